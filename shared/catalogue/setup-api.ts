import * as z from 'zod/mini';
import { auditEntry } from '#shared/audit/audit-entry.ts';
import { setupCount, setupCountBody, setupListBody, text, version } from '#shared/catalogue/setup-bodies.ts';
import type { Contract } from '#shared/http/contract.ts';
import { euroAmount } from '#shared/money.ts';
import { noContent } from '#shared/schemas.ts';

/** Words that a row says, in any order. */
const where = z.strictObject({ search: z.optional(text) });
const listBody = setupListBody(where);
const countBody = setupCountBody(where);
const count = setupCount;

const languageInput = z.strictObject({
  code: text,
  display_de: text,
  display_en: text,
  price: euroAmount,
  active: z.boolean(),
});
const language = z.object({ ...languageInput.shape, _id: z.int(), version });

const airlineInput = z.strictObject({ code: text, name: text, active: z.boolean() });
const airline = z.object({ ...airlineInput.shape, version });

const groupPriceInput = z.strictObject({ key: text, price: euroAmount, agency_short: text });
const groupPrice = z.object({ ...groupPriceInput.shape, _id: z.string(), version });

/** The editing of bookable languages, airlines and the prices of airline groups. */
export const setupApi = {
  'POST /api/languages/list': {
    role: 'admin',
    summary: 'Bookable languages, also those that are not active, by their id',
    body: listBody,
    answer: z.object({ rows: z.array(language) }),
  },
  'POST /api/languages/count': { role: 'admin', summary: 'How many of them', body: countBody, answer: count },
  'POST /api/languages': {
    role: 'admin',
    summary: 'Adds a bookable language; its price is gross',
    body: languageInput,
    answer: language,
  },
  'PUT /api/languages/{id}': {
    role: 'admin',
    summary: 'Changes a bookable language from now on',
    body: z.extend(languageInput, { version }),
    answer: language,
  },
  'POST /api/airlines/list': {
    role: 'admin',
    summary: 'Airlines, also those that are not active, by their code',
    body: listBody,
    answer: z.object({ rows: z.array(airline) }),
  },
  'POST /api/airlines/count': { role: 'admin', summary: 'How many of them', body: countBody, answer: count },
  'POST /api/airlines': {
    role: 'admin',
    summary: 'Adds an airline that is suggested for flight numbers',
    body: airlineInput,
    answer: airline,
  },
  'PUT /api/airlines/{id}': {
    role: 'admin',
    summary: 'Changes the name of the airline of a code, or whether it is suggested',
    body: z.extend(airlineInput, { version }),
    answer: airline,
  },
  'POST /api/groupPrices/list': {
    role: 'admin',
    summary: 'Prices of airline groups, net, by code, languages and persons',
    body: listBody,
    answer: z.object({ rows: z.array(groupPrice) }),
  },
  'POST /api/groupPrices/count': {
    role: 'admin',
    summary: 'How many of them',
    body: countBody,
    answer: count,
  },
  'POST /api/groupPrices': {
    role: 'admin',
    summary: 'Adds a price of airline groups; ranges of persons that overlap are refused',
    body: groupPriceInput,
    answer: groupPrice,
  },
  'PUT /api/groupPrices/{id}': {
    role: 'admin',
    summary: 'Changes a price of airline groups from now on',
    body: z.extend(groupPriceInput, { version }),
    answer: groupPrice,
  },
  'DELETE /api/groupPrices/{id}': {
    role: 'admin',
    summary: 'Removes a price of airline groups: such groups cannot be imported any more',
    answer: noContent,
    status: 204,
  },
  'GET /api/setup/{kind}/{id}/history': {
    role: 'admin',
    summary: 'Who changed one of them, and when; the latest first',
    params: z.object({
      kind: z.enum(['place', 'route', 'language', 'airline', 'group_price']),
      id: text,
    }),
    answer: z.object({ rows: z.array(auditEntry) }),
  },
} as const satisfies Contract;
export type SetupApi = typeof setupApi;
