import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { directionOf } from '#shared/languages.ts';
import { startTexts } from '#web/common/i18n.ts';
import { BrowserRouter } from '#web/public/browser-router.tsx';
import { settleLanguage } from '#web/public/language/site-language.ts';
import { loadCommonTexts, loadEnglish } from '#web/public/language/texts.ts';
import { isPreview } from '#web/public/page/is-preview.ts';
import { readDocumentData } from '#web/public/rendered-document.ts';
import { Site } from '#web/public/site.tsx';
import { loadAhead, siteRoutes } from '#web/public/site-routes.tsx';

const rendered = readDocumentData();
const { language, basename, path } = settleLanguage(rendered?.language);
loadAhead(path);
document.documentElement.lang = language;
document.documentElement.dir = directionOf(language);

const texts = await startTexts(
  language,
  async (one) => ({ ...(await loadCommonTexts(one)), ...rendered?.texts }),
  loadEnglish,
);
const { routes, load } = siteRoutes(texts);
const draft = isPreview()
  ? await (await import('#web/public/content/draft-data.ts')).draftData(path, language)
  : {};
const root = document.getElementById('site');
if (!root) throw new Error('The page has no place for the site.');
const site = (
  <StrictMode>
    <BrowserRouter basename={basename}>
      <Site texts={texts} routes={routes} known={{ ...rendered?.data, ...draft }} />
    </BrowserRouter>
  </StrictMode>
);
if (rendered && Object.keys(draft).length === 0) {
  // The document shows its page already: the first drawing here must find it loaded, or it would vanish once more.
  await load(path);
  hydrateRoot(root, site);
} else {
  // A preview draws the draft in place of what the document came with.
  root.replaceChildren();
  createRoot(root).render(site);
}
