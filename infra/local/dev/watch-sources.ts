import { watch } from 'node:fs';
import { join, sep } from 'node:path';

/** Editors write a file in several steps. */
const SETTLE_MS = 80;

/**
 * Calls back with the changed paths, relative to the root and with slashes, one call at a time: what changes during a
 * call comes with the next.
 */
export const watchSources = (
  root: string,
  folders: readonly string[],
  changed: (paths: readonly string[]) => Promise<void>,
): (() => void) => {
  const paths = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  let isBusy = false;

  const flush = async (): Promise<void> => {
    if (isBusy || paths.size === 0) return;
    isBusy = true;
    const settled = [...paths];
    paths.clear();
    await changed(settled).finally(() => {
      isBusy = false;
    });
    await flush();
  };
  const note = (folder: string, file: string | null): void => {
    if (file === null) return;
    paths.add(join(folder, file).split(sep).join('/'));
    clearTimeout(timer);
    timer = setTimeout(flush, SETTLE_MS);
  };
  const watchers = folders.map((folder) =>
    watch(join(root, folder), { recursive: true }, (_, file) => note(folder, file)),
  );
  return () => {
    clearTimeout(timer);
    for (const watcher of watchers) watcher.close();
  };
};
