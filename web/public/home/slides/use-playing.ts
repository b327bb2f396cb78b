import { useEffect, useState } from 'react';

const wantsNoMotion = () => matchMedia('(prefers-reduced-motion: reduce)');

/**
 * Whether the slides go on by themselves: not while someone points at them or is in them with the keyboard, not
 * after the pause button, and for whoever wants no motion only when asked to.
 */
export const usePlaying = () => {
  const [isStill, setIsStill] = useState(false);
  const [isPaused, setIsPaused] = useState(false);
  const [isPointedAt, setIsPointedAt] = useState(false);
  const [isFocused, setIsFocused] = useState(false);
  useEffect(() => {
    const wish = wantsNoMotion();
    const read = () => {
      setIsStill(wish.matches);
      setIsPaused(wish.matches);
    };
    read();
    wish.addEventListener('change', read);
    return () => wish.removeEventListener('change', read);
  }, []);
  return {
    isStill,
    isPaused,
    isPlaying: !isPaused && !isPointedAt && !isFocused,
    pause: () => setIsPaused(true),
    toggle: () => setIsPaused(!isPaused),
    holding: {
      onPointerEnter: ({ pointerType }: { pointerType: string }) => setIsPointedAt(pointerType === 'mouse'),
      onPointerLeave: () => setIsPointedAt(false),
      onFocus: ({ target }: { target: Element }) => setIsFocused(target.matches(':focus-visible')),
      onBlur: () => setIsFocused(false),
    },
  };
};
