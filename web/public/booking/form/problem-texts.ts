import { type BookingErrorCode, type BookingProblem, bookingErrors } from '#shared/orders/booking-errors.ts';
import type { ApiError } from '#web/common/call-api.ts';
import type { FieldProblem } from '#web/public/controls/error-list.tsx';
import type { TextOf } from '#web/public/language/texts.ts';

const isBookingError = (code: string): code is BookingErrorCode => code in bookingErrors;

/** One problem a field, the first: two messages under one field only confuse. */
const firstOfEach = (problems: readonly FieldProblem[]): FieldProblem[] =>
  problems.filter(({ field }, index) => problems.findIndex((other) => other.field === field) === index);

export const inWords = (problems: readonly BookingProblem[], t: TextOf): FieldProblem[] =>
  firstOfEach(problems.map(({ field, code }) => ({ field, text: t(`book.errors.${code}`) })));

/** What a registration can be refused for, as `field.type`; the texts are `book.register.error.{field}.{type}`. */
const REGISTER_ERRORS = [
  'name.empty',
  'name.too_long',
  'name.invalid',
  'email.empty',
  'email.invalid',
  'email.taken',
  'password.empty',
  'password.too_short',
  'password.too_long',
  'password.not_enough_numbers',
  'password.dont_match',
] as const;

const isRegisterError = (error: string): error is (typeof REGISTER_ERRORS)[number] =>
  (REGISTER_ERRORS as readonly string[]).includes(error);

/** What the server found wrong, in the reader's language; its own words for a code that we do not know. */
export const refusedFields = ({ fields }: ApiError, t: TextOf): FieldProblem[] =>
  Object.entries(fields).map(([field, { code, message }]) => {
    if (isBookingError(code)) return { field, text: t(`book.errors.${code}`) };
    const error = `${field}.${code}`;
    return { field, text: isRegisterError(error) ? t(`book.register.error.${error}`) : message };
  });
