import { readFile } from 'node:fs/promises';
import type { Plugin } from 'esbuild';

const SUFFIX = /\?file$/;

/**
 * `import address from 'package/part?file'` puts the part beside the scripts as it is, and answers its address: for
 * what the browser loads by address, such as workers.
 */
export const asFiles: Plugin = {
  name: 'as-files',
  setup({ onResolve, onLoad, resolve }) {
    onResolve({ filter: SUFFIX }, async ({ path, kind, resolveDir }) => {
      const { path: file, errors } = await resolve(path.replace(SUFFIX, ''), { kind, resolveDir });
      return errors.length > 0 ? { errors } : { path: file, namespace: 'as-file' };
    });
    onLoad({ filter: /.*/, namespace: 'as-file' }, async ({ path }) => ({
      contents: await readFile(path),
      loader: 'file',
    }));
  },
};
