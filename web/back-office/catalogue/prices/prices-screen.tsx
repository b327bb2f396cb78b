import { Button } from '@mantine/core';
import IconHistory from '@tabler/icons-react/icons/IconHistory';
import { useState } from 'react';
import classes from '#web/back-office/catalogue/catalogue.module.css';
import { HistoryDialog } from '#web/back-office/catalogue/history-dialog.tsx';
import { PriceForm } from '#web/back-office/catalogue/prices/price-form.tsx';
import { PriceListChoice } from '#web/back-office/catalogue/prices/price-lists.tsx';
import { callPrices, usePrices } from '#web/back-office/catalogue/prices/use-prices.ts';
import { PageError } from '#web/back-office/components/page-error.tsx';
import { PanelLoading } from '#web/back-office/components/records/panel-loading.tsx';
import { ScreenHelp } from '#web/back-office/components/screen-help.tsx';
import { shortDay } from '#web/back-office/language/formats.ts';
import { useTexts } from '#web/back-office/language/office-language.ts';

/** The prices of today and those of planned days (back-office specification, section 2). */
const PricesScreen = () => {
  const { t, language } = useTexts();
  const prices = usePrices();
  const [hasHistory, setHistory] = useState(false);
  const { lists, now, rows, planned, error, reread } = prices;
  const isReady = lists !== undefined && now !== undefined && rows !== undefined;
  return (
    <>
      <title>{`${t('office.prices.title')} – ${t('office.brand')}`}</title>
      <header className={classes.head}>
        <h1>{t('office.prices.title')}</h1>
        <ScreenHelp text="office.prices.help" />
        <Button
          variant="default"
          leftSection={<IconHistory size={18} stroke={1.9} aria-hidden />}
          onClick={() => setHistory(true)}
        >
          {t('office.catalogue.history')}
        </Button>
      </header>
      {lists && now && <PriceListChoice lists={lists} now={now} prices={prices} />}
      {!isReady && error !== undefined && <PageError error={error} onRetry={() => void reread()} />}
      {!isReady && error === undefined && <PanelLoading label={t('office.prices.loading')} />}
      {isReady && (
        <PriceForm key={planned?.from ?? 'now'} rows={rows} now={now} planned={planned} reread={reread} />
      )}
      <HistoryDialog
        title={t('office.prices.history')}
        name={hasHistory ? 'prices/history' : undefined}
        load={() => callPrices('GET /api/prices/history', {})}
        fieldName={(field) => now?.find(({ code }) => code === field)?.readable_title[language] ?? field}
        about={({ kind, act, title }) =>
          kind === 'price'
            ? t('office.prices.history.now')
            : t(`office.prices.history.list_${act === 'deleted' ? 'withdrawn' : 'planned'}`, {
                date: shortDay(title, language),
              })
        }
        onClose={() => setHistory(false)}
      />
    </>
  );
};
export default PricesScreen;
