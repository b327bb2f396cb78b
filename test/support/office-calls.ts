import { randomInt } from 'node:crypto';
import { bookAndPay, ok } from '#test/support/booking-calls.ts';
import { type BrowserClient, openBrowser } from '#test/support/browser-client.ts';
import { fetchFrom } from '#test/support/fetch-from.ts';
import type { TestStack } from '#test/support/stack.ts';

type Changes = Parameters<typeof bookAndPay>[2];

/** A booking at Munich, with an assistant. */
export const inMunich = {
  travel: { airport: 2, selected_service: 'assistant' },
  service: {
    selected_service: 'assistant',
    airport: 'MUC',
    porter: null,
    assistant_meeting: { id: 'muc-t2-aircraft-door', flight_nr: 'LH 98' },
    assistant_destination: { id: 'muc-t2-taxi-rank' },
  },
};

/** Each file's visitors come from an address of their own: checkouts are limited per address. */
const visitors = fetchFrom(`127.${randomInt(2, 255)}.${randomInt(1, 255)}.${randomInt(1, 255)}`);

/** A placed and authorised order of somebody new. */
export const placedOrder = async (stack: TestStack, changes: Changes = {}): Promise<string> =>
  (await bookAndPay(stack, openBrowser(stack.url, visitors), changes)).id;

export type Details = {
  readonly [field: string]: unknown;
  readonly version: number;
  readonly status: string;
  readonly payment_status: string;
  readonly price: { readonly total: number };
  readonly jobs: readonly { readonly [field: string]: unknown; readonly status: string }[];
  readonly services: readonly { readonly [field: string]: unknown }[];
  readonly payments: readonly { readonly [field: string]: unknown }[];
  readonly mails: readonly { readonly template: string; readonly state: string }[];
  readonly history: readonly {
    readonly action: string;
    readonly by: { readonly kind: string; readonly name?: string };
    readonly note?: string;
    readonly changes: readonly {
      readonly field: string;
      readonly before?: string;
      readonly after?: string;
    }[];
  }[];
};

/** Everything that the office sees of an order. */
export const detailsOf = async (staff: BrowserClient, id: string, lang = 'en'): Promise<Details> =>
  ok(await staff.get(`/api/orders/${id}/${lang}`)) as Details;

/** Cancels an order for the office, or restores it. */
export const setStatus = (staff: BrowserClient, id: string, status: string, more: object = {}) =>
  staff.send('PUT', `/api/orders/statusUpdate/${id}`, {
    _id: id,
    status,
    paymentStatus: 'authorized',
    userName: 'Miriam Vogt',
    email: 'keiko@example.com',
    ...more,
  });
