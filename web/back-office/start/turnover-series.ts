import type { Translate } from '#web/back-office/language/office-language.ts';
import type { Turnover } from '#web/back-office/start/use-start.ts';

/** By what the bars of a month are divided. */
export const DIMENSIONS = ['airport', 'service', 'agency'] as const;
export type Dimension = (typeof DIMENSIONS)[number];

type Row = Turnover['rows'][number];
type Share = { readonly key: string; readonly label: string; readonly amount: number };

/** Further agencies stand together as one. */
const MOST_AGENCIES = 5;
const REST = 'rest';

const totalOf = ({ assistant, porter, other }: Row): number => assistant + porter + other;

const agencyShare = (row: Row, t: Translate): Share => {
  if (row.client_type === 'web') return { key: 'web', label: t('office.start.web'), amount: totalOf(row) };
  const label = row.agency_id === 0 ? t('office.start.free') : row.agency;
  return { key: String(row.agency_id), label, amount: totalOf(row) };
};

const sharesOf = (row: Row, dimension: Dimension, t: Translate): Share[] => {
  if (dimension === 'agency') return [agencyShare(row, t)];
  if (dimension === 'airport') {
    return [{ key: String(row.airport), label: t(`office.airport.${row.airport}`), amount: totalOf(row) }];
  }
  return (['assistant', 'porter', 'other'] as const).map((service) => ({
    key: service,
    label: t(`office.start.service.${service}`),
    amount: row[service],
  }));
};

/** One colour of the chart, and one column of the table beside it; amounts in euros by month. */
export type Series = {
  readonly key: string;
  readonly label: string;
  readonly total: number;
  readonly byMonth: ReadonlyMap<string, number>;
};

const cents = (amount: number): number => Math.round(amount * 100) / 100;

const merged = (series: readonly Series[], label: string): Series => {
  const byMonth = new Map<string, number>();
  for (const one of series) {
    for (const [month, amount] of one.byMonth) byMonth.set(month, cents((byMonth.get(month) ?? 0) + amount));
  }
  return { key: REST, label, total: cents(series.reduce((sum, { total }) => sum + total, 0)), byMonth };
};

/** The turnover divided by a dimension, the largest part first; of many agencies the rest as one. */
export const seriesOf = ({ rows }: Turnover, dimension: Dimension, t: Translate): Series[] => {
  const found = new Map<string, { label: string; total: number; byMonth: Map<string, number> }>();
  for (const row of rows) {
    for (const { key, label, amount } of sharesOf(row, dimension, t)) {
      if (amount === 0) continue;
      const series = found.get(key) ?? { label, total: 0, byMonth: new Map<string, number>() };
      series.total = cents(series.total + amount);
      series.byMonth.set(row.month, cents((series.byMonth.get(row.month) ?? 0) + amount));
      found.set(key, series);
    }
  }
  const sorted = [...found].map(([key, one]) => ({ key, ...one })).sort((a, b) => b.total - a.total);
  if (sorted.length <= MOST_AGENCIES + 1) return sorted;
  return [
    ...sorted.slice(0, MOST_AGENCIES),
    merged(sorted.slice(MOST_AGENCIES), t('office.start.rest', { count: sorted.length - MOST_AGENCIES })),
  ];
};
