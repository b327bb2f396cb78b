import type { CalendarDate } from '#shared/calendar-date.ts';
import type { RowGroup } from '#web/back-office/components/record-table/group-rows.ts';
import classes from '#web/back-office/components/records/records.module.css';
import { type DaySums, type JobRow, sumsOf } from '#web/back-office/jobs/job-row.ts';
import { useTexts } from '#web/back-office/language/office-language.ts';
import { formatDate } from '#web/common/formats.ts';

type Props = {
  group: RowGroup<JobRow>;
  today: CalendarDate;
  /** What the server says that whole days add up to. */
  days?: readonly (DaySums & { readonly date: CalendarDate })[] | undefined;
};

/** A day with what its jobs add up to. */
export const DayHead = ({ group, today, days }: Props) => {
  const { t, language } = useTexts();
  const whole = days?.find(({ date }) => date === group.key);
  const { jobs, cancelled, unassigned, persons, bags } = (group.isCut && whole) || sumsOf(group.rows);
  return (
    <span className={classes.day}>
      {group.key === today && <span className={classes.today}>{t('office.days.today')}</span>}
      <b>{formatDate(group.key, language)}</b>
      <span>
        {t('office.jobs.count', { count: jobs })}
        {group.isCut && !whole && ` ${t('office.table.continued')}`}
      </span>
      {unassigned > 0 && (
        <span className={classes.open}>{t('office.jobs.unassigned', { count: unassigned })}</span>
      )}
      {cancelled > 0 && (
        <span className={classes.sum}>{t('office.orders.cancelled', { count: cancelled })}</span>
      )}
      <span className={classes.sum}>{t('office.orders.persons', { count: persons })}</span>
      <span className={classes.sum}>{t('office.orders.bags', { count: bags })}</span>
    </span>
  );
};
