import { Button } from '@mantine/core';
import IconArrowLeft from '@tabler/icons-react/icons/IconArrowLeft';
import IconPrinter from '@tabler/icons-react/icons/IconPrinter';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { type AirportTime, clockText } from '#shared/calendar-date.ts';
import type { DayRange } from '#web/back-office/components/day-pager/day-range.ts';
import { useRangeText } from '#web/back-office/components/day-pager/range-picker.tsx';
import { EmptyState } from '#web/back-office/components/empty-state.tsx';
import { PageError } from '#web/back-office/components/page-error.tsx';
import { TableSkeleton } from '#web/back-office/components/record-table/table-skeleton.tsx';
import classes from '#web/back-office/components/records/print.module.css';
import { useTexts } from '#web/back-office/language/office-language.ts';

type Props<R> = {
  title: string;
  /** The table itself. */
  back: string;
  range: DayRange;
  now: AirportTime;
  /** What the filter leaves out. */
  words: readonly string[];
  data: { readonly rows: readonly R[]; readonly count: number } | undefined;
  error: unknown;
  errorTitle: string;
  onRetry: () => void;
  /** Says that not all rows are on the list. */
  cutWords: (shown: number, all: number) => string;
  sheet: (rows: readonly R[]) => ReactNode;
};

const Head = ({ title, back, range, now, words, data }: Omit<Props<unknown>, 'sheet'>) => {
  const { t } = useTexts();
  const days = useRangeText(range);
  return (
    <header className={classes.head}>
      <h1>{title}</h1>
      <p>{[days, ...words, t('office.table.printed', { time: clockText(now) })].join(' · ')}</p>
      <span>
        <Button
          component={Link}
          to={back}
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
  );
};

/** The records of a filter as a list for paper: all pages of it, without buttons. */
export const PrintView = <R,>({ sheet, ...props }: Props<R>) => {
  const { title, data, error, errorTitle, onRetry, cutWords } = props;
  const { t } = useTexts();
  return (
    <>
      <title>{`${title} – ${t('office.table.print')}`}</title>
      <Head {...props} />
      {error !== undefined && !data && <PageError error={error} title={errorTitle} onRetry={onRetry} />}
      {error === undefined && !data && <TableSkeleton />}
      {data?.rows.length === 0 && <EmptyState title={t('office.table.empty')} />}
      {data && data.rows.length < data.count && (
        <p className={classes.cut}>{cutWords(data.rows.length, data.count)}</p>
      )}
      {data && data.rows.length > 0 && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard
        <section className={classes.paper} aria-label={title} tabIndex={0}>
          {sheet(data.rows)}
        </section>
      )}
    </>
  );
};
