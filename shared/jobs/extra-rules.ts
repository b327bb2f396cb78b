import { invalidInput } from '#shared/domain-error.ts';
import { type Found, fieldErrors } from '#shared/jobs/job-moment.ts';
import type { Cents } from '#shared/money.ts';

/** An extra as a form sends it; `price` in cents. */
export type ExtraInput = { readonly name?: string | undefined; readonly price?: Cents | undefined };

const NAME_MAX = 120;
/** Keeps sums within reason. */
const PRICE_MAX = 10_000_00;

const isName = (name: string): boolean => name !== '' && name.length <= NAME_MAX;
const isPrice = (price: number | undefined): boolean =>
  price !== undefined && price >= 1 && price <= PRICE_MAX;

/** What is wrong with an extra, field by field; the fields begin with `prefix`. */
export const extraFound = ({ name, price }: ExtraInput, prefix: string): Found[] => [
  [`${prefix}name`, !isName(name?.trim() ?? '') && 'extras.name'],
  [`${prefix}price`, !isPrice(price) && 'extras.price'],
];

/**
 * An extra that may be stored. Source: back-office specification, section 5.
 * @throws DomainError `invalid_input`
 */
export const checkedExtra = (input: ExtraInput, prefix: string): { name: string; price: Cents } => {
  const problems = fieldErrors(extraFound(input, prefix));
  if (Object.keys(problems).length > 0) throw invalidInput(problems);
  return { name: input.name?.trim() ?? '', price: input.price ?? 0 };
};
