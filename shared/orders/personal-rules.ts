import type { BookingErrorCode, BookingProblem } from '#shared/orders/booking-errors.ts';

/** Step 3 as it may come from a screen or a program. */
export type PersonalInput = {
  readonly name?: string | null | undefined;
  readonly address1?: string | null | undefined;
  readonly address2?: string | null | undefined;
  readonly zip?: string | null | undefined;
  readonly city?: string | null | undefined;
  readonly country?: string | null | undefined;
  readonly email?: string | null | undefined;
  readonly phone?: string | null | undefined;
  /** The box of the screen; a program that leaves it out accepts by calling, `false` is refused. */
  readonly agb_privacy?: boolean | null | undefined;
};

const FIELD_MAX = 120;
const EMAIL_MAX = 254;

/**
 * Letters of any script with their marks, digits, spaces and `. , ' - / + ( ) &`. The specification's set
 * (section 5) is narrower; é, ñ and ø must pass (docs/decisions.md).
 */
const ADDRESS_PATTERN = /^[\p{L}\p{M}\p{N} .,'’\-/+()&]*$/u;
const PHONE_PATTERN = /^[\d +\-/().]*$/;
/** One @, no spaces, line breaks or control characters, a dot in the domain. */
const EMAIL_PATTERN = /^[^\s\p{Cc}@<>,;:"()[\]\\]+@[^\s\p{Cc}@<>,;:"()[\]\\]+\.[^\s\p{Cc}@<>,;:"()[\]\\.]+$/u;

const textOf = (text: string | null | undefined): string => text?.trim() ?? '';

/** Whether mail can be sent to this address. */
export const isEmail = (text: string): boolean => text.length <= EMAIL_MAX && EMAIL_PATTERN.test(text);

const isAddressText = (text: string): boolean => text.length <= FIELD_MAX && ADDRESS_PATTERN.test(text);

const REQUIRED = [
  ['name', 'name'],
  ['address1', 'address'],
  ['zip', 'zip'],
  ['city', 'city'],
  ['country', 'country'],
] as const;

const emailProblem = (email: string): BookingErrorCode | undefined => {
  if (email === '') return 'email.empty';
  return isEmail(email) ? undefined : 'email.invalid';
};

/**
 * Everything wrong with step 3, in the order of the screen; empty when it may be saved.
 * Source: public specification, section 5, "Personal details".
 */
export const personalProblems = (input: PersonalInput): BookingProblem[] => {
  const found: [string, BookingErrorCode | undefined | false][] = REQUIRED.flatMap(([field, code]) => {
    const text = textOf(input[field]);
    return [
      [field, text === '' && `${code}.empty`],
      [field, !isAddressText(text) && `${code}.invalid`],
    ] satisfies [string, BookingErrorCode | false][];
  });
  found.push(
    ['address2', !isAddressText(textOf(input.address2)) && 'address.invalid'],
    ['email', emailProblem(textOf(input.email))],
    [
      'phone',
      !(textOf(input.phone).length <= 40 && PHONE_PATTERN.test(textOf(input.phone))) && 'phone.invalid',
    ],
    ['agb_privacy', input.agb_privacy === false && 'agb_privacy'],
  );
  return found.flatMap(([field, code]) => (code ? [{ field, code }] : []));
};
