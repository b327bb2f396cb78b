import { type RefObject, useLayoutEffect, useRef } from 'react';

const PIXELS_OF_A_MILLIMETRE = 96 / 25.4;

/**
 * Shows pages of a width smaller where the window is narrower than they are; on paper they keep their size.
 * @param width of a page in millimetres
 */
export const useZoom = (width: number): RefObject<HTMLDivElement | null> => {
  const desk = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = desk.current;
    if (!element) return;
    const fit = (): void => {
      const { paddingInlineStart, paddingInlineEnd } = getComputedStyle(element);
      const room =
        element.clientWidth - Number.parseFloat(paddingInlineStart) - Number.parseFloat(paddingInlineEnd);
      element.style.setProperty('--zoom', String(Math.min(1, room / (width * PIXELS_OF_A_MILLIMETRE))));
    };
    const observer = new ResizeObserver(fit);
    observer.observe(element);
    return () => observer.disconnect();
  }, [width]);
  return desk;
};
