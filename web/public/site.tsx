import type { i18n } from 'i18next';
import { useMemo } from 'react';
import { I18nextProvider } from 'react-i18next';
import { SWRConfig } from 'swr';
import { BrowserRouter } from '#web/public/browser-router.tsx';
import { CrashNotice } from '#web/public/page/crash-notice.tsx';
import { siteRoutes } from '#web/public/site-routes.tsx';

/** The visitor's site, in one language. */
export const Site = ({ texts, basename }: { texts: i18n; basename: string }) => {
  const Routes = useMemo(() => siteRoutes(texts), [texts]);
  return (
    <I18nextProvider i18n={texts}>
      <SWRConfig value={{ revalidateOnFocus: false, shouldRetryOnError: false }}>
        <BrowserRouter basename={basename}>
          <CrashNotice>
            <Routes />
          </CrashNotice>
        </BrowserRouter>
      </SWRConfig>
    </I18nextProvider>
  );
};
