import { Skeleton } from '@mantine/core';
import { lazy, Suspense, useMemo, useState } from 'react';
import { PageError } from '#web/back-office/components/page-error.tsx';
import { Segment, SegmentGroup } from '#web/back-office/components/segment-group.tsx';
import { euros } from '#web/back-office/language/formats.ts';
import { useTexts } from '#web/back-office/language/office-language.ts';
import own from '#web/back-office/start/start.module.css';
import { DIMENSIONS, type Dimension, type Series, seriesOf } from '#web/back-office/start/turnover-series.ts';
import { useTurnover } from '#web/back-office/start/use-start.ts';

/** Large, and below what one looks at first. */
const TurnoverChart = lazy(() => import('#web/back-office/start/turnover-chart.tsx'));

type TableProps = {
  label: string;
  months: readonly string[];
  monthWord: (month: string) => string;
  series: readonly Series[];
};

const TurnoverTable = ({ label, months, monthWord, series }: TableProps) => {
  const { t, language } = useTexts();
  const sumOf = (month: string): number =>
    series.reduce((sum, { byMonth }) => sum + (byMonth.get(month) ?? 0), 0);
  const latestFirst = months.toReversed();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard
    <section className={own.table} aria-label={label} tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('office.start.month')}</th>
            {series.map(({ key, label: word }) => (
              <th key={key} scope="col">
                {word}
              </th>
            ))}
            <th scope="col">{t('office.start.sum')}</th>
          </tr>
        </thead>
        <tbody>
          {latestFirst.map((month) => (
            <tr key={month}>
              <th scope="row">{monthWord(month)}</th>
              {series.map(({ key, byMonth }) => (
                <td key={key}>{euros(byMonth.get(month) ?? 0, language)}</td>
              ))}
              <td>{euros(sumOf(month), language)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t('office.start.sum')}</th>
            {series.map(({ key, total }) => (
              <td key={key}>{euros(total, language)}</td>
            ))}
            <td>
              {euros(
                series.reduce((sum, { total }) => sum + total, 0),
                language,
              )}
            </td>
          </tr>
        </tfoot>
      </table>
    </section>
  );
};

/** How business goes: what was billed in twelve months, as a chart and as its figures. */
export const TurnoverPanel = () => {
  const { t, language } = useTexts();
  const { data, error, mutate } = useTurnover();
  const [dimension, setDimension] = useState<Dimension>('airport');
  const series = useMemo(() => (data ? seriesOf(data, dimension, t) : []), [data, dimension, t]);
  const words = useMemo(
    () =>
      new Intl.DateTimeFormat(language === 'de' ? 'de-DE' : 'en-GB', {
        month: 'short',
        year: '2-digit',
        timeZone: 'UTC',
      }),
    [language],
  );
  const monthWord = (month: string): string => words.format(new Date(`${month}-15T12:00Z`));
  const label = t('office.start.turnover');
  const body = () => {
    if (error && !data)
      return <PageError error={error} title={t('office.start.turnover_error')} onRetry={() => mutate()} />;
    if (!data) return <Skeleton height={300} aria-label={t('office.table.loading')} />;
    if (series.length === 0) return <p className={own.quiet}>{t('office.start.no_turnover')}</p>;
    const shown = { months: data.months, monthWord, series };
    return (
      <>
        <div aria-hidden className={own.chart}>
          <Suspense fallback={<Skeleton height={300} />}>
            <TurnoverChart {...shown} />
          </Suspense>
        </div>
        <TurnoverTable label={t('office.start.figures')} {...shown} />
      </>
    );
  };
  return (
    <section className={own.panel} aria-label={label}>
      <header>
        <h2>{label}</h2>
        <SegmentGroup label={t('office.start.by')}>
          {DIMENSIONS.map((one) => (
            <Segment
              key={one}
              label={t(`office.start.by.${one}`)}
              pressed={dimension === one}
              onClick={() => setDimension(one)}
            />
          ))}
        </SegmentGroup>
      </header>
      <p className={own.quiet}>{t('office.start.turnover_text')}</p>
      {body()}
    </section>
  );
};
