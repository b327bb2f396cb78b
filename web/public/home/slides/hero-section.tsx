import { useCallback, useState } from 'react';
import { useSlides } from '#web/common/content-data.ts';
import type { SlideData } from '#web/public/home/slides/slide-data.ts';
import { SlideTabs } from '#web/public/home/slides/slide-tabs.tsx';
import { SlideView } from '#web/public/home/slides/slide-view.tsx';
import { useMotion } from '#web/public/home/slides/use-motion.ts';
import { usePlaying } from '#web/public/home/slides/use-playing.ts';
import { useTexts } from '#web/public/language/texts.ts';

/** What the office has published; the promise of the house until it is there, and when there is nothing. */
const useShownSlides = (): readonly SlideData[] => {
  const { t, language } = useTexts();
  const { data } = useSlides(language);
  if (data && data.rows.length > 0) return data.rows;
  return [
    {
      _id: 'built-in',
      title: t('home.hero.title'),
      text: t('home.hero.text'),
      link: '/book/travel-details?service=assistant',
      link_text: t('home.hero.assistant'),
      scene: 'welcome',
      image: null,
    },
  ];
};

/** The slides of the start page. The first stands in the document; what moves them comes later. */
export const HeroSection = () => {
  const { t } = useTexts();
  const slides = useShownSlides();
  const [viewport, setViewport] = useState<HTMLElement | null>(null);
  const [wanted, setWanted] = useState(0);
  const selected = wanted < slides.length ? wanted : 0;
  const playing = usePlaying();
  const { Moving, ask } = useMotion();
  const onSelect = useCallback((index: number) => setWanted(index), []);
  const isMany = slides.length > 1;
  return (
    <section
      className="hero on-ink"
      aria-roledescription={t('home.slides.role')}
      aria-label={t('home.slides')}
      {...playing.holding}
    >
      <div className="hero-stage">
        <div className="slides" ref={setViewport} onPointerDown={ask}>
          <div className="slides-row" aria-live={playing.isPlaying ? 'off' : 'polite'}>
            {slides.map((slide, index) => (
              <SlideView
                key={slide._id}
                slide={slide}
                number={index + 1}
                count={slides.length}
                isShown={index === selected}
              />
            ))}
          </div>
        </div>
      </div>
      {isMany && (
        <SlideTabs
          slides={slides}
          selected={selected}
          isPaused={playing.isPaused}
          isMoving={playing.isPlaying && Moving !== undefined}
          onToggle={() => {
            ask();
            playing.toggle();
          }}
          onSelect={(index) => {
            ask();
            playing.pause();
            onSelect(index);
          }}
        />
      )}
      {isMany && Moving && viewport && (
        <Moving
          key={slides.length}
          viewport={viewport}
          selected={selected}
          isPlaying={playing.isPlaying}
          isStill={playing.isStill}
          onSelect={onSelect}
        />
      )}
    </section>
  );
};
