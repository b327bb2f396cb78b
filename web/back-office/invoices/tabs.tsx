import { Link } from 'react-router';
import own from '#web/back-office/invoices/invoices.module.css';
import { TABS, useTab } from '#web/back-office/invoices/use-tab.ts';
import { useTexts } from '#web/back-office/language/office-language.ts';

/** The sides of the screen: what was invoiced, invoicing, and the numbers that were given. */
export const Tabs = () => {
  const { t } = useTexts();
  const { open, addressOf } = useTab();
  return (
    <nav className={own.tabs} aria-label={t('office.invoices.tabs')}>
      {TABS.map((tab) => (
        <Link key={tab} to={addressOf(tab)} {...(tab === open && { 'aria-current': 'page' })}>
          {t(`office.invoices.tab.${tab}`)}
        </Link>
      ))}
    </nav>
  );
};
