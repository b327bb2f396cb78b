import { memo } from 'react';
import { useLocation } from 'react-router';
import useSWR from 'swr';
import type { CalendarDate } from '#shared/calendar-date.ts';
import { groupRows } from '#web/back-office/components/record-table/group-rows.ts';
import { allRecords } from '#web/back-office/components/records/all-records.ts';
import classes from '#web/back-office/components/records/print.module.css';
import { PrintView } from '#web/back-office/components/records/print-view.tsx';
import { sortOf } from '#web/back-office/components/records/use-paged-records.ts';
import { useTexts } from '#web/back-office/language/office-language.ts';
import { DayHead } from '#web/back-office/orders/day-head.tsx';
import { filterWords } from '#web/back-office/orders/filter-words.ts';
import {
  OrderContact,
  OrderLoad,
  OrderName,
  OrderRoutes,
  OrderService,
  OrderStates,
  OrderTime,
} from '#web/back-office/orders/order-cells.tsx';
import { dayOf, type OrderRow } from '#web/back-office/orders/order-row.ts';
import { whereOf } from '#web/back-office/orders/order-where.ts';
import { useOrderFilter } from '#web/back-office/orders/use-order-filter.ts';
import { orderCalls } from '#web/back-office/orders/use-orders.ts';
import { useAirportClock } from '#web/common/airport-clock.ts';

const COLUMNS = ['order', 'time', 'route', 'service', 'load', 'contact', 'status'] as const;
const WHOLE = { hasPrevious: false, hasNext: false } as const;

const Row = ({ order }: { order: OrderRow }) => (
  <tr {...(order.status === 'cancelled' && { 'data-struck': true })}>
    <th scope="row">
      <OrderName order={order} isPlain />
    </th>
    <td>
      <OrderTime order={order} />
    </td>
    <td>
      <OrderRoutes order={order} />
    </td>
    <td>
      <OrderService order={order} />
    </td>
    <td>
      <OrderLoad order={order} />
    </td>
    <td>
      {order.name_sign && <b>{order.name_sign}</b>}
      <OrderContact order={order} />
    </td>
    <td>
      <OrderStates order={order} />
    </td>
  </tr>
);

/** Painted once, not at every tick of the clock. */
const Sheet = memo(({ rows, today }: { rows: readonly OrderRow[]; today: CalendarDate }) => {
  const { t } = useTexts();
  return (
    <table className={classes.sheet} aria-label={t('office.orders.table')}>
      <thead>
        <tr>
          {COLUMNS.map((name) => (
            <th key={name} scope="col">
              {t(`office.orders.column.${name}`)}
            </th>
          ))}
        </tr>
      </thead>
      {groupRows(rows, dayOf, WHOLE).map((group) => (
        <tbody key={group.key}>
          <tr>
            <th scope="rowgroup" colSpan={COLUMNS.length} className={classes.day}>
              <DayHead group={group} today={today} />
            </th>
          </tr>
          {group.rows.map((order) => (
            <Row key={order._id} order={order} />
          ))}
        </tbody>
      ))}
    </table>
  );
});

/** The orders of the filter as a list for paper. */
const PrintScreen = () => {
  const { t } = useTexts();
  const now = useAirportClock();
  const { search } = useLocation();
  const { filter, sorting } = useOrderFilter(now.date);
  const { data, error, mutate } = useSWR(
    ['print', whereOf(filter), sortOf(sorting)] as const,
    ([, where, order]) => allRecords(orderCalls, where, order),
    { revalidateOnFocus: false },
  );
  return (
    <PrintView
      title={t('office.orders.title')}
      back={`/admin/orders${search}`}
      range={filter.range}
      now={now}
      words={filterWords(filter, t)}
      data={data}
      error={error}
      errorTitle={t('office.orders.error')}
      onRetry={() => mutate()}
      cutWords={(shown, all) => t('office.table.cut', { shown, all })}
      sheet={(rows) => <Sheet rows={rows} today={now.date} />}
    />
  );
};
export default PrintScreen;
