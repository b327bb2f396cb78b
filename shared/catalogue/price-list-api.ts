import * as z from 'zod/mini';
import { auditEntry } from '#shared/audit/audit-entry.ts';
import { PRICE_CODES } from '#shared/catalogue/price.ts';
import type { Contract } from '#shared/http/contract.ts';
import { euroAmount } from '#shared/money.ts';
import { calendarDate, localized, noContent } from '#shared/schemas.ts';

const code = z.enum(PRICE_CODES);
const row = z.strictObject({ code, price: euroAmount });
const ofDate = z.object({ date: calendarDate });

const prices = z.array(
  z.object({ code, price: euroAmount, readable_title: localized, readable_description: localized }),
);

/** The editing of prices. A list is valid from midnight of its day at the airport until the next one begins. */
export const priceListApi = {
  'PUT /api/prices': {
    role: 'admin',
    summary: 'Changes some prices from today on; `was` is what the form showed, and refuses a stale one',
    body: z.array(z.extend(row, { was: z.optional(euroAmount) })).check(z.minLength(1), z.maxLength(50)),
    answer: prices,
  },
  'GET /api/prices/{date}': {
    role: 'admin',
    summary: 'The prices of a day at the airport, gross',
    params: ofDate,
    answer: prices,
  },
  'GET /api/prices/lists': {
    role: 'admin',
    summary: 'Today, the day since which its prices are valid, and the lists that begin later',
    answer: z.object({
      today: calendarDate,
      since: z.optional(calendarDate),
      planned: z.array(z.object({ from: calendarDate, version: z.int(), prices: z.array(row) })),
    }),
  },
  'GET /api/prices/history': {
    role: 'admin',
    summary: 'Who changed which price and list, and when; the latest first',
    answer: z.object({ rows: z.array(auditEntry) }),
  },
  'PUT /api/prices/{date}': {
    role: 'admin',
    summary: 'Plans the price list of a day to come (version 0), or changes one that is planned',
    params: ofDate,
    body: z.strictObject({ version: z.int(), prices: z.array(row).check(z.maxLength(50)) }),
    answer: z.object({ from: calendarDate, version: z.int(), prices: z.array(row) }),
  },
  'POST /api/prices/{date}/withdraw': {
    role: 'admin',
    summary: 'Withdraws a planned price list before its day',
    params: ofDate,
    body: z.strictObject({ version: z.int() }),
    answer: noContent,
    status: 204,
  },
} as const satisfies Contract;
export type PriceListApi = typeof priceListApi;
