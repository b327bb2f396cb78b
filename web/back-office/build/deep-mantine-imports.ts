import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Loader, Plugin } from 'esbuild';

const PACKAGES = ['@mantine/core', '@mantine/hooks', '@mantine/dates'];
const BARREL_IMPORT = /import\s*\{([^}]*)\}\s*from\s*["'](@mantine\/(?:core|hooks|dates))["'];?/g;
const NAMED_LIST = /\{([^}]*)\}/;

type Origin = { readonly file: string; readonly name: string };

/** `a, b as c` as pairs of outer and inner name; types are left out. */
const namesOf = (list: string): [outer: string, inner: string][] =>
  list
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '' && !entry.startsWith('type '))
    .map((entry) => {
      const [outer = '', inner = outer] = entry.split(/\s+as\s+/);
      return [outer, inner];
    });

const readBarrel = async (folder: string): Promise<Map<string, Origin>> => {
  const origins = new Map<string, Origin>();
  const source = await readFile(path.join(folder, 'index.mjs'), 'utf8');
  for (const [statement, file = ''] of source.matchAll(/import \{[^}]*\} from "([^"]+)"/g)) {
    // What another package brings is imported from there: by the barrel it would bring all of Mantine along.
    const origin = file.startsWith('.') ? path.resolve(folder, file) : file;
    for (const [name, local] of namesOf(NAMED_LIST.exec(statement)?.[1] ?? '')) {
      origins.set(local, { file: origin, name });
    }
  }
  return origins;
};

const rewrite = (source: string, barrels: Map<string, Map<string, Origin>>): string =>
  source.replace(BARREL_IMPORT, (statement, list: string, from: string) => {
    const imports = namesOf(list).map(([name, local]) => {
      const origin = barrels.get(from)?.get(name) ?? { file: from, name };
      return `import {${origin.name} as ${local}} from ${JSON.stringify(origin.file)};`;
    });
    // Line numbers stay, for the messages of the compiler.
    return imports.join(' ') + '\n'.repeat(lineBreaksIn(statement));
  });

const lineBreaksIn = (text: string): number => text.split('\n').length - 1;

/**
 * Turns imports of Mantine's barrels into imports of the files behind them. Splitting keeps whatever one
 * barrel leads to in one chunk; with deep imports a component that only one screen uses loads with that screen.
 */
export const deepMantineImports = (root: string): Plugin => ({
  name: 'deep-mantine-imports',
  setup: async (build) => {
    const folderOf = (name: string): string => path.join(root, 'node_modules', name, 'esm');
    const barrels = new Map<string, Map<string, Origin>>();
    for (const name of PACKAGES) barrels.set(name, await readBarrel(folderOf(name)));

    build.onLoad({ filter: /(web[\\/]back-office|@mantine)[\\/].*\.(tsx?|mjs)$/ }, async ({ path: file }) => {
      const extension = path.extname(file).slice(1);
      const loader: Loader = extension === 'mjs' ? 'js' : (extension as 'ts' | 'tsx');
      return { contents: rewrite(await readFile(file, 'utf8'), barrels), loader };
    });
  },
});
