import { Button } from '@mantine/core';
import { useState } from 'react';
import { useContactClient } from '#web/back-office/components/contact-client/contact-provider.tsx';
import { LeaveGuard } from '#web/back-office/components/form/leave-guard.tsx';
import { PageError } from '#web/back-office/components/page-error.tsx';
import classes from '#web/back-office/components/records/panel.module.css';
import { PanelLoading } from '#web/back-office/components/records/panel-loading.tsx';
import { SideDrawer } from '#web/back-office/components/side-drawer.tsx';
import { TravelBadge } from '#web/back-office/components/travel-badge.tsx';
import { euros } from '#web/back-office/language/formats.ts';
import { useTexts } from '#web/back-office/language/office-language.ts';
import { ActButton } from '#web/back-office/orders/order-actions.tsx';
import { actsOf } from '#web/back-office/orders/order-acts.ts';
import { OrderStates } from '#web/back-office/orders/order-cells.tsx';
import { nameOf } from '#web/back-office/orders/order-row.ts';
import { EditForm } from '#web/back-office/orders/panel/edit-form.tsx';
import { ClientFacts, GroupFacts, ServiceFacts } from '#web/back-office/orders/panel/order-facts.tsx';
import {
  HistoryRecords,
  JobRecords,
  MailRecords,
  PaymentRecords,
  PriceFacts,
} from '#web/back-office/orders/panel/order-records.tsx';
import { type OrderDetails, useOrder } from '#web/back-office/orders/panel/use-order.ts';
import { useOpenOrder } from '#web/back-office/orders/use-open-order.ts';

type ViewProps = { order: OrderDetails; onEdit: () => void; reread: () => Promise<void> };

const Notes = ({ order }: Pick<ViewProps, 'order'>) => {
  const { t } = useTexts();
  return (
    <>
      {order.is_sealed && <p className={classes.note}>{t('office.details.sealed')}</p>}
      {order.is_payment_due && <p className={classes.note}>{t('office.details.payment_due')}</p>}
      {order.attention.map(({ _id, kind, detail }) => (
        <p key={_id} className={classes.note}>
          <b>{t(`office.attention.kind.${kind}`)}</b> {detail}
        </p>
      ))}
    </>
  );
};

const Foot = ({ order, onEdit, reread }: ViewProps) => {
  const { t, language } = useTexts();
  const contact = useContactClient();
  const { price, payment } = order;
  const held = payment && payment.authorized_amount !== price?.total ? payment.authorized_amount : undefined;
  return (
    <footer className={classes.foot}>
      {price && (
        <span className={classes.total}>
          <b>{euros(price.total, language)}</b>
          {held !== undefined && <small>{t('office.details.held', { amount: euros(held, language) })}</small>}
        </span>
      )}
      <Button
        variant="default"
        onClick={() => contact({ id: order._id, name: nameOf(order), onSent: () => void reread() })}
      >
        {t('office.act.contact')}
      </Button>
      {!order.is_sealed && (
        <Button variant="default" onClick={onEdit}>
          {t('office.act.edit')}
        </Button>
      )}
      {actsOf(order).map((act) => (
        <ActButton key={act} order={order} act={act} />
      ))}
    </footer>
  );
};

const View = (props: ViewProps) => (
  <>
    <div className={classes.body}>
      <Notes order={props.order} />
      <ServiceFacts order={props.order} />
      <ClientFacts order={props.order} />
      <GroupFacts order={props.order} />
      <PriceFacts order={props.order} />
      <PaymentRecords order={props.order} />
      <JobRecords order={props.order} />
      <MailRecords order={props.order} />
      <HistoryRecords order={props.order} />
    </div>
    <Foot {...props} />
  </>
);

const Title = ({ order, id }: { order: OrderDetails | undefined; id: string | undefined }) => {
  const { t } = useTexts();
  return (
    <span className={classes.title}>
      {order?.travelType && <TravelBadge travelType={order.travelType} />}
      {t('office.details.title', { order: order ? nameOf(order) : (id ?? '') })}
      {order && <OrderStates order={order} />}
    </span>
  );
};

/** One order beside the table, by its own address: everything known about it, and what can be done. */
const OrderPanel = ({ reread }: { reread: () => Promise<void> }) => {
  const { t } = useTexts();
  const { id, close } = useOpenOrder();
  const { data: order, error, mutate } = useOrder(id);
  const [edited, setEdited] = useState<string>();
  const shut = (): void => {
    setEdited(undefined);
    close();
  };
  return (
    <LeaveGuard isOpen={id !== undefined} onClose={shut} onDiscard={() => setEdited(undefined)}>
      {(closing) => (
        <SideDrawer
          isInk
          opened={id !== undefined}
          {...closing}
          size={580}
          title={<Title order={order} id={id} />}
        >
          {error && !order && (
            <PageError error={error} title={t('office.details.failed')} onRetry={() => mutate()} />
          )}
          {!error && !order && id && <PanelLoading label={t('office.details.loading')} />}
          {order && edited === order._id && (
            <EditForm order={order} reread={reread} onClose={() => setEdited(undefined)} />
          )}
          {order && edited !== order._id && (
            <View order={order} reread={reread} onEdit={() => setEdited(order._id)} />
          )}
        </SideDrawer>
      )}
    </LeaveGuard>
  );
};
export default OrderPanel;
