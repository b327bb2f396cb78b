import { readFile } from 'node:fs/promises';
import type { RenderPage } from '#shared/content/rendered-page.ts';

type Built = { shell: string; preloads: Record<string, string[]> };
type Module = { createRenderer: (built: Built) => RenderPage };

/** Where the site's build puts its server side, beside this function's code. */
const placeOf = (file: string): URL => new URL(`./site/${file}`, import.meta.url);

const load = async (): Promise<RenderPage> => {
  const [module, shell, preloads] = await Promise.all([
    import(placeOf('prerender.mjs').href) as Promise<Module>,
    readFile(placeOf('shell.html'), 'utf8'),
    readFile(placeOf('preloads.json'), 'utf8'),
  ]);
  return module.createRenderer({ shell, preloads: JSON.parse(preloads) });
};

let loaded: Promise<RenderPage> | undefined;

/** The site as it draws on the server: the same components that run in the browser, of the same build. */
export const loadRenderer = (): Promise<RenderPage> => {
  loaded ??= load();
  return loaded;
};
