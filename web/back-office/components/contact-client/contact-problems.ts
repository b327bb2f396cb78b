import { isEmail } from '#shared/orders/personal-rules.ts';
import type { OfficeKey } from '#shared/texts/office-en.ts';

/** The dialog's fields as they are typed. */
export type ContactInput = {
  readonly order: string;
  readonly to: string;
  readonly cc: string;
  readonly subject: string;
  readonly message: string;
};

export type ContactField = keyof ContactInput;

/** The addresses of a comma-separated field. */
const addressesOf = (text: string): string[] =>
  text
    .split(',')
    .map((address) => address.trim())
    .filter((address) => address !== '');

/** The id of an order from its number, however it is typed: `F10391`, `10391`. */
export const orderIdOf = (typed: string): string => typed.trim().replace(/^[FM]/i, '');

/**
 * What keeps a mail from going out, by field, as the key of its text (back-office specification, section 5,
 * "Contact-client"). `to` may stay empty: then the order's own address is written to.
 */
export const contactProblems = (input: ContactInput): Partial<Record<ContactField, OfficeKey>> => ({
  ...(!/^\d{1,12}$/.test(orderIdOf(input.order)) && { order: 'office.contact.error.order' }),
  ...(!addressesOf(input.to).every(isEmail) && { to: 'office.contact.error.email' }),
  ...(!addressesOf(input.cc).every(isEmail) && { cc: 'office.contact.error.email' }),
  ...(input.subject.trim() === '' && { subject: 'office.contact.error.subject' }),
  ...(input.message.trim() === '' && { message: 'office.contact.error.message' }),
});
