import { VisuallyHidden } from '@mantine/core';
import IconLuggage from '@tabler/icons-react/icons/IconLuggage';
import IconUser from '@tabler/icons-react/icons/IconUser';
import type { ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router';
import { clockText } from '#shared/calendar-date.ts';
import { codeOfAirport } from '#shared/catalogue/airport.ts';
import { inLanguage } from '#shared/languages.ts';
import classes from '#web/back-office/components/records/records.module.css';
import { RouteLine } from '#web/back-office/components/route-line.tsx';
import { OrderStatusBadge, PaymentStatusBadge } from '#web/back-office/components/status-badge.tsx';
import { TravelBadge } from '#web/back-office/components/travel-badge.tsx';
import { useTexts } from '#web/back-office/language/office-language.ts';
import { routesOf } from '#web/back-office/orders/order-route.ts';
import { nameOf, type OrderRow } from '#web/back-office/orders/order-row.ts';
import { ORDER_PARAMETER } from '#web/back-office/orders/use-open-order.ts';

type Props = { order: OrderRow };

/** The order's number; it opens the order, except on paper. */
const NumberLink = ({ order }: Props) => {
  const { t } = useTexts();
  const [search] = useSearchParams();
  const name = nameOf(order);
  const to = new URLSearchParams(search);
  to.set(ORDER_PARAMETER, order._id);
  return (
    <Link
      to={{ search: to.toString() }}
      preventScrollReset
      aria-label={t('office.orders.open', { order: name })}
    >
      {name}
    </Link>
  );
};

export const OrderName = ({ order, isPlain = false }: Props & { isPlain?: boolean }) => (
  <div className={classes.name} {...(order.status === 'cancelled' && { 'data-struck': true })}>
    {order.travelType && <TravelBadge travelType={order.travelType} />}
    <div>
      <b>{isPlain ? nameOf(order) : <NumberLink order={order} />}</b>
      {order.airport && <small>{codeOfAirport(order.airport)}</small>}
    </div>
  </div>
);

export const OrderTime = ({ order: { hours = 0, minutes = 0 } }: Props) => (
  <span className={classes.time}>{clockText({ hours, minutes })}</span>
);

export const OrderRoutes = ({ order }: Props) => {
  const { t, language } = useTexts();
  return routesOf(order, t, language).map(({ service, from, to }) => (
    <div key={service ?? 'all'} className={classes.route}>
      {service && <small>{t(`office.service.${service}`)}</small>}
      <RouteLine from={from} to={to} />
    </div>
  ));
};

export const OrderService = ({ order: { selected_service, assistant } }: Props) => {
  const { t, language } = useTexts();
  return (
    <>
      {selected_service && t(`office.service.${selected_service}`)}
      {assistant && <small className={classes.second}>{inLanguage(assistant.language_name, language)}</small>}
    </>
  );
};

export const OrderStaff = () => {
  const { t } = useTexts();
  return <em className={classes.open}>{t('office.orders.unassigned')}</em>;
};

const Amount = ({ words, children }: { words: string; children: ReactNode }) => (
  <span title={words}>
    <span aria-hidden>{children}</span>
    <VisuallyHidden>{words}</VisuallyHidden>
  </span>
);

export const OrderLoad = ({ order: { assistant, porter } }: Props) => {
  const { t } = useTexts();
  const bags = porter?.bags ?? 0;
  const bulky = porter?.bulky_luggage ?? 0;
  const bulkyText = bulky > 0 ? ` ${t('office.orders.bulky', { bulky })}` : '';
  return (
    <div className={classes.load}>
      {assistant && (
        <Amount words={t('office.orders.persons', { count: assistant.persons })}>
          <IconUser size={19} stroke={1.9} />
          {assistant.persons}
        </Amount>
      )}
      {porter && (
        <Amount words={t('office.orders.bags', { count: bags }) + bulkyText}>
          <IconLuggage size={19} stroke={1.9} />
          {bags}
          {bulkyText}
        </Amount>
      )}
    </div>
  );
};

export const OrderContact = ({ order }: Props) => {
  const { address, phone, extra_requests, admin_extra_request } = order;
  return (
    <div className={classes.contact}>
      {address?.name && <b className={classes.person}>{address.name}</b>}
      {phone && (
        <a href={`tel:${phone.replace(/[^\d+]/g, '')}`}>
          <bdi dir="ltr">{phone}</bdi>
        </a>
      )}
      {extra_requests && <p>{extra_requests}</p>}
      {admin_extra_request && <p className={classes.remark}>{admin_extra_request}</p>}
    </div>
  );
};

export const OrderStates = ({ order }: Props) => {
  const { t } = useTexts();
  const { status, payment_status, is_payment_due } = order;
  return (
    <div className={classes.states}>
      <OrderStatusBadge status={status} />
      {payment_status && <PaymentStatusBadge status={payment_status} />}
      {is_payment_due && <span className={classes.due}>{t('office.orders.due')}</span>}
    </div>
  );
};
