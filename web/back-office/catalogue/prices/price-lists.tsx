import { Button } from '@mantine/core';
import { useState } from 'react';
import classes from '#web/back-office/catalogue/catalogue.module.css';
import { PlanDialog } from '#web/back-office/catalogue/prices/plan-dialog.tsx';
import {
  callPrices,
  type PriceLists,
  type PriceRows,
  type Prices,
} from '#web/back-office/catalogue/prices/use-prices.ts';
import { useAlerts } from '#web/back-office/components/alerts.tsx';
import { ConfirmDialog } from '#web/back-office/components/confirm-dialog.tsx';
import { LinkTabs } from '#web/back-office/components/link-tabs.tsx';
import { shortDay } from '#web/back-office/language/formats.ts';
import { useTexts } from '#web/back-office/language/office-language.ts';

type Props = { lists: PriceLists; now: PriceRows; prices: Prices };

const Withdraw = ({ list, prices }: { list: PriceLists['planned'][number]; prices: Prices }) => {
  const { t, language } = useTexts();
  const { success, danger } = useAlerts();
  const [isOpen, setOpen] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const date = shortDay(list.from, language);
  const withdraw = async (): Promise<void> => {
    setBusy(true);
    try {
      await callPrices('POST /api/prices/{date}/withdraw', {
        params: { date: list.from },
        body: { version: list.version },
      });
      success(t('office.prices.withdrawn', { date }));
      prices.open(undefined);
    } catch (error) {
      danger(t('office.prices.not_withdrawn'), { error });
    }
    setOpen(false);
    setBusy(false);
    await prices.reread();
  };
  return (
    <>
      <Button variant="default" onClick={() => setOpen(true)}>
        {t('office.prices.withdraw')}
      </Button>
      <ConfirmDialog
        isOpen={isOpen}
        title={t('office.prices.withdraw.title', { date })}
        confirmLabel={t('office.prices.withdraw')}
        busyLabel={t('office.catalogue.saving')}
        isBusy={isBusy}
        isGrave
        onConfirm={() => void withdraw()}
        onClose={() => setOpen(false)}
      >
        {t('office.prices.withdraw.text')}
      </ConfirmDialog>
    </>
  );
};

const Note = ({ lists, prices }: Omit<Props, 'now'>) => {
  const { t, language } = useTexts();
  const { planned } = prices;
  if (planned) {
    return (
      <div className={classes.note} data-planned>
        <p>{t('office.prices.note.planned', { date: shortDay(planned.from, language) })}</p>
        <Withdraw list={planned} prices={prices} />
      </div>
    );
  }
  const next = lists.planned[0];
  return (
    <div className={classes.note}>
      <p>
        {t('office.prices.note.now')}{' '}
        {next && t('office.prices.note.until', { date: shortDay(next.from, language) })}
      </p>
    </div>
  );
};

/** What is valid now and what will be, each list under its day. */
export const PriceListChoice = ({ lists, now, prices }: Props) => {
  const { t, language } = useTexts();
  const [isPlanning, setPlanning] = useState(false);
  const { planned } = prices;
  return (
    <>
      <LinkTabs
        label={t('office.prices.lists')}
        tabs={[
          {
            to: '?',
            text: lists.since
              ? t('office.prices.now_since', { date: shortDay(lists.since, language) })
              : t('office.prices.now'),
            isOpen: !planned,
          },
          ...lists.planned.map(({ from }) => ({
            to: `?list=${from}`,
            text: t('office.prices.from', { date: shortDay(from, language) }),
            isOpen: planned?.from === from,
          })),
        ]}
      >
        <Button variant="subtle" onClick={() => setPlanning(true)}>
          {t('office.prices.plan')}
        </Button>
      </LinkTabs>
      <Note lists={lists} prices={prices} />
      <PlanDialog
        isOpen={isPlanning}
        lists={lists}
        now={now}
        onClose={() => setPlanning(false)}
        onPlanned={async (from) => {
          await prices.reread();
          setPlanning(false);
          prices.open(from);
        }}
      />
    </>
  );
};
