import Autoplay from 'embla-carousel-autoplay';
import useEmblaCarousel from 'embla-carousel-react';
import { useEffect } from 'react';

/** Public specification, section 9. */
const INTERVAL_MS = 4000;

export type Motion = {
  readonly viewport: HTMLElement;
  readonly selected: number;
  readonly isPlaying: boolean;
  /** For whoever wants no motion slides change at once. */
  readonly isStill: boolean;
  readonly onSelect: (index: number) => void;
};

/** Moves the slides: by touch, by what is selected, and by itself. It draws nothing. */
const SlideMotion = ({ viewport, selected, isPlaying, isStill, onSelect }: Motion) => {
  const [attach, carousel] = useEmblaCarousel(
    { loop: true, direction: getComputedStyle(viewport).direction === 'rtl' ? 'rtl' : 'ltr' },
    isPlaying ? [Autoplay({ delay: INTERVAL_MS, stopOnInteraction: false })] : [],
  );
  useEffect(() => attach(viewport), [attach, viewport]);
  useEffect(() => {
    if (!carousel) return;
    const tell = () => onSelect(carousel.selectedScrollSnap());
    carousel.on('select', tell);
    return () => {
      carousel.off('select', tell);
    };
  }, [carousel, onSelect]);
  useEffect(() => {
    if (carousel && carousel.selectedScrollSnap() !== selected) carousel.scrollTo(selected, isStill);
  }, [carousel, selected, isStill]);
  return null;
};

export default SlideMotion;
