import type { SiteLanguage } from '#shared/languages.ts';
import { type Cents, eurosToCents } from '#shared/money.ts';

/** What a payment link says, as its address carries it: texts, `amt` in euros with two decimals. */
export type PaymentLink = {
  readonly amt: string;
  readonly cur: string;
  readonly order: string;
  readonly job?: string | undefined;
  readonly service?: string | undefined;
  readonly date?: string | undefined;
  readonly time?: string | undefined;
  readonly airport?: string | undefined;
  readonly customer?: string | undefined;
};

/**
 * The parameters that the signature covers, in the order in which they are signed. `id` and `resourcePath`, which
 * the card provider adds, are not among them. Source: docs/decisions.md, payments; `service` decides how is
 * paid, and is signed too.
 */
export const SIGNED = [
  'amt',
  'cur',
  'order',
  'job',
  'service',
  'date',
  'time',
  'airport',
  'customer',
] as const;

/** What is signed, always all of it: a parameter that is left out reads as an empty one. */
export const signedFields = (link: PaymentLink): string[] => SIGNED.map((name) => link[name] ?? '');

/** The address of the card page for a link, in the client's language. */
export const paymentAddress = (
  siteUrl: string,
  link: PaymentLink,
  signature: string,
  language: SiteLanguage,
): string => {
  const given = SIGNED.map((name): [string, string] => [name, link[name] ?? '']).filter(([, text]) => text);
  const query = new URLSearchParams([...given, ['signature', signature], ['lang', language]]);
  return `${siteUrl}/payment/?${query}`;
};

/** The sum of a link in cents; undefined when it is none. */
export const amountOfLink = ({ amt }: PaymentLink): Cents | undefined =>
  /^\d{1,8}\.\d{2}$/.test(amt) ? eurosToCents(Number(amt)) : undefined;

/** Phone customers pay a job at once; web clients' sums are held until their order is confirmed. */
export const paymentTypeOfLink = ({ job, service }: PaymentLink): 'PA' | 'DB' =>
  job || service === 'sec24' ? 'DB' : 'PA';
