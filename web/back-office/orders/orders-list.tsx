import { functionalUpdate } from '@tanstack/react-table';
import { useMemo } from 'react';
import { type AirportTime, clockText } from '#shared/calendar-date.ts';
import { PageError } from '#web/back-office/components/page-error.tsx';
import { RecordTable } from '#web/back-office/components/record-table/record-table.tsx';
import { TableSkeleton } from '#web/back-office/components/record-table/table-skeleton.tsx';
import { LiveNote } from '#web/back-office/components/records/live-note.tsx';
import { NoRecords } from '#web/back-office/components/records/no-records.tsx';
import { useLastPage } from '#web/back-office/components/records/use-last-page.ts';
import { shortDay } from '#web/back-office/language/formats.ts';
import { useTexts } from '#web/back-office/language/office-language.ts';
import { DayHead } from '#web/back-office/orders/day-head.tsx';
import { filterWords } from '#web/back-office/orders/filter-words.ts';
import { OrderCard } from '#web/back-office/orders/order-card.tsx';
import { dayOf, minuteOf } from '#web/back-office/orders/order-row.ts';
import { ordersColumns } from '#web/back-office/orders/orders-columns.tsx';
import { useLiveOrders } from '#web/back-office/orders/use-live-orders.ts';
import type { OrderFilterState } from '#web/back-office/orders/use-order-filter.ts';
import type { Orders } from '#web/back-office/orders/use-orders.ts';

type Props = { state: OrderFilterState; orders: Orders; now: AirportTime };

const NoOrders = ({ state: { filter, clear, isPreset } }: Pick<Props, 'state'>) => {
  const { t, language } = useTexts();
  const words = filterWords(filter, t);
  const days = { from: shortDay(filter.range.from, language), to: shortDay(filter.range.to, language) };
  const text =
    words.length > 0
      ? t('office.orders.none_filtered', { ...days, filters: words.join(', ') })
      : t('office.orders.none', days);
  return <NoRecords text={text} onClear={isPreset ? undefined : clear} />;
};

/** The orders of the filter by day, or why there are none. */
export const OrdersList = ({ state, orders, now }: Props) => {
  const { t } = useTexts();
  const { rows, count, days, error, isRefreshing, reread } = orders;
  const { fresh, waiting, showWaiting } = useLiveOrders(orders);
  useLastPage(state, count);
  const columns = useMemo(() => ordersColumns(t), [t]);
  if (error && !rows) return <PageError error={error} title={t('office.orders.error')} onRetry={reread} />;
  if (!rows || count === undefined) return <TableSkeleton />;
  if (count === 0) return <NoOrders state={state} />;
  const minuteNow = now.hours * 60 + now.minutes;
  return (
    <>
      <LiveNote waiting={waiting} onShow={showWaiting} words={(count) => t('office.live.new', { count })} />
      <RecordTable
        label={t('office.orders.table')}
        columns={columns}
        rows={rows}
        count={count}
        rowId={({ _id }) => _id}
        isStruck={({ status }) => status === 'cancelled'}
        isFresh={({ _id }) => fresh.has(_id)}
        groupKey={dayOf}
        groupHead={(group) => <DayHead group={group} today={now.date} days={days} />}
        present={{
          groupKey: now.date,
          label: t('office.table.now', { time: clockText(now) }),
          isPast: (order) => minuteOf(order) < minuteNow,
        }}
        card={(order) => <OrderCard order={order} />}
        pagination={state.pagination}
        allOnOnePage
        onPaginationChange={(updater) => state.setPagination(functionalUpdate(updater, state.pagination))}
        sorting={state.sorting}
        onSortingChange={(updater) => state.setSorting(functionalUpdate(updater, state.sorting))}
        shown={(first, last, all) => t('office.orders.shown', { first, last, count: all })}
        isRefreshing={isRefreshing}
      />
    </>
  );
};
