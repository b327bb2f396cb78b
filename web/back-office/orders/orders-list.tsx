import { useMemo } from 'react';
import { type AirportTime, clockText } from '#shared/calendar-date.ts';
import { LiveNote } from '#web/back-office/components/records/live-note.tsx';
import { NoRecords } from '#web/back-office/components/records/no-records.tsx';
import { PagedTable } from '#web/back-office/components/records/paged-table.tsx';
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
  const { days } = orders;
  const { fresh, waiting, showWaiting } = useLiveOrders(orders);
  const columns = useMemo(() => ordersColumns(t), [t]);
  const minuteNow = now.hours * 60 + now.minutes;
  return (
    <PagedTable
      state={state}
      records={orders}
      errorTitle={t('office.orders.error')}
      above={
        <LiveNote waiting={waiting} onShow={showWaiting} words={(count) => t('office.live.new', { count })} />
      }
      none={<NoOrders state={state} />}
      label={t('office.orders.table')}
      columns={columns}
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
      allOnOnePage
      shown={(first, last, all) => t('office.orders.shown', { first, last, count: all })}
    />
  );
};
