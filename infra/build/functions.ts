import { existsSync } from 'node:fs';
import { build, type Plugin } from 'esbuild';
import { builtIns } from '#infra/build/built-ins.ts';
import { documentFonts } from '#infra/build/document-fonts.ts';
import { BUILT_FUNCTIONS } from '#infra/build/places.ts';
import { eventFunctions } from '#infra/event-functions.ts';
import { routeGroups } from '#infra/route-groups.ts';

/**
 * The sanitiser of rich text brings a parser for style attributes. None of them is let through, and the parser needs
 * `require`, which does not exist in an ESM bundle.
 */
const withoutStyleParser: Plugin = {
  name: 'without-style-parser',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^postcss$/ }, ({ path }) => ({ path, namespace: 'left-out' }));
    onLoad({ filter: /^postcss$/, namespace: 'left-out' }, () => ({ contents: 'export {}' }));
  },
};

/**
 * Builds every function of the stack to `<outdir>/<name>/index.mjs`, each with all that it needs.
 * @throws Error naming the functions whose source does not exist.
 */
export const buildFunctions = async (outdir = BUILT_FUNCTIONS): Promise<void> => {
  const names = [...Object.keys(routeGroups), ...Object.keys(eventFunctions)];
  const sourceOf = (name: string): string => `functions/${name}/index.ts`;
  const missing = names.map(sourceOf).filter((source) => !existsSync(source));
  if (missing.length > 0) throw new Error(`These functions have no source: ${missing.join(', ')}`);
  await Promise.all(names.map((name) => buildFunction(sourceOf(name), `${outdir}/${name}`)));
};

/** Libraries without modules ask Node for its parts by `require`, which a module has to make for itself. */
const REQUIRE =
  "import { createRequire as requireOf } from 'node:module'; const require = requireOf(import.meta.url);";

/** What is imported lazily gets files of its own, so that a cold start does not read it. */
const buildFunction = (source: string, outdir: string): Promise<unknown> =>
  build({
    entryPoints: [source],
    outdir,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    splitting: true,
    platform: 'node',
    target: 'node24',
    format: 'esm',
    // Libraries that ship both: their modules need no `require`, which does not exist in an ESM bundle.
    mainFields: ['module', 'main'],
    // Checks electronic invoices against their schemas: the tests do.
    external: ['libxml2-wasm'],
    alias: { exceljs: 'exceljs/dist/exceljs.bare.min.js' },
    banner: { js: REQUIRE },
    plugins: [withoutStyleParser, builtIns, documentFonts],
    minify: true,
    treeShaking: true,
    sourcemap: 'linked',
    sourcesContent: false,
    legalComments: 'none',
    logLevel: 'warning',
  });
