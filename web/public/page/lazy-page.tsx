import { type ComponentType, lazy } from 'react';

export type LoadedPage = { default: ComponentType };

/** A page whose code is fetched when it is first shown, or ahead of that by `load`. */
export type LazyPage = { Page: ComponentType; load: () => Promise<void> };

const drawn =
  (page: () => ComponentType): ComponentType =>
  () => {
    const Shown = page();
    return <Shown />;
  };

/**
 * A page that was loaded ahead is drawn in the first pass, without a fallback: the server draws it so, and the
 * browser must draw the same to take the server's document over.
 */
export const lazyPage = (load: () => Promise<LoadedPage>): LazyPage => {
  let shown: ComponentType = lazy(load);
  return {
    Page: drawn(() => shown),
    load: async () => {
      shown = (await load()).default;
    },
  };
};
