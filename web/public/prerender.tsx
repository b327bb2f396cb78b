import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router';
import { type PageToRender, pageDataKey, type RenderPage } from '#shared/content/rendered-page.ts';
import { inLanguagePath, pathOfPage } from '#shared/content/site-paths.ts';
import { DEFAULT_LANGUAGE, directionOf, type SiteLanguage } from '#shared/languages.ts';
import { addTexts, createTexts, textsOf } from '#web/common/i18n.ts';
import { loadCommonTexts } from '#web/public/language/texts.ts';
import { headTags } from '#web/public/page/head.ts';
import { documentDataElement } from '#web/public/rendered-document.ts';
import { Site } from '#web/public/site.tsx';
import { siteRoutes } from '#web/public/site-routes.tsx';

/** What the build knows of the browser's files. */
type BuiltSite = {
  /** The document without content. */
  readonly shell: string;
  /** The addresses of what a part needs beside the entry, by the part's source. */
  readonly preloads: Readonly<Record<string, readonly string[]>>;
};

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => ESCAPES[sign] ?? sign);

const element = (tag: string, attributes: Readonly<Record<string, string>>): string =>
  `<${tag} ${Object.entries(attributes)
    .map(([name, value]) => `${name}="${escaped(value)}"`)
    .join(' ')}>`;

type Texts = PageToRender['texts'];

/** The site with all that a page needs, as the browser loads it. */
const loadSite = async (language: SiteLanguage, path: string, edited: Texts) => {
  const texts = await createTexts(language, { ...(await loadCommonTexts(language)), ...edited });
  const { routes, load } = siteRoutes(texts);
  await load(path);
  return { texts, routes };
};

/** English for what a language lacks: the document carries it, or the browser would draw something else at first. */
const lackingTexts = async (known: Texts, path: string): Promise<Texts> => {
  const english = textsOf((await loadSite(DEFAULT_LANGUAGE, path, {})).texts);
  return Object.fromEntries(Object.entries(english).filter(([key]) => !(key in known)));
};

/** Draws a page; answers the drawing, and the texts that the browser needs beside the built-in ones to repeat it. */
const draw = async ({ name, language, texts: edited, data }: PageToRender) => {
  const path = pathOfPage(name);
  const { texts, routes } = await loadSite(language, path, edited);
  const lacking = await lackingTexts(textsOf(texts), path);
  addTexts(texts, lacking);
  const { prelude } = await prerender(
    <StaticRouter basename={inLanguagePath('/', language)} location={inLanguagePath(path, language)}>
      <Site texts={texts} routes={routes} known={data} />
    </StaticRouter>,
    // Parts of any size stay in their place: moving them there would need a script inside the document.
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  );
  return { body: await new Response(prelude).text(), texts: { ...edited, ...lacking } };
};

type PublishedText = { readonly content: readonly [{ meta_title: string; meta_description: string }] };

const headOf = ({ name, language, site, data }: PageToRender): string => {
  const { content } = data[pageDataKey(name, language)] as PublishedText;
  const { meta_title: title, meta_description: description } = content[0];
  const tags = headTags({ title, description, path: pathOfPage(name), language, site });
  return [
    `<title>${escaped(title)}</title>`,
    ...tags.map(({ tag, attributes }) => element(tag, { ...attributes, 'data-page': '' })),
  ].join('\n');
};

const preloadsOf = ({ name, language }: PageToRender, preloads: BuiltSite['preloads']): string =>
  [
    name === 'main' ? 'web/public/home/home-page.tsx' : 'web/public/content/content-page.tsx',
    `shared/texts/site-common-${language}.ts`,
    `shared/texts/site-${name === 'main' ? 'home' : 'content'}-${language}.ts`,
  ]
    .flatMap((source) => preloads[source] ?? [])
    .map((href) => element('link', { rel: 'modulepreload', href }))
    .join('\n');

/** Draws published pages into the built document. */
export const createRenderer =
  ({ shell, preloads }: BuiltSite): RenderPage =>
  async (page) => {
    const { body, texts } = await draw(page);
    const { language, data } = page;
    return shell
      .replace(/<html[^>]*>/, () => element('html', { lang: language, dir: directionOf(language) }))
      .replace(/<title>.*<\/title>/, () => headOf(page))
      .replace('</head>', () => `${preloadsOf(page, preloads)}\n</head>`)
      .replace(
        '<div id="site"></div>',
        () => `<div id="site">${body}</div>\n${documentDataElement({ language, texts, data })}`,
      );
  };
