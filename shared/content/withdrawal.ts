import * as z from 'zod/mini';
import { airportTime } from '#shared/calendar-date.ts';
import type { FieldErrors } from '#shared/domain-error.ts';
import { onOneLine } from '#shared/emails/header-text.ts';
import { isEmail } from '#shared/orders/personal-rules.ts';
import { instant, siteLanguage } from '#shared/schemas.ts';
import { keptFor } from '#shared/users/retention.ts';

/** A declaration of withdrawal as it arrived (§ 356a BGB); it is never changed. */
export const withdrawal = z.object({
  /** Also the reference that the client is told. */
  _id: z.string(),
  name: z.string(),
  order_number: z.string(),
  email: z.string(),
  lang: siteLanguage,
  reason: z.string(),
  received_at: instant,
  /** The order that the number names; absent when there is none. */
  order: z.optional(z.string()),
  /** Epoch seconds. */
  ttl: z.int(),
});
export type Withdrawal = z.infer<typeof withdrawal>;

type Declared = Pick<Withdrawal, 'name' | 'order_number' | 'email'>;

const empty = (field: string) => ({ code: 'empty', message: `${field} is required.` });

/**
 * What is missing for the declaration to be one: who withdraws, from what, and where the receipt goes
 * (§ 356a (2) BGB). Whether there is such an order is not asked: the declaration counts on arrival.
 */
export const withdrawalProblems = ({ name, order_number, email }: Declared): FieldErrors => ({
  ...(name === '' && { name: empty('name') }),
  ...(order_number === '' && { order_number: empty('order_number') }),
  ...(email === '' && { email: empty('email') }),
  ...(email !== '' && !isEmail(email) && { email: { code: 'invalid', message: 'email is not valid.' } }),
});

/**
 * The id in an order number as clients write it: `F10001` or `M 10001` in whatever text, `10001` alone. Other
 * numbers, such as a postcode, name no order.
 */
export const orderIdIn = (orderNumber: string): string | undefined =>
  /(?<![\p{L}\d])[FM]\s?([1-9]\d{4,13})(?!\d)|^\s*([1-9]\d{4,13})\s*$/iu
    .exec(orderNumber)
    ?.slice(1)
    .find((id) => id !== undefined);

/** When a declaration may go that arrived at a moment, in epoch seconds: whole years count, § 257 (4), (5) HGB. */
export const withdrawalKeptUntil = (receivedAt: Date): number => {
  const year = Number(airportTime(receivedAt).date.slice(0, 4));
  return Date.UTC(year + keptFor('withdrawals') + 1, 0, 1) / 1000;
};

/** One line, as a name stands in a mail's subject: control characters and line breaks become spaces. */
export const oneLine = (text: string): string => onOneLine(text).trim();
