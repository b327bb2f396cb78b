import type { APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import { logger } from '#functions/platform/logger.ts';
import { DomainError, type ErrorCode } from '#shared/domain-error.ts';

const STATUS: Readonly<Record<ErrorCode, number>> = {
  invalid_input: 400,
  not_logged_in: 401,
  100: 401,
  101: 401,
  payment_failed: 402,
  not_allowed: 403,
  not_found: 404,
  refused_transition: 409,
  changed_meanwhile: 409,
  already_exists: 409,
  price_changed: 409,
  payment_unknown: 409,
  too_large: 413,
  too_many_requests: 429,
  internal: 500,
  unavailable: 503,
};

/** Names of faults at our side that pass: the caller may simply try again. */
const PASSING = [
  'ProvisionedThroughputExceededException',
  'ThrottlingException',
  'RequestLimitExceeded',
  'TransactionConflictException',
  'TimeoutError',
];

const asDomainError = (error: unknown): DomainError => {
  if (error instanceof DomainError) return error;
  const isPassing = error instanceof Error && PASSING.includes(error.name);
  return isPassing
    ? new DomainError('unavailable', 'We are busy. Please try again.')
    : new DomainError('internal', 'Something went wrong on our side.');
};

/** Any error as the one error shape; what we did not foresee is logged with its stack, and told as 500. */
export const errorAnswer = (error: unknown): APIGatewayProxyStructuredResultV2 => {
  const { code, message, fields, reason, retryAfter } = asDomainError(error);
  if (!(error instanceof DomainError)) logger.error('unforeseen', { error: error as Error });
  return {
    statusCode: STATUS[code],
    headers: {
      'content-type': 'application/json',
      'cache-control': 'no-store',
      ...(retryAfter !== undefined && { 'retry-after': String(retryAfter) }),
    },
    body: JSON.stringify({ code, name: `error_${code}`, message, fields, reason }),
  };
};
