import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';

/** A step of the whole test: its command, and where it writes what it counted. */
type Step = { readonly name: string; readonly command: readonly string[] };

const VITEST_REPORT = 'test-results/tests.json';
const JOURNEYS_REPORT = 'test-results/journeys.json';

/** Steps of one line run side by side; a line begins when the one before has passed. */
const LINES: readonly (readonly Step[])[] = [
  [{ name: 'build', command: ['node', 'infra/build/build.ts'] }],
  [
    { name: 'synthesis', command: ['node', 'infra/app.ts'] },
    // The build fills both cores, the synthesis one.
    { name: 'format and lint', command: ['biome', 'check', '--error-on-warnings'] },
  ],
  [
    {
      name: 'tests',
      command: ['vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile=${VITEST_REPORT}`],
    },
    // Both wait more than they compute: side by side they take little longer than the longer one.
    { name: 'journeys', command: ['playwright', 'test'] },
    // Nothing waits for it, and the stacks that start meanwhile leave a core to it.
    { name: 'types', command: ['tsc', '--noEmit'] },
  ],
];

const run = ({ name, command: [program = '', ...args] }: Step): Promise<boolean> =>
  new Promise((resolve) => {
    const begun = performance.now();
    const child = spawn(program, args, { stdio: 'inherit', shell: process.platform === 'win32' });
    child.once('error', () => resolve(false));
    child.once('exit', (code) => {
      const seconds = ((performance.now() - begun) / 1000).toFixed(0);
      console.log(`${code === 0 ? 'ok' : 'FAILED'}: ${name} (${seconds} s)`);
      resolve(code === 0);
    });
  });

const read = (file: string): unknown => {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return {};
  }
};

type Stats = { readonly expected?: number; readonly unexpected?: number; readonly flaky?: number };

/** Passed and failed tests of both runners, and the journeys that passed at their second try only. */
const counts = (): { passed: number; failed: number; flaky: number } => {
  const tests = read(VITEST_REPORT) as { numPassedTests?: number; numFailedTests?: number };
  const { stats = {} } = read(JOURNEYS_REPORT) as { stats?: Stats };
  const { expected = 0, unexpected = 0, flaky = 0 } = stats;
  return {
    passed: (tests.numPassedTests ?? 0) + expected + flaky,
    failed: (tests.numFailedTests ?? 0) + unexpected,
    flaky,
  };
};

// Every process of a run finds compiled what another has loaded: stacks, functions, runners.
process.env.NODE_COMPILE_CACHE ??= resolve('node_modules/.cache/compiled');
rmSync('test-results', { recursive: true, force: true });
mkdirSync('test-results');
let isGood = true;
for (const line of LINES) {
  const results = await Promise.all(line.map(run));
  isGood &&= results.every(Boolean);
  // What was not built cannot be tested.
  if (!isGood) break;
}
const { passed, failed, flaky } = counts();
const second = flaky > 0 ? `, ${flaky} of them at a second try` : '';
console.log(`${passed} passed${second}, ${isGood ? failed : Math.max(failed, 1)} failed`);
process.exit(isGood ? 0 : 1);
