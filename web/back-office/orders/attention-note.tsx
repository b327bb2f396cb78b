import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import IconAlertTriangle from '@tabler/icons-react/icons/IconAlertTriangle';
import useSWR from 'swr';
import type { ReceivedOf } from '#shared/http/contract.ts';
import type { PaymentsApi } from '#shared/payments/payments-api.ts';
import { useAlerts } from '#web/back-office/components/alerts.tsx';
import { SideDrawer } from '#web/back-office/components/side-drawer.tsx';
import { euros, whenText } from '#web/back-office/language/formats.ts';
import { useTexts } from '#web/back-office/language/office-language.ts';
import classes from '#web/back-office/orders/attention.module.css';
import { useOpenOrder } from '#web/back-office/orders/use-open-order.ts';
import { apiClient } from '#web/common/call-api.ts';

const LIST = 'POST /api/payments/attention/list';
const REFRESH_MS = 60_000;
const call = apiClient<PaymentsApi>();

type Matter = ReceivedOf<PaymentsApi[typeof LIST]>['rows'][number];
type MatterProps = { matter: Matter; onOpen: () => void; reread: () => Promise<unknown> };

const MatterCard = ({ matter, onOpen, reread }: MatterProps) => {
  const { t, language } = useTexts();
  const { danger } = useAlerts();
  const { _id, version, order_number, kind, since, amount, detail } = matter;
  const settle = async (): Promise<void> => {
    try {
      await call('POST /api/payments/attention/done', { body: { _id, version } });
    } catch (error) {
      danger(t('office.attention.not_done'), { error });
    }
    await reread();
  };
  return (
    <li className={classes.matter}>
      <b>{t(`office.attention.kind.${kind}`)}</b>
      {detail && <p>{detail}</p>}
      <p className={classes.since}>
        {[
          amount !== undefined && euros(amount, language),
          t('office.attention.since', { when: whenText(since, language) }),
        ]
          .filter(Boolean)
          .join(', ')}
      </p>
      <div>
        <Button
          variant="default"
          onClick={onOpen}
          aria-label={t('office.orders.open', { order: order_number })}
        >
          {order_number}
        </Button>
        <Button
          variant="subtle"
          onClick={settle}
          aria-label={t('office.attention.done_this', { order: order_number })}
        >
          {t('office.attention.done')}
        </Button>
      </div>
    </li>
  );
};

/** What about money a person has to look at: a line above the orders with its count, and the list behind it. */
export const AttentionNote = () => {
  const { t } = useTexts();
  const [isOpen, { open, close }] = useDisclosure(false);
  const { open: openOrder } = useOpenOrder();
  const { data, mutate } = useSWR(LIST, (key) => call(key, { body: {} }), { refreshInterval: REFRESH_MS });
  const rows = data?.rows ?? [];
  const choose = (id: string) => (): void => {
    close();
    openOrder(id);
  };
  return (
    <>
      {rows.length > 0 && (
        <section className={classes.note} aria-label={t('office.attention.title')}>
          <IconAlertTriangle size={20} stroke={1.9} aria-hidden />
          <b>{t('office.attention.banner', { count: rows.length })}</b>
          <Button variant="default" onClick={open}>
            {t('office.attention.open')}
          </Button>
        </section>
      )}
      <SideDrawer opened={isOpen} onClose={close} size={460} title={t('office.attention.title')}>
        {rows.length === 0 && <p>{t('office.attention.none')}</p>}
        <ul>
          {rows.map((matter) => (
            <MatterCard
              key={matter._id}
              matter={matter}
              onOpen={choose(matter.order)}
              reread={() => mutate()}
            />
          ))}
        </ul>
      </SideDrawer>
    </>
  );
};
