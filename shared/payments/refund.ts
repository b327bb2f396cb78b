import type { Cents } from '#shared/money.ts';

/** Why a refund may come later than the hours allow: § 355 BGB (withdrawal), or a duty of ours to perform. */
export const REFUND_REASONS = ['withdrawal', 'service_not_rendered', 'court_or_authority'] as const;
export type RefundReason = (typeof REFUND_REASONS)[number];

const HOUR_MS = 3_600_000;

/**
 * Whether so many hours have not passed yet since a moment; the last millisecond still counts. Hours are counted as
 * they pass, so that the nights on which the clocks change make no difference. Source: back-office specification,
 * section 4, refund within 48 hours of the payment, restating within 48 hours of the refund.
 */
export const isWithinHours = (since: string, hours: number, now: Date): boolean =>
  now.getTime() - Date.parse(since) <= hours * HOUR_MS;

type Paid = {
  readonly amount: Cents;
  /** Less than was held, where an edit had lowered the price. */
  readonly captured_amount?: Cents | undefined;
  readonly returns?: readonly { readonly amount: Cents }[] | undefined;
};

/** What of a payment has not gone back yet; never below nothing, whatever the provider tells. */
export const amountLeft = ({ amount, captured_amount = amount, returns = [] }: Paid): Cents =>
  Math.max(0, captured_amount - returns.reduce((sum, { amount: returned }) => sum + returned, 0));
