import { type ComponentType, lazy } from 'react';

const SIGNS_OF_LIFE = ['scroll', 'pointerdown', 'pointermove', 'keydown', 'focusin'] as const;
const CALM_MS = 1500;

/** Settles when the visitor does something, at the latest a moment after the start; at once on the server. */
const firstSign = (): Promise<void> => {
  if (typeof window === 'undefined') return Promise.resolve();
  return new Promise((resolve) => {
    const settle = () => {
      for (const sign of SIGNS_OF_LIFE) window.removeEventListener(sign, settle);
      resolve();
    };
    for (const sign of SIGNS_OF_LIFE) window.addEventListener(sign, settle, { passive: true });
    setTimeout(settle, CALM_MS);
  });
};

let waited: Promise<void> | undefined;

/**
 * A part below what is seen first. A rendered document shows it at once; its code, which the first load goes
 * without, comes with the visitor's first sign. Its place must be an element that is made once, outside of any
 * component: whatever is drawn anew before would take the document's part away.
 */
export const comeAliveLater = (load: () => Promise<ComponentType>): ComponentType =>
  lazy(async () => {
    waited ??= firstSign();
    await waited;
    return { default: await load() };
  });
