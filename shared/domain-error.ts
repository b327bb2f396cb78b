/** Every code an error answer may carry; the code is also the key of its text (`errors.{code}`). */
export type ErrorCode =
  | 'invalid_input'
  | 'not_logged_in'
  | 'not_allowed'
  | 'not_found'
  | 'refused_transition'
  | 'changed_meanwhile'
  | 'already_exists'
  | 'price_changed'
  | 'payment_failed'
  | 'payment_unknown'
  | 'too_large'
  | 'too_many_requests'
  | 'internal'
  | 'unavailable'
  // Login failures keep the numbers of the public specification, section 8.
  | 100
  | 101;

export type FieldError = { readonly code: string; readonly message: string };
/** Why the office is refused something: the key of its text (`texts/refusals.ts`), and what is to be filled in. */
export type ErrorReason = {
  readonly key: string;
  readonly values: Readonly<Record<string, string | number>>;
};
export type FieldErrors = { readonly [field: string]: FieldError };

/**
 * A refusal in the words of the business. The HTTP layer turns it into the one error shape
 * `{code, name, message, fields?, reason?}`; `message` is English and may be shown as it is.
 */
export class DomainError extends Error {
  readonly code: ErrorCode;
  readonly fields: FieldErrors | undefined;
  /** Seconds after which the caller may try again; only with `too_many_requests`. */
  readonly retryAfter: number | undefined;
  readonly reason: ErrorReason | undefined;

  constructor(
    code: ErrorCode,
    message: string,
    more: { fields?: FieldErrors; retryAfter?: number; reason?: ErrorReason } = {},
  ) {
    super(message);
    this.name = 'DomainError';
    this.code = code;
    this.fields = more.fields;
    this.retryAfter = more.retryAfter;
    this.reason = more.reason;
  }
}

/** Refuses input field by field. */
export const invalidInput = (fields: FieldErrors): DomainError =>
  new DomainError('invalid_input', `Please correct: ${Object.keys(fields).join(', ')}.`, { fields });
