import { memo } from 'react';
import { type AirportTime, clockText } from '#shared/calendar-date.ts';
import { DayPager } from '#web/back-office/components/day-pager/day-pager.tsx';
import { TableSkeleton } from '#web/back-office/components/record-table/table-skeleton.tsx';
import { useTexts } from '#web/back-office/language/office-language.ts';
import { FilterDrawer } from '#web/back-office/orders/filter-drawer.tsx';
import { OrderFilters } from '#web/back-office/orders/order-filters.tsx';
import classes from '#web/back-office/orders/orders.module.css';
import { OrdersList } from '#web/back-office/orders/orders-list.tsx';
import { useOrderFilter } from '#web/back-office/orders/use-order-filter.ts';
import { useAirportClock } from '#web/common/airport-clock.ts';

const isSameMinute = (a: { now: AirportTime }, b: { now: AirportTime }): boolean =>
  a.now.date === b.now.date && clockText(a.now) === clockText(b.now);

/** Painted anew once a minute, not at every tick of the clock. */
const Orders = memo(({ now }: { now: AirportTime }) => {
  const { t } = useTexts();
  const state = useOrderFilter(now.date);
  return (
    <>
      <header className={classes.head}>
        <h1>{t('office.orders.title')}</h1>
        <FilterDrawer state={state} />
        <DayPager
          range={state.filter.range}
          today={now.date}
          onChange={(range) => state.setFilter({ range })}
        />
      </header>
      <div className={classes.bar}>
        <OrderFilters state={state} />
      </div>
      <OrdersList state={state} now={now} />
    </>
  );
}, isSameMinute);

/** The orders of web clients by day. */
const OrdersScreen = () => {
  const { t } = useTexts();
  const now = useAirportClock();
  return (
    <>
      <title>{`${t('office.orders.title')} – ${t('office.brand')}`}</title>
      {now ? (
        <Orders now={now} />
      ) : (
        <>
          <h1 className={classes.head}>{t('office.orders.title')}</h1>
          <TableSkeleton />
        </>
      )}
    </>
  );
};
export default OrdersScreen;
