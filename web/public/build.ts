import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type BuildOptions, build as bundle, type Metafile } from 'esbuild';
import { leaveSchemasOut } from '#web/public/bundling/leave-schemas-out.ts';

export type BuildTarget = {
  /** Folder that is served as `/`; made when it does not exist. */
  readonly outDir: string;
  readonly minify: boolean;
};

/** A static document with the one script that starts it, and its style. */
type SitePage = { html: string; script: string; style: string; to: string };

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

const PAGES: readonly SitePage[] = [
  { html: 'index.html', script: 'entry.tsx', style: 'styles/site.css', to: 'index.html' },
  {
    html: 'card-page/card-page.html',
    script: 'card-page/card-page.ts',
    style: 'card-page/card-page.css',
    to: 'payment/index.html',
  },
];

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
  metafile: true,
  publicPath: '/',
  entryNames: 'assets/[name]-[hash]',
  chunkNames: 'assets/[name]-[hash]',
  assetNames: 'assets/[name]-[hash]',
  loader: { '.woff2': 'file' },
  plugins: [leaveSchemasOut],
  define: { 'process.env.NODE_ENV': minify ? '"production"' : '"development"' },
  conditions: minify ? [] : ['development'],
});

const addressesIn = (metafile: Metafile, outDir: string) => {
  const outputs = Object.entries(metafile.outputs);
  const address = (path: string): string => `/${relative(outDir, path).replaceAll('\\', '/')}`;
  const entryOf = (source: string): string => {
    const found = outputs.find(([, { entryPoint }]) => entryPoint?.endsWith(`web/public/${source}`));
    if (!found) throw new Error(`${source} was not built`);
    return found[0];
  };
  const staticParts = (path: string): string[] =>
    (metafile.outputs[path]?.imports ?? [])
      .filter(({ kind }) => kind === 'import-statement')
      .map((part) => part.path);
  const font = outputs.map(([path]) => path).find((path) => /sofia-sans-latin-wght/.test(path));
  return { address, entryOf, staticParts, font };
};

/** Scripts and styles are files of their own, so that the content security policy needs no exception. */
const headOf = (page: SitePage, metafile: Metafile, outDir: string): string => {
  const { address, entryOf, staticParts, font } = addressesIn(metafile, outDir);
  const script = entryOf(page.script);
  return [
    ...(font ? [`<link rel="preload" href="${address(font)}" as="font" type="font/woff2" crossorigin>`] : []),
    `<link rel="stylesheet" href="${address(entryOf(page.style))}">`,
    ...staticParts(script).map((part) => `<link rel="modulepreload" href="${address(part)}">`),
    `<script type="module" src="${address(script)}"></script>`,
  ].join('\n');
};

const buildPage = async (page: SitePage, target: BuildTarget): Promise<void> => {
  const { metafile } = await bundle({ ...optionsFor(page, target), metafile: true });
  const html = await readFile(here(page.html), 'utf8');
  const file = join(target.outDir, page.to);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, html.replace('<!-- assets -->', headOf(page, metafile, target.outDir)));
};

/**
 * Builds the visitor's site into `outDir`: `index.html` for every public route, `payment/index.html` for the
 * card page, and `assets/*` with hashed names that may be kept for ever. Existing files are left in place.
 */
export const build = async (target: BuildTarget): Promise<void> => {
  await mkdir(target.outDir, { recursive: true });
  await Promise.all(PAGES.map((page) => buildPage(page, target)));
  await cp(here('favicon.svg'), join(target.outDir, 'favicon.svg'));
};
