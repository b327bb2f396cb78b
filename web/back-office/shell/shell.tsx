import { Link, Outlet } from 'react-router';
import { ContactProvider } from '#web/back-office/components/contact-client/contact-provider.tsx';
import { Logo } from '#web/back-office/components/logo.tsx';
import { useTexts } from '#web/back-office/language/office-language.ts';
import { PhoneBar } from '#web/back-office/shell/phone-bar.tsx';
import { SearchEntry } from '#web/back-office/shell/search/search-entry.tsx';
import classes from '#web/back-office/shell/shell.module.css';
import { Sidebar } from '#web/back-office/shell/sidebar.tsx';

/** The frame of every screen: the ink sidebar, on narrow windows a bar with a menu. */
export const Shell = () => {
  const { t } = useTexts();
  return (
    <ContactProvider>
      <a className={classes.skip} href="#content">
        {t('office.nav.skip')}
      </a>
      <PhoneBar />
      <div className={classes.app}>
        <aside className={classes.side}>
          <Link to="/admin" className={classes.logo}>
            <Logo />
          </Link>
          <SearchEntry className={classes.search} hasKeys />
          <Sidebar />
        </aside>
        <main id="content" className={classes.page} tabIndex={-1}>
          <Outlet />
        </main>
      </div>
    </ContactProvider>
  );
};
