import type { Translate } from '#web/back-office/language/office-language.ts';
import { ApiError } from '#web/common/call-api.ts';

/** What went wrong in a sentence, and the request id one can read out to support. */
export const errorText = (error: unknown, t: Translate): { text: string; request: string | undefined } => {
  if (!(error instanceof ApiError)) return { text: t('office.error.screen'), request: undefined };
  return {
    text: error.status === 0 ? t('office.error.unreachable') : error.message,
    request: error.requestId ? t('office.error.request', { id: error.requestId }) : undefined,
  };
};
