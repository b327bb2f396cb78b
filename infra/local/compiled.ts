import { enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';

/**
 * Where Node keeps compiled code from one start to the next: a thread that loads a function takes half the time. Whoever
 * starts several stacks names a folder for all of them by NODE_COMPILE_CACHE.
 */
export const COMPILED =
  process.env.NODE_COMPILE_CACHE ??
  fileURLToPath(new URL('../../node_modules/.cache/compiled', import.meta.url));

enableCompileCache(COMPILED);
