import type { i18n } from 'i18next';
import type { ComponentType } from 'react';
import { I18nextProvider } from 'react-i18next';
import { SWRConfig } from 'swr';
import { CrashNotice } from '#web/public/page/crash-notice.tsx';
import { PageViews } from '#web/public/page/page-views.ts';

type SiteProps = {
  texts: i18n;
  routes: ComponentType;
  /** Answers of the API that are known before anything is asked, by name. */
  known: Readonly<Record<string, unknown>>;
};

/** The visitor's site in one language, inside a router: the browser's, or the server's for one page. */
export const Site = ({ texts, routes: Routes, known }: SiteProps) => (
  <I18nextProvider i18n={texts}>
    <SWRConfig value={{ revalidateOnFocus: false, shouldRetryOnError: false, fallback: known }}>
      <CrashNotice>
        <Routes />
        <PageViews />
      </CrashNotice>
    </SWRConfig>
  </I18nextProvider>
);
