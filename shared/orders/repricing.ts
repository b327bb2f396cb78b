import type { Cents } from '#shared/money.ts';

/**
 * What an edit means for the payment. same: nothing. less: less than is held will be captured, the rest given back.
 * more: its client is mailed a link to pay the new price. unpaid: no sum is held (yet).
 */
export const REPRICINGS = ['same', 'less', 'more', 'unpaid'] as const;
export type Repricing = (typeof REPRICINGS)[number];

/** Compares a price with the sum that is held for it; both in cents. Source: docs/decisions.md, orders. */
export const repricingOf = (held: Cents | undefined, price: Cents): Repricing => {
  if (held === undefined) return 'unpaid';
  if (held === price) return 'same';
  return price < held ? 'less' : 'more';
};
