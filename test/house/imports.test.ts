import { globSync } from 'node:fs';
import { cruise, type ICruiseResult } from 'dependency-cruiser';
import extractDepcruiseOptions from 'dependency-cruiser/config-utl/extract-depcruise-options';
import extractTSConfig from 'dependency-cruiser/config-utl/extract-ts-config';
import { beforeAll, describe, expect, it } from 'vitest';

const FOLDERS = ['functions', 'infra', 'shared', 'test', 'web'];

describe('who imports whom', () => {
  let result: ICruiseResult;

  beforeAll(async () => {
    const { output } = await cruise(
      FOLDERS,
      await extractDepcruiseOptions('./.dependency-cruiser.cjs'),
      {},
      { tsConfig: extractTSConfig('tsconfig.json') },
    );
    result = output as ICruiseResult;
  }, 120_000);

  it('keeps to the rules of the house', () => {
    expect(
      result.summary.violations.map(({ rule, from, to, cycle = [] }) =>
        [`${rule.name}:`, from, ...(cycle.length > 0 ? cycle.map(({ name }) => name) : [to])].join(' '),
      ),
    ).toEqual([]);
  });

  it('is read in every file, so that a clean result means something', () => {
    const read = new Set(result.modules.map(({ source }) => source));
    const files = FOLDERS.flatMap((folder) => globSync(`${folder}/**/*.{ts,tsx}`));
    expect(files.filter((file) => !read.has(file))).toEqual([]);
    expect(files.length).toBeGreaterThan(0);
    const withImports = result.modules.filter(({ dependencies }) => dependencies.length > 0);
    expect(withImports.length).toBeGreaterThan(files.length / 2);
  });
});
