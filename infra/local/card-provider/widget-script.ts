import { fileURLToPath } from 'node:url';
import { buildSync } from 'esbuild';

/** Joins the widget's modules into the one script that the page loads. The checkout's id is part of the bytes,
 * as at the provider: the integrity of one checkout never fits another. */
export const createWidgetScript = () => {
  const built = buildSync({
    entryPoints: [fileURLToPath(new URL('./widget/payment-widget.ts', import.meta.url))],
    bundle: true,
    write: false,
    format: 'iife',
    target: 'es2022',
    charset: 'utf8',
  });
  const code = built.outputFiles[0]?.text ?? '';
  return (checkout: { id: string; origin: string }): string =>
    `{\nconst SANDBOX_CHECKOUT = ${JSON.stringify(checkout)};\n${code}}\n`;
};
