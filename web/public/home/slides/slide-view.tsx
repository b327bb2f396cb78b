import { ButtonLink } from '#web/public/controls/button.tsx';
import type { SlideData } from '#web/public/home/slides/slide-data.ts';
import { SlideScene } from '#web/public/home/slides/slide-scene.tsx';
import { useTexts } from '#web/public/language/texts.ts';

const Action = ({ link, link_text: text }: SlideData) => {
  if (!link || !text) return null;
  if (link.startsWith('/')) {
    return (
      <ButtonLink to={link} kind="sign" arrow>
        {text}
      </ButtonLink>
    );
  }
  return (
    <a className="button button-sign" href={link}>
      {text}
    </a>
  );
};

const Picture = ({ slide, isFirst }: { slide: SlideData; isFirst: boolean }) => {
  if (!slide.image) return <SlideScene scene={slide.scene} />;
  return (
    <img
      className="hero-image"
      {...slide.image}
      alt={slide.image.alt}
      {...(isFirst ? { fetchPriority: 'high' as const } : { loading: 'lazy' as const })}
    />
  );
};

/** One slide: words at the start, the picture at the end, the line below. Only the shown one can be reached. */
export const SlideView = ({
  slide,
  number,
  count,
  isShown,
}: {
  slide: SlideData;
  number: number;
  count: number;
  isShown: boolean;
}) => {
  const { t } = useTexts();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a slide is a group of the carousel, not of a form
    <div
      className="slide"
      role="group"
      aria-roledescription={t('home.slide.role')}
      aria-label={t('home.slide', { number, count, title: slide.title })}
      inert={!isShown}
    >
      <div className="width hero-row">
        <div className="hero-words">
          <h2>
            <bdi>{slide.title}</bdi>
          </h2>
          <p>
            <bdi>{slide.text}</bdi>
          </p>
          <div className="hero-actions">
            <Action {...slide} />
          </div>
        </div>
        <Picture slide={slide} isFirst={number === 1} />
      </div>
    </div>
  );
};
