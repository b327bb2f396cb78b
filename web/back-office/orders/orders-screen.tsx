import { Button } from '@mantine/core';
import IconPrinter from '@tabler/icons-react/icons/IconPrinter';
import { memo } from 'react';
import { Link, useLocation } from 'react-router';
import { type AirportTime, clockText } from '#shared/calendar-date.ts';
import { useAlerts } from '#web/back-office/components/alerts.tsx';
import { DayPager } from '#web/back-office/components/day-pager/day-pager.tsx';
import { csvOf, saveCsv } from '#web/back-office/components/record-table/csv.ts';
import { TableMenu } from '#web/back-office/components/record-table/table-menu.tsx';
import { allRecords } from '#web/back-office/components/records/all-records.ts';
import { FilterDrawer } from '#web/back-office/components/records/filter-drawer.tsx';
import classes from '#web/back-office/components/records/records.module.css';
import { sortOf } from '#web/back-office/components/records/use-paged-records.ts';
import { useTexts } from '#web/back-office/language/office-language.ts';
import { ActsProvider } from '#web/back-office/orders/acts-provider.tsx';
import { AttentionNote } from '#web/back-office/orders/attention-note.tsx';
import { filterWords } from '#web/back-office/orders/filter-words.ts';
import { OrderFilters } from '#web/back-office/orders/order-filters.tsx';
import { whereOf } from '#web/back-office/orders/order-where.ts';
import { ordersCsv } from '#web/back-office/orders/orders-csv.ts';
import { OrdersList } from '#web/back-office/orders/orders-list.tsx';
import { OrderPanel } from '#web/back-office/orders/panel/order-panel.tsx';
import { useOrder } from '#web/back-office/orders/panel/use-order.ts';
import { useOpenOrder } from '#web/back-office/orders/use-open-order.ts';
import { type OrderFilterState, useOrderFilter } from '#web/back-office/orders/use-order-filter.ts';
import { orderCalls, useOrders } from '#web/back-office/orders/use-orders.ts';
import { OnlyFor } from '#web/back-office/session/only-for.tsx';
import { useAirportClock } from '#web/common/airport-clock.ts';

const isSameMinute = (a: { now: AirportTime }, b: { now: AirportTime }): boolean =>
  a.now.date === b.now.date && clockText(a.now) === clockText(b.now);

/** The table as paper and as a file, and putting it back. */
const TableTools = ({ state }: { state: OrderFilterState }) => {
  const { t, language } = useTexts();
  const { danger } = useAlerts();
  const { filter, sorting, clearTable, clearTemporarily } = state;
  const printAddress = `/admin/orders/print${useLocation().search}`;
  const save = async (): Promise<void> => {
    const { rows, count } = await allRecords(orderCalls, whereOf(filter), sortOf(sorting));
    const csv = await csvOf(ordersCsv(t, language), rows);
    saveCsv(`${t('office.orders.title')} ${filter.range.from} ${filter.range.to}.csv`, csv);
    if (rows.length < count) {
      danger(t('office.table.cut', { shown: rows.length, all: count }), { isSticky: true });
    }
  };
  return (
    <span className={classes.end}>
      <Button
        component={Link}
        to={printAddress}
        variant="default"
        leftSection={<IconPrinter size={18} stroke={1.9} aria-hidden />}
        className={classes.print}
      >
        {t('office.table.print')}
      </Button>
      <TableMenu
        printAddress={printAddress}
        onExport={save}
        onClear={clearTable}
        onClearTemporarily={clearTemporarily}
      />
    </span>
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
        <FilterDrawer count={filterWords(state.filter, t).length} showLabel={t('office.orders.show')}>
          <OrderFilters state={state} />
        </FilterDrawer>
        <OnlyFor roles={['admin']}>
          <DayPager
            range={state.filter.range}
            today={now.date}
            onChange={(range) => state.setFilter({ range })}
          />
        </OnlyFor>
        <TableTools state={state} />
      </header>
      <div className={classes.bar}>
        <OrderFilters state={state} />
      </div>
      <AttentionNote />
      <OrdersList state={state} orders={orders} now={now} />
      <OrderPanel reread={reread} />
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
