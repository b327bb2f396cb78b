import type { Translate } from '#web/back-office/language/office-language.ts';
import { ApiError } from '#web/common/call-api.ts';

const CODES = ['last_job', 'paid'] as const;

/** Why a job could not be cancelled as was asked, in the reader's words; undefined for another failure. */
export const cancelRefusal = (error: unknown, t: Translate): string | undefined => {
  const code = error instanceof ApiError ? error.fields.isOrderToBeCanceled?.code : undefined;
  const known = CODES.find((one) => one === code);
  return known && t(`office.jobs.refused.${known}`);
};
