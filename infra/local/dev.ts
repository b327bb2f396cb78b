import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildIfStale } from './build-if-stale.ts';
import { createPageReload } from './dev/page-reload.ts';
import { needsNewStart, rebuild } from './dev/rebuild.ts';
import { watchSources } from './dev/watch-sources.ts';
import { demandFreePorts } from './ports.ts';
import { runUntilEnded } from './run-until-ended.ts';
import { startStack } from './stack.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

await runUntilEnded(async (options) => {
  // Said before the build, not after it.
  await demandFreePorts(options.port, options.awsEndpoint);
  await buildIfStale();
  const pages = createPageReload();
  const built = { ...options.built, functions: join(root, 'dist/functions') };
  const stack = await startStack({ ...options, built }, pages.around);

  const build = async (paths: readonly string[]): Promise<void> => {
    const started = performance.now();
    const made = await rebuild(paths);
    if (made.functions) {
      stack.functions.renew();
      // The published pages are drawn by the site's own code.
      await stack.runTriggers();
    }
    pages.reload();
    process.stdout.write(`Rebuilt in ${((performance.now() - started) / 1_000).toFixed(1)} s\n`);
    if (paths.some(needsNewStart))
      process.stdout.write('The stack itself changed: start again to see that.\n');
  };
  const unwatch = watchSources(root, ['functions', 'shared', 'web', 'infra'], (paths) =>
    // A fault in the source is not the end: the next change is built again.
    build(paths)
      .catch((error: unknown) => process.stderr.write(`${String(error)}\n`))
      .then(() => undefined),
  );
  return {
    ...stack,
    close: async () => {
      unwatch();
      await stack.close();
    },
  };
});
