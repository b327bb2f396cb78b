import path from 'node:path';
import type { Metafile } from 'esbuild';

const LATIN_FONT = /sofia-sans-latin-wght-normal-\w+\.woff2$/;

/**
 * The page that every screen of the back office starts from. It holds no script and no style of its own, so
 * that the content security policy can forbid inline scripts.
 * @param metafile what esbuild wrote
 * @param outDir the folder it wrote to, as the metafile names it
 */
export const pageOf = ({ outputs }: Metafile, outDir: string): string => {
  const addressOf = (file: string): string => `/${path.relative(outDir, file).split(path.sep).join('/')}`;
  const files = Object.keys(outputs);
  const script = files.find((file) => outputs[file]?.entryPoint?.endsWith('main.tsx'));
  const icon = files.find((file) => file.endsWith('.svg'));
  if (!script || !icon) throw new Error('The build wrote no entry.');
  const entry = outputs[script];
  // A screen that loads later does not bring its style along. They are small: the page links them all.
  const styles = files
    .filter((file) => file.endsWith('.css'))
    .sort((a, b) => Number(b === entry?.cssBundle) - Number(a === entry?.cssBundle));
  const chunks = (entry?.imports ?? []).filter(({ kind }) => kind === 'import-statement');
  const lines = [
    ...files.filter((file) => LATIN_FONT.test(file)).map(preloadOf(addressOf)),
    ...styles.map((file) => `<link rel="stylesheet" href="${addressOf(file)}">`),
    ...chunks.map((chunk) => `<link rel="modulepreload" href="${addressOf(chunk.path)}">`),
    `<link rel="icon" type="image/svg+xml" href="${addressOf(icon)}">`,
    `<script type="module" src="${addressOf(script)}"></script>`,
  ];
  return `<!doctype html>
<html lang="en" data-mantine-color-scheme="light">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="theme-color" content="#0B2730">
<title>Airport Assist</title>
${lines.join('\n')}
</head>
<body>
<div id="root"></div>
<noscript>Airport Assist needs JavaScript.</noscript>
</body>
</html>
`;
};

const preloadOf = (addressOf: (file: string) => string) => (file: string) =>
  `<link rel="preload" as="font" type="font/woff2" crossorigin href="${addressOf(file)}">`;
