import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type BuildOptions, build as bundle } from 'esbuild';
import { PAGE_NAMES } from '#shared/content/page.ts';
import { renderedFile } from '#shared/content/rendered-page.ts';
import { SITE_LANGUAGES } from '#shared/languages.ts';
import { addressesIn } from '#web/public/bundling/addresses.ts';
import { asFiles } from '#web/public/bundling/as-files.ts';
import { buildRenderer } from '#web/public/bundling/build-renderer.ts';
import { leaveSchemasOut } from '#web/public/bundling/leave-schemas-out.ts';
import { reactAsModule } from '#web/public/bundling/react-as-module.ts';

export type BuildTarget = {
  /** Folder that is served as `/`; made when it does not exist. */
  readonly outDir: string;
  /** Folder of what draws the site on the server. */
  readonly rendererDir: string;
  readonly minify: boolean;
};

/** A static document with the one script that starts it, and its style. */
type SitePage = { html: string; script: string; style: string; to: string };

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

const SITE: SitePage = {
  html: 'index.html',
  script: 'entry.tsx',
  style: 'styles/site.css',
  to: 'index.html',
};
const CARD_PAGE: SitePage = {
  html: 'card-page/card-page.html',
  script: 'card-page/card-page.ts',
  style: 'card-page/card-page.css',
  to: 'payment/index.html',
};

const optionsFor = (page: SitePage, { outDir, minify }: BuildTarget): BuildOptions => ({
  entryPoints: [here(page.script), here(page.style)],
  outdir: outDir,
  outbase: here('.'),
  bundle: true,
  splitting: true,
  format: 'esm',
  target: ['es2022', 'safari16'],
  jsx: 'automatic',
  minify,
  charset: 'utf8',
  legalComments: 'none',
  publicPath: '/',
  entryNames: 'assets/[name]-[hash]',
  chunkNames: 'assets/[name]-[hash]',
  assetNames: 'assets/[name]-[hash]',
  loader: { '.woff2': 'file' },
  plugins: [reactAsModule, leaveSchemasOut, asFiles],
  define: { 'process.env.NODE_ENV': minify ? '"production"' : '"development"' },
  conditions: minify ? [] : ['development'],
});

type Addresses = ReturnType<typeof addressesIn>;

/** Scripts and styles are files of their own, so that the content security policy needs no exception. */
const headOf = ({ script, style }: SitePage, addresses: Addresses): string => {
  const font = addresses.asset(/sofia-sans-latin-wght/);
  return [
    ...(font ? [`<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin>`] : []),
    `<link rel="stylesheet" href="${addresses.of(style)}">`,
    ...addresses.partsOf(script).map((part) => `<link rel="modulepreload" href="${part}">`),
    `<script type="module" src="${addresses.of(script)}"></script>`,
  ].join('\n');
};

const buildPage = async (page: SitePage, target: BuildTarget) => {
  const { metafile } = await bundle({ ...optionsFor(page, target), metafile: true });
  const addresses = addressesIn(metafile, target.outDir);
  const source = await readFile(here(page.html), 'utf8');
  const html = source.replace('<!-- assets -->', headOf(page, addresses));
  await writeInto(target.outDir, page.to, html);
  return { html, addresses };
};

const writeInto = async (folder: string, path: string, text: string): Promise<void> => {
  const file = join(folder, path);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
};

const buildSite = async (target: BuildTarget): Promise<void> => {
  const { outDir, rendererDir: dir, minify } = target;
  const { html: shell, addresses } = await buildPage(SITE, target);
  await buildRenderer({ dir, minify, shell, preloads: addresses.later(SITE.script) });
  const files = SITE_LANGUAGES.flatMap((language) => PAGE_NAMES.map((name) => renderedFile(name, language)));
  await Promise.all(files.map((file) => writeInto(outDir, file, shell)));
};

/**
 * Builds the visitor's site into `outDir`: `index.html` for every public route, and once more for each page that
 * will be rendered with its content, to stand in until then; `payment/index.html` for the card page, and `assets/*`
 * with hashed names that may be kept for ever. Existing files are left in place.
 */
export const build = async (target: BuildTarget): Promise<void> => {
  await mkdir(target.outDir, { recursive: true });
  await Promise.all([buildSite(target), buildPage(CARD_PAGE, target)]);
  for (const file of ['favicon.svg', 'share.png']) await cp(here(file), join(target.outDir, file));
};
