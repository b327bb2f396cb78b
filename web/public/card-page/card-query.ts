import { isSiteLanguage, type SiteLanguage } from '#shared/languages.ts';
import { type PaymentLink, SIGNED } from '#shared/payments/payment-link.ts';

type SignedLink = PaymentLink & { readonly signature: string };

/**
 * What the address of the card page says (public specification, section 2). The amount is only shown and asked
 * for: the server compares it with the price that it calculated itself.
 */
export type CardQuery = {
  readonly amount: number;
  readonly currency: string;
  /** The order that is paid; a job stands for its order. */
  readonly order: string;
  readonly job: string;
  readonly service: string;
  readonly date: string;
  readonly time: string;
  readonly airport: string;
  readonly customer: string;
  readonly lang: SiteLanguage;
  /** A mailed link, word for word as it was signed; undefined for a page without a signature. */
  readonly link: SignedLink | undefined;
  /** Whether the wizard opened the page in its frame. */
  readonly isBooking: boolean;
  /** What the provider adds when it sends the payer back. */
  readonly returned: { readonly id: string; readonly resourcePath: string } | undefined;
};

const linkIn = (query: URLSearchParams): SignedLink | undefined => {
  const signature = query.get('signature');
  if (!signature) return undefined;
  const signed = SIGNED.map((name) => [name, query.get(name) ?? undefined] as const);
  const given = Object.fromEntries(signed.filter(([, text]) => text !== undefined));
  return { amt: '', cur: '', order: '', ...given, signature };
};

export const readCardQuery = (search: string): CardQuery => {
  const query = new URLSearchParams(search);
  const text = (name: string): string => query.get(name)?.trim() ?? '';
  const lang = text('lang');
  const id = text('id');
  const resourcePath = text('resourcePath');
  return {
    amount: Number(text('amt')),
    currency: text('cur') || 'EUR',
    order: text('order') || (text('job').split('-')[0] ?? ''),
    job: text('job'),
    service: text('service'),
    date: text('date'),
    time: text('time'),
    airport: text('airport'),
    customer: text('customer'),
    lang: isSiteLanguage(lang) ? lang : 'en',
    link: linkIn(query),
    isBooking: text('from') === 'booking',
    returned: id && resourcePath ? { id, resourcePath } : undefined,
  };
};

/** Where the provider sends the payer back to: this page, with its own parameters. */
export const returnAddress = (search: string): string => {
  const query = new URLSearchParams(search);
  query.delete('id');
  query.delete('resourcePath');
  return `/payment/?${query}`;
};
