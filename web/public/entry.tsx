import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { startTexts } from '#web/common/i18n.ts';
import { settleLanguage } from '#web/public/language/site-language.ts';
import { loadCommonTexts } from '#web/public/language/texts.ts';
import { Site } from '#web/public/site.tsx';
import { loadAhead } from '#web/public/site-routes.tsx';

const { language, basename, path } = settleLanguage();
loadAhead(path);
document.documentElement.lang = language;
document.documentElement.dir = 'ltr';

const texts = await startTexts(language, loadCommonTexts);
const root = document.getElementById('site');
if (!root) throw new Error('The page has no place for the site.');
createRoot(root).render(
  <StrictMode>
    <Site texts={texts} basename={basename} />
  </StrictMode>,
);
