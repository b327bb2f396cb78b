import { lazy, memo, Suspense, useState } from 'react';
import { useLocation } from 'react-router';
import { type AirportTime, clockText } from '#shared/calendar-date.ts';
import { DayPager } from '#web/back-office/components/day-pager/day-pager.tsx';
import { allRecords } from '#web/back-office/components/records/all-records.ts';
import { FilterDrawer } from '#web/back-office/components/records/filter-drawer.tsx';
import classes from '#web/back-office/components/records/records.module.css';
import { TableTools } from '#web/back-office/components/records/table-tools.tsx';
import { sortOf } from '#web/back-office/components/records/use-paged-records.ts';
import { ScreenHelp } from '#web/back-office/components/screen-help.tsx';
import { useTexts } from '#web/back-office/language/office-language.ts';
import { ActsProvider } from '#web/back-office/orders/acts-provider.tsx';
import { AttentionNote } from '#web/back-office/orders/attention-note.tsx';
import { filterWords } from '#web/back-office/orders/filter-words.ts';
import { OrderFilters } from '#web/back-office/orders/order-filters.tsx';
import { whereOf } from '#web/back-office/orders/order-where.ts';
import { ordersCsv } from '#web/back-office/orders/orders-csv.ts';
import { OrdersList } from '#web/back-office/orders/orders-list.tsx';
import { useOrder } from '#web/back-office/orders/panel/use-order.ts';
import { useOpenOrder } from '#web/back-office/orders/use-open-order.ts';
import { type OrderFilterState, useOrderFilter } from '#web/back-office/orders/use-order-filter.ts';
import { orderCalls, useOrders } from '#web/back-office/orders/use-orders.ts';
import { OnlyFor } from '#web/back-office/session/only-for.tsx';
import { useAirportClock } from '#web/common/airport-clock.ts';

const OrderPanel = lazy(() => import('#web/back-office/orders/panel/order-panel.tsx'));

/** It comes with the first order that is opened, and stays to close smoothly. */
const OpenOrder = ({ reread }: { reread: () => Promise<void> }) => {
  const { id } = useOpenOrder();
  const [isNeeded, setNeeded] = useState(false);
  if (id !== undefined && !isNeeded) setNeeded(true);
  return (
    isNeeded && (
      <Suspense fallback={null}>
        <OrderPanel reread={reread} />
      </Suspense>
    )
  );
};

const isSameMinute = (a: { now: AirportTime }, b: { now: AirportTime }): boolean =>
  a.now.date === b.now.date && clockText(a.now) === clockText(b.now);

const Tools = ({ state }: { state: OrderFilterState }) => {
  const { t, language } = useTexts();
  const { filter, sorting, clearTable, clearTemporarily } = state;
  return (
    <TableTools
      printAddress={`/admin/orders/print${useLocation().search}`}
      fileName={`${t('office.orders.title')} ${filter.range.from} ${filter.range.to}`}
      columns={ordersCsv(t, language)}
      load={() => allRecords(orderCalls, whereOf(filter), sortOf(sorting))}
      cutWords={(shown, all) => t('office.table.cut', { shown, all })}
      onClear={clearTable}
      onClearTemporarily={clearTemporarily}
    />
  );
};

/** Painted anew once a minute, not at every tick of the clock. */
const Orders = memo(({ now }: { now: AirportTime }) => {
  const { t } = useTexts();
  const state = useOrderFilter(now.date);
  const orders = useOrders(state);
  const { mutate: rereadOpen } = useOrder(useOpenOrder().id);
  const reread = async (): Promise<void> => {
    await Promise.all([orders.reread(), rereadOpen()]);
  };
  return (
    <ActsProvider reread={reread}>
      <header className={classes.head}>
        <h1>{t('office.orders.title')}</h1>
        <ScreenHelp text="office.orders.help" />
        <FilterDrawer count={filterWords(state.filter, t).length} showLabel={t('office.orders.show')}>
          <OrderFilters state={state} />
        </FilterDrawer>
        <OnlyFor roles={['admin']}>
          <DayPager
            range={state.filter.range}
            today={now.date}
            onChange={(change) => state.setFilter(({ range }) => ({ range: change(range) }))}
          />
        </OnlyFor>
        <Tools state={state} />
      </header>
      <div className={classes.bar}>
        <OrderFilters state={state} />
      </div>
      <AttentionNote />
      <OrdersList state={state} orders={orders} now={now} />
      <OpenOrder reread={reread} />
    </ActsProvider>
  );
}, isSameMinute);

/** The orders of web clients by day. */
const OrdersScreen = () => {
  const { t } = useTexts();
  const now = useAirportClock();
  return (
    <>
      <title>{`${t('office.orders.title')} – ${t('office.brand')}`}</title>
      <Orders now={now} />
    </>
  );
};
export default OrdersScreen;
