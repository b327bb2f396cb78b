import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build as bundle } from 'esbuild';
import { deepMantineImports } from '#web/back-office/build/deep-mantine-imports.ts';
import { pageOf } from '#web/back-office/build/page.ts';

const here = path.dirname(fileURLToPath(import.meta.url));
const root = path.resolve(here, '../..');

/**
 * Builds the staff's site: `outDir/back-office.html` and, beside it, hashed files in `outDir/assets`. Files of
 * other builds in `outDir` stay.
 * @throws Error when a source does not compile; esbuild has printed where.
 */
export const build = async ({ outDir, minify }: { outDir: string; minify: boolean }): Promise<void> => {
  const { metafile } = await bundle({
    absWorkingDir: root,
    entryPoints: {
      'back-office': path.join(here, 'main.tsx'),
      'back-office-icon': path.join(here, 'theme/icon.svg'),
    },
    outdir: outDir,
    publicPath: '/',
    entryNames: 'assets/[name]-[hash]',
    chunkNames: 'assets/back-office-[name]-[hash]',
    assetNames: 'assets/[name]-[hash]',
    bundle: true,
    splitting: true,
    format: 'esm',
    target: 'es2022',
    jsx: 'automatic',
    loader: { '.woff2': 'file', '.svg': 'copy' },
    define: { 'process.env.NODE_ENV': JSON.stringify(minify ? 'production' : 'development') },
    minify,
    sourcemap: minify ? false : 'linked',
    metafile: true,
    legalComments: 'none',
    logLevel: 'warning',
    plugins: [deepMantineImports(root)],
  });
  await mkdir(outDir, { recursive: true });
  await writeFile(path.join(outDir, 'back-office.html'), pageOf(metafile, path.relative(root, outDir)));
};
