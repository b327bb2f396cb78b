import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, globSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { StartError } from './start-error.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const stamp = join(root, 'dist/built-from');

/** What the build and the synthesis read. This folder only runs what they made. */
const INPUTS = ['infra', 'functions', 'shared', 'web', 'package-lock.json', 'cdk.json', 'tsconfig.json'];
const OUTPUTS = ['dist/functions', 'dist/site', 'cdk.out/manifest.json'];

const filesIn = (input: string): string[] =>
  existsSync(join(root, input)) && statSync(join(root, input)).isDirectory()
    ? globSync('**/*', { cwd: join(root, input) })
        .map((path) => join(input, path))
        .filter((path) => !path.startsWith(join('infra', 'local')) && statSync(join(root, path)).isFile())
        .toSorted()
    : [input].filter((path) => existsSync(join(root, path)));

const hashOfInputs = (): string => {
  const hash = createHash('sha256');
  for (const path of INPUTS.flatMap(filesIn)) hash.update(`${path}\0`).update(readFileSync(join(root, path)));
  return hash.digest('hex');
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
 * Builds functions and site and synthesises the stack, unless all that they are made of is as it was last time.
 *
 * @throws StartError when the build or the synthesis fails.
 */
export const buildIfStale = async (): Promise<void> => {
  const hash = hashOfInputs();
  const isBuilt = OUTPUTS.every((path) => existsSync(join(root, path)));
  if (isBuilt && existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return;
  process.stdout.write('Building …\n');
  await runScript('infra/build/build.ts');
  await runScript('infra/app.ts');
  writeFileSync(stamp, hash);
};

/** What lies in `dist` is no longer what the last full build made. */
export const forgetBuild = (): void => rmSync(stamp, { force: true });
