import { LinkTabs } from '#web/back-office/components/link-tabs.tsx';
import { TABS, useTab } from '#web/back-office/invoices/use-tab.ts';
import { useTexts } from '#web/back-office/language/office-language.ts';

/** The sides of the screen: what was invoiced, invoicing, and the numbers that were given. */
export const Tabs = () => {
  const { t } = useTexts();
  const { open, addressOf } = useTab();
  return (
    <LinkTabs
      label={t('office.invoices.tabs')}
      tabs={TABS.map((tab) => ({
        to: addressOf(tab),
        text: t(`office.invoices.tab.${tab}`),
        isOpen: tab === open,
      }))}
    />
  );
};
