import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { asFiles } from '#web/public/bundling/as-files.ts';
import { leaveSchemasOut } from '#web/public/bundling/leave-schemas-out.ts';

type Renderer = {
  readonly dir: string;
  readonly minify: boolean;
  /** The document as it was built for the browser. */
  readonly shell: string;
  /** The addresses of what a part needs beside the entry, by the part's source. */
  readonly preloads: Readonly<Record<string, readonly string[]>>;
};

/**
 * Builds the site for the server into a folder: `prerender.mjs`, the document that it draws into, and the addresses
 * of the browser's files.
 */
export const buildRenderer = async ({ dir, minify, shell, preloads }: Renderer): Promise<void> => {
  await mkdir(dir, { recursive: true });
  await Promise.all([
    build({
      entryPoints: [fileURLToPath(new URL('../prerender.tsx', import.meta.url))],
      outfile: join(dir, 'prerender.mjs'),
      bundle: true,
      platform: 'node',
      target: 'node24',
      format: 'esm',
      jsx: 'automatic',
      minify,
      legalComments: 'none',
      // React's server side is made of CommonJS, which asks for Node's own modules by `require`.
      banner: {
        js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);",
      },
      plugins: [leaveSchemasOut, asFiles],
      // What only a browser runs is never reached here.
      loader: { '.css': 'empty' },
      define: { 'process.env.NODE_ENV': minify ? '"production"' : '"development"' },
    }),
    writeFile(join(dir, 'shell.html'), shell),
    writeFile(join(dir, 'preloads.json'), JSON.stringify(preloads)),
  ]);
};
