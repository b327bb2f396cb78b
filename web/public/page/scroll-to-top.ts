const DURATION_MS = 700;

const eased = (part: number): number => 1 - (1 - part) ** 3;

/** Rolls to the top within 700 ms (public specification, section 9); at once where motion is not wanted. */
export const scrollToTop = (): void => {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) {
    window.scrollTo(0, 0);
    return;
  }
  const from = window.scrollY;
  const start = performance.now();
  const step = (now: number): void => {
    const part = Math.min(1, (now - start) / DURATION_MS);
    window.scrollTo(0, Math.round(from * (1 - eased(part))));
    if (part < 1) requestAnimationFrame(step);
  };
  requestAnimationFrame(step);
};
