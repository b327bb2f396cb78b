import { Button } from '@mantine/core';
import IconArrowLeft from '@tabler/icons-react/icons/IconArrowLeft';
import IconPrinter from '@tabler/icons-react/icons/IconPrinter';
import { memo } from 'react';
import { Link, useLocation } from 'react-router';
import useSWR from 'swr';
import { type CalendarDate, clockText } from '#shared/calendar-date.ts';
import { useRangeText } from '#web/back-office/components/day-pager/range-picker.tsx';
import { EmptyState } from '#web/back-office/components/empty-state.tsx';
import { PageError } from '#web/back-office/components/page-error.tsx';
import { groupRows } from '#web/back-office/components/record-table/group-rows.ts';
import { TableSkeleton } from '#web/back-office/components/record-table/table-skeleton.tsx';
import { allRecords } from '#web/back-office/components/records/all-records.ts';
import classes from '#web/back-office/components/records/print.module.css';
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

/** The orders of the filter as a list for paper: all pages of it, without buttons. */
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
  const days = useRangeText(filter.range);
  return (
    <>
      <title>{`${t('office.orders.title')} – ${t('office.table.print')}`}</title>
      <header className={classes.head}>
        <h1>{t('office.orders.title')}</h1>
        <p>
          {[days, ...filterWords(filter, t), t('office.table.printed', { time: clockText(now) })].join(' · ')}
        </p>
        <span>
          <Button
            component={Link}
            to={`/admin/orders${search}`}
            variant="default"
            leftSection={<IconArrowLeft size={18} stroke={1.9} aria-hidden />}
          >
            {t('office.table.print_back')}
          </Button>
          <Button
            leftSection={<IconPrinter size={18} stroke={1.9} aria-hidden />}
            disabled={!data}
            onClick={() => window.print()}
          >
            {t('office.table.print_now')}
          </Button>
        </span>
      </header>
      {error && !data && (
        <PageError error={error} title={t('office.orders.error')} onRetry={() => mutate()} />
      )}
      {!error && !data && <TableSkeleton />}
      {data?.rows.length === 0 && <EmptyState title={t('office.table.empty')} />}
      {data && data.rows.length < data.count && (
        <p className={classes.cut}>{t('office.table.cut', { shown: data.rows.length, all: data.count })}</p>
      )}
      {data && data.rows.length > 0 && <Sheet rows={data.rows} today={now.date} />}
    </>
  );
};
export default PrintScreen;
