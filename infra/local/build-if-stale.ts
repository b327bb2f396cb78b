import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, globSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { StartError } from './start-error.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** What build and synthesis read; folders count too, so that a deleted file is noticed. */
const INPUTS = ['{infra,functions,shared,web}/**', 'package-lock.json', 'cdk.json', 'tsconfig.json'];
/** This folder only runs what they made. */
const RUNS_ONLY = join('infra', 'local');
/** The first that the build writes and the last that the synthesis does. */
const OUTPUTS = ['dist/functions/*/index.mjs', 'dist/site/index.html', 'cdk.out/manifest.json'];

const changedAt = (pattern: string): readonly number[] =>
  globSync(pattern, { cwd: root })
    .filter((path) => !path.startsWith(RUNS_ONLY))
    .map((path) => statSync(join(root, path)).mtimeMs);

const isStale = (): boolean => {
  if (!OUTPUTS.every((pattern) => existsSync(join(root, pattern.split('/*')[0] ?? '')))) return true;
  const built = OUTPUTS.flatMap(changedAt).reduce(
    (oldest, at) => Math.min(oldest, at),
    Number.POSITIVE_INFINITY,
  );
  return INPUTS.flatMap(changedAt).some((at) => at > built);
};

const runScript = async (script: string): Promise<void> => {
  const child = spawn(process.execPath, [script], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    // The test command validates the templates; the start need not wait for that.
    env: { ...process.env, CDK_VALIDATION: 'false' },
  });
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0) throw new StartError(`node ${script} failed; what it printed stands above.`);
};

/**
 * Builds functions and site and synthesises the stack, unless nothing they are made of is newer.
 *
 * @throws StartError when the build or the synthesis fails.
 */
export const buildIfStale = async (): Promise<void> => {
  if (!isStale()) return;
  process.stdout.write('Building …\n');
  await runScript('infra/build/build.ts');
  await runScript('infra/app.ts');
};
