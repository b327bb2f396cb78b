import { catalogueVersionKey } from '#functions/platform/data/keys.ts';
import { readItem } from '#functions/platform/data/read.ts';

/**
 * Keeps what `load` brings in the warm function until the catalogue's version is raised: an edit shows at once,
 * and a request costs one small read. A failed load is not kept.
 */
export const heldByVersion = <T>(load: (version: number) => Promise<T>): (() => Promise<T>) => {
  let held: { version: number; value: Promise<T> } | undefined;
  return async () => {
    const version = ((await readItem(catalogueVersionKey))?.last as number | undefined) ?? 0;
    if (held?.version !== version) {
      const fresh = { version, value: load(version) };
      held = fresh;
      fresh.value.catch(() => {
        if (held === fresh) held = undefined;
      });
    }
    return held.value;
  };
};
