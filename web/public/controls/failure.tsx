import type { ReactNode } from 'react';
import { ApiError } from '#web/common/call-api.ts';
import { Alert } from '#web/public/controls/alert.tsx';
import { type TextKey, type TextOf, useTexts } from '#web/public/language/texts.ts';

const KNOWN = [
  'unavailable',
  'internal',
  'invalid_input',
  'not_logged_in',
  'not_allowed',
  'not_found',
  'refused_transition',
  'changed_meanwhile',
  'price_changed',
  'already_exists',
  'payment_failed',
  'payment_unknown',
  'too_many_requests',
  'too_large',
] as const satisfies readonly (TextKey extends `error.${infer Code}` ? Code : string)[];

const isKnown = (code: string): code is (typeof KNOWN)[number] => (KNOWN as readonly string[]).includes(code);

/** What a refused call means, in the reader's language; the server's own words for a code we do not know. */
export const failureText = (error: unknown, t: TextOf): string => {
  if (!(error instanceof ApiError)) return t('error.internal');
  return isKnown(error.code) ? t(`error.${error.code}`) : error.message;
};

/** A failed call with what can be read out to the office. */
export const Failure = ({
  error,
  title,
  children,
}: {
  error: unknown;
  title?: string | undefined;
  children?: ReactNode;
}) => {
  const { t } = useTexts();
  const requestId = error instanceof ApiError ? error.requestId : '';
  return (
    <Alert>
      <b>{title ?? t('error.title')}</b> {failureText(error, t)} {children}
      {requestId && <small className="alert-request">{t('error.request', { id: requestId })}</small>}
    </Alert>
  );
};
