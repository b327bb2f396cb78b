import type { CalendarDate } from '#shared/calendar-date.ts';
import type { RowGroup } from '#web/back-office/components/record-table/group-rows.ts';
import { useTexts } from '#web/back-office/language/office-language.ts';
import { type OrderRow, sumsOf } from '#web/back-office/orders/order-row.ts';
import classes from '#web/back-office/orders/orders.module.css';
import { formatDate } from '#web/common/formats.ts';

type Props = { group: RowGroup<OrderRow>; today: CalendarDate };

/** A day with what its orders add up to. */
export const DayHead = ({ group, today }: Props) => {
  const { t, language } = useTexts();
  const { orders, cancelled, persons, bags } = sumsOf(group.rows);
  return (
    <span className={classes.day}>
      {group.key === today && <span className={classes.today}>{t('office.days.today')}</span>}
      <b>{formatDate(group.key, language)}</b>
      <span>
        {t('office.orders.count', { count: orders })}
        {group.isCut && ` ${t('office.table.continued')}`}
      </span>
      {cancelled > 0 && (
        <span className={classes.sum}>{t('office.orders.cancelled', { count: cancelled })}</span>
      )}
      <span className={classes.sum}>{t('office.orders.persons', { count: persons })}</span>
      <span className={classes.sum}>{t('office.orders.bags', { count: bags })}</span>
    </span>
  );
};
