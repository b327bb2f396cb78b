import { clockText } from '#shared/calendar-date.ts';
import { inLanguage } from '#shared/languages.ts';
import { Load } from '#web/back-office/components/records/load.tsx';
import { PhoneLink } from '#web/back-office/components/records/phone-link.tsx';
import { RecordName } from '#web/back-office/components/records/record-name.tsx';
import classes from '#web/back-office/components/records/records.module.css';
import { RouteLine } from '#web/back-office/components/route-line.tsx';
import { OrderStatusBadge, PaymentStatusBadge } from '#web/back-office/components/status-badge.tsx';
import { useTexts } from '#web/back-office/language/office-language.ts';
import { routesOf } from '#web/back-office/orders/order-route.ts';
import { nameOf, type OrderRow } from '#web/back-office/orders/order-row.ts';
import { ORDER_PARAMETER } from '#web/back-office/orders/use-open-order.ts';

type Props = { order: OrderRow };

export const OrderName = ({ order, isPlain = false }: Props & { isPlain?: boolean }) => {
  const { t } = useTexts();
  const name = nameOf(order);
  const opened = {
    parameter: ORDER_PARAMETER,
    id: order._id,
    label: t('office.orders.open', { order: name }),
  };
  return (
    <RecordName
      name={name}
      airport={order.airport}
      travelType={order.travelType}
      isStruck={order.status === 'cancelled'}
      opened={isPlain ? undefined : opened}
    />
  );
};

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

/** Who is on the order's jobs: the first letter and the last name, as one calls them out. */
export const OrderStaff = ({ order: { employees = [] } }: Props) => {
  const { t } = useTexts();
  if (employees.length === 0) return <em className={classes.open}>{t('office.orders.unassigned')}</em>;
  return employees.map(({ _id, first_name, last_name }) => (
    <div key={_id} title={`${first_name} ${last_name}`}>
      {/* The initial does not stand on a line of its own. */}
      {[first_name && `${[...first_name][0]}.`, last_name].filter(Boolean).join('\u00a0')}
    </div>
  ));
};

export const OrderLoad = ({ order: { assistant, porter } }: Props) => (
  <Load persons={assistant?.persons} bags={porter?.bags} bulky={porter?.bulky_luggage} />
);

export const OrderContact = ({ order }: Props) => {
  const { address, phone, extra_requests, admin_extra_request } = order;
  return (
    <div className={classes.contact}>
      {address?.name && <b className={classes.person}>{address.name}</b>}
      {phone && <PhoneLink phone={phone} />}
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
      {is_payment_due && (
        <span className={classes.due} data-due>
          {t('office.orders.due')}
        </span>
      )}
    </div>
  );
};
