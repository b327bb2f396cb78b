import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { useSettings } from '#web/common/reference-data.ts';
import { useTexts } from '#web/public/language/texts.ts';
import { isCounted } from '#web/public/page/counted-page.ts';
import { isPreview } from '#web/public/page/is-preview.ts';

/** Tells the page and its language and nothing of who reads it: no cookie, no query, no page before. */
const count = (address: string, view: { path: string; language: string }): void => {
  fetch(address, {
    method: 'POST',
    mode: 'no-cors',
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    keepalive: true,
    body: JSON.stringify(view),
  }).catch(() => undefined);
};

/** Counts each page shown, where the installation names an address for it. */
export const PageViews = () => {
  const { language } = useTexts();
  const path = useLocation().pathname;
  const address = useSettings().data?.analytics_url;
  useEffect(() => {
    if (address && isCounted(path) && !isPreview()) count(address, { path, language });
  }, [address, path, language]);
  return null;
};
