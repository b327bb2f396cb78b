import type { ExtraOfJob } from '#shared/jobs/extra.ts';
import type { JobPriceLine } from '#shared/jobs/job-price.ts';
import type { Cents } from '#shared/money.ts';

/** A line of a job's price: so many of one price. */
export const priceLine = (
  code: JobPriceLine['code'],
  name: string,
  quantity: number,
  price: Cents,
): JobPriceLine => ({ code, name, quantity, price, sum: quantity * price });

/** What the extras of a job add to its price. */
export const extraLines = (extras: readonly ExtraOfJob[]): JobPriceLine[] =>
  extras.map(({ name, amount, price }) => priceLine('extra', name, amount, price));

/** What lines add up to, of a job or of an order. */
export const sumOfLines = (lines: readonly { readonly sum: Cents }[]): Cents =>
  lines.reduce((total, { sum }) => total + sum, 0);
