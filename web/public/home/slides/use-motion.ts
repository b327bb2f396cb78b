import { type ComponentType, useEffect, useState } from 'react';
import type { Motion } from '#web/public/home/slides/slide-motion.tsx';

/** The first load belongs to the page: what moves the slides comes after it, or with the first touch. */
const AFTER_MS = 2500;

/** The part that moves the slides, once it is there; `ask` fetches it now. */
export const useMotion = (): { Moving: ComponentType<Motion> | undefined; ask: () => void } => {
  const [Moving, setMoving] = useState<ComponentType<Motion>>();
  const [isAsked, setIsAsked] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsAsked(true), AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  useEffect(() => {
    if (!isAsked) return;
    import('#web/public/home/slides/slide-motion.tsx').then(
      (loaded) => setMoving(() => loaded.default),
      // Without it the first slide stays, which says what matters.
      () => undefined,
    );
  }, [isAsked]);
  return { Moving, ask: () => setIsAsked(true) };
};
