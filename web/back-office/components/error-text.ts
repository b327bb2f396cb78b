import { filledRefusal } from '#shared/texts/filled-refusal.ts';
import type { OfficeKey } from '#shared/texts/office-en.ts';
import { germanRefusal } from '#web/back-office/language/german-refusals.ts';
import type { OfficeLanguage, Translate } from '#web/back-office/language/office-language.ts';
import { ApiError } from '#web/common/call-api.ts';

/** Codes of the API's errors that have a text of their own here. */
const CODES = [
  'invalid_input',
  'not_allowed',
  'not_found',
  'refused_transition',
  'changed_meanwhile',
  'already_exists',
  'payment_failed',
  'payment_unknown',
  'too_large',
  'too_many_requests',
  'internal',
  'unavailable',
] as const;

/** Values of refusals that are names of the program, and where the words for them are. */
const NAMED: Readonly<Record<string, string>> = {
  status: 'office.status',
  payment: 'office.payment',
  action: 'office.act',
};

/** Why it was refused, in the words of a German reader; undefined where the reason has none. */
const reasonOf = ({ reason }: ApiError, t: Translate): string | undefined => {
  const text = reason && germanRefusal(reason.key);
  return (
    text &&
    filledRefusal(text, reason.values, (name, value) => {
      const key = `${NAMED[name]}.${value}`;
      const word = name in NAMED ? t(key as OfficeKey) : value;
      return word === key ? value : word;
    })
  );
};

/** The server's own English words are closer to the matter than the text of their code. */
const wordsOf = (error: ApiError, t: Translate, language: OfficeLanguage): string => {
  if (error.status === 0) return t('office.error.unreachable');
  const reason = language === 'en' ? undefined : reasonOf(error, t);
  if (reason !== undefined) return reason;
  const code = CODES.find((known) => known === error.code) ?? 'internal';
  return language === 'en' && code !== 'unavailable' ? error.message : t(`office.error.code.${code}`);
};

/** What went wrong in the reader's language, and the request id one can read out to support. */
export const errorText = (
  error: unknown,
  t: Translate,
  language: OfficeLanguage,
): { text: string; request: string | undefined } => {
  if (!(error instanceof ApiError)) return { text: t('office.error.screen'), request: undefined };
  return {
    text: wordsOf(error, t, language),
    request: error.requestId ? t('office.error.request', { id: error.requestId }) : undefined,
  };
};
