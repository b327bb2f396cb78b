import type { RunUnit } from '#shared/invoices/invoice-run.ts';
import { filledRefusal } from '#shared/texts/filled-refusal.ts';
import { REFUSALS, type RefusalReason } from '#shared/texts/refusals.ts';

const isReason = (key: string): key is RefusalReason => key in REFUSALS;

/** Why an agency could not be billed, in the reader's language where it is known what to say. */
export const runReason = (
  { reason = '', why }: Pick<RunUnit, 'reason' | 'why'>,
  language: 'de' | 'en',
): string => (why && isReason(why.key) ? filledRefusal(REFUSALS[why.key][language], why.values) : reason);
