import type { PriceLineCode } from '#shared/catalogue/price.ts';

/** What code writes into mails: labels of services and price lines, in the languages mails are written in. */
export type MailTexts = {
  readonly travelTypes: { readonly [type in 'arrival' | 'departure' | 'change']: string };
  readonly services: { readonly [service in 'assistant' | 'porter' | 'vip']: string };
  readonly from: string;
  readonly to: string;
  readonly flight: string;
  readonly train: string;
  readonly cart: string;
  readonly seat: string;
  readonly persons: (count: number) => string;
  readonly bags: (count: number) => string;
  readonly bulky: (count: number) => string;
  readonly inLanguage: (language: string) => string;
  readonly lines: { readonly [code in PriceLineCode]: string };
};
