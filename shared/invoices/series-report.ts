import * as z from 'zod/mini';
import { CLIENT_TYPES, type Invoice } from '#shared/invoices/invoice.ts';
import { numberGaps } from '#shared/invoices/number-gaps.ts';
import { instant } from '#shared/schemas.ts';

const gap = z.object({
  from: z.int(),
  to: z.int(),
  reason: z.optional(z.literal('raised')),
  /** Of a raise: when, and by whom. */
  at: z.optional(instant),
  by: z.optional(z.string()),
});

/** A series of invoice numbers from its first to its last, and every stretch of it that no document has. */
export const seriesReport = z.object({
  client_type: z.enum(CLIENT_TYPES),
  suffix: z.string(),
  first: z.int(),
  /** Less than the first while nothing was issued. */
  last: z.int(),
  issued: z.int(),
  missing: z.int(),
  gaps: z.array(gap),
});
export type SeriesReport = z.infer<typeof seriesReport>;

/** The office has raised the last number of a series in the settings. */
export type Raise = {
  readonly from: number;
  readonly to: number;
  readonly at: string;
  readonly by: string | undefined;
};

type Series = {
  readonly client_type: Invoice['client_type'];
  readonly suffix: string;
  /** The setting as it is now. */
  readonly setting: number;
  readonly raises: readonly Raise[];
  /** What the counter stands at; undefined before the first number. */
  readonly counter: number | undefined;
};

/** Where a series began, and what its last number is: the first value that its setting had is no number of it. */
export const rangeOf = ({ setting, raises, counter }: Omit<Series, 'client_type' | 'suffix'>) => {
  const first = Math.min(setting, ...raises.map(({ from }) => from)) + 1;
  return { first, last: Math.max(counter ?? 0, first - 1) };
};

/**
 * Every number of a series that no document has, explained as far as it can be. Source: § 14 (4) no. 4 UStG; GoBD.
 * @param issued the numbers that documents have, without their suffix
 */
export const reportOf = (series: Series, issued: ReadonlySet<number>): SeriesReport => {
  const { first, last } = rangeOf(series);
  const gaps = numberGaps(issued, { began: first, last, raised: series.raises }).map((missing) => {
    const raise = series.raises.find(({ from, to }) => missing.from > from && missing.from <= to);
    return { ...missing, ...(raise && { at: raise.at, by: raise.by }) };
  });
  return {
    client_type: series.client_type,
    suffix: series.suffix,
    first,
    last,
    issued: issued.size,
    missing: gaps.reduce((sum, { from, to }) => sum + to - from + 1, 0),
    gaps,
  };
};
