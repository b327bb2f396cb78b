import { Button } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { addDays } from '#shared/calendar-date.ts';
import { type DayRange, MAX_DAYS } from '#web/back-office/components/day-pager/day-range.ts';
import classes from '#web/back-office/jobs/import/import.module.css';
import type { ImportState } from '#web/back-office/jobs/import/use-import.ts';
import { useTexts } from '#web/back-office/language/office-language.ts';

type Props = { stored: Extract<ImportState, { step: 'stored' }>; onRestart: () => void };

/** The jobs screen shows so many days at once. */
const jobsAddress = ({ from, to }: DayRange): string => {
  const last = addDays(from, MAX_DAYS - 1);
  return `/admin/jobs?${new URLSearchParams({ from, to: to < last ? to : last, airport: 'both' })}`;
};

/** What became of the spreadsheet, and where its jobs are. */
export const Stored = ({ stored: { count, orderIds, days }, onRestart }: Props) => {
  const { t } = useTexts();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className={classes.stored}>
      <svg viewBox="0 0 88 84" width={88} height={84} aria-hidden="true">
        <circle cx="44" cy="12" r="11" fill="#9CC4CB" />
        <path d="M24 62h40l4 20H20z" fill="#9CC4CB" />
        <rect x="4" y="28" width="80" height="36" rx="6" fill="#FFC72C" />
        <path d="M30 46l10 10 20-20" fill="none" stroke="#0B2730" strokeWidth={5} strokeLinecap="round" />
      </svg>
      <h2 ref={heading} tabIndex={-1}>
        {t('office.import.stored', { count })}
      </h2>
      <p>{t('office.import.stored_orders', { count: orderIds.length, orders: orderIds.join(', ') })}</p>
      <div>
        {days && (
          <Button component={Link} to={jobsAddress(days)}>
            {t('office.import.to_jobs')}
          </Button>
        )}
        <Button variant="default" onClick={onRestart}>
          {t('office.import.next')}
        </Button>
      </div>
    </section>
  );
};
