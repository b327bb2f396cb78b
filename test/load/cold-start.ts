import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { ENVIRONMENT_NAMES } from '#functions/platform/environment-names.ts';
import { type Figure, median } from '#test/load/figure.ts';

const RUNS = 9;
/** A process that imports a function's bundle may take this much of one that imports nothing. */
const GOAL_RATIO = 2.6;

const env = {
  ...process.env,
  ...Object.fromEntries(ENVIRONMENT_NAMES.map((name) => [name, 'none'])),
  PAYMENT_BASE_URL: 'http://127.0.0.1',
  INSTALLATION: 'development',
  AWS_REGION: 'eu-central-1',
};

const processMs = (code: string): number => {
  const start = performance.now();
  const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', code], { env });
  if (status !== 0) throw new Error(String(stderr));
  return performance.now() - start;
};

const BARE = 'export const handler = () => undefined';

/** Ours and a bare process by turns: the machine may be busier at one moment than at another. */
const measured = (code: string) => {
  const pairs = Array.from({ length: RUNS }, () => ({ bare: processMs(BARE), ours: processMs(code) }));
  return {
    bare: median(pairs.map(({ bare }) => bare)),
    ours: median(pairs.map(({ ours }) => ours)),
    ratio: median(pairs.map(({ bare, ours }) => ours / bare)),
  };
};

/** The processor's part of a cold start: a fresh process that imports a function, against a bare one. */
export const coldStartFigures = (): Figure[] =>
  readdirSync('dist/functions').map((name) => {
    const file = resolve('dist/functions', name, 'index.mjs');
    const { bare, ours, ratio } = measured(`await import(${JSON.stringify(file)})`);
    return {
      name: `cold start: ${name}`,
      ours: `${ours.toFixed(0)} ms`,
      reference: `bare process ${bare.toFixed(0)} ms, goal ${GOAL_RATIO} times`,
      ratio: ratio.toFixed(2),
      isMet: ratio <= GOAL_RATIO,
    };
  });
