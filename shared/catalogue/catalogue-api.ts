import * as z from 'zod/mini';
import { airline } from '#shared/catalogue/airline.ts';
import { airportCode, airportId } from '#shared/catalogue/airport.ts';
import { PRICE_CODES } from '#shared/catalogue/price.ts';
import { TRAVEL_TYPES } from '#shared/catalogue/travel-types.ts';
import type { Contract } from '#shared/http/contract.ts';
import { euroAmount } from '#shared/money.ts';
import { instant, localized, siteLanguage } from '#shared/schemas.ts';

const inLanguage = z.object({ lang: siteLanguage });

const destination = z.object({
  to_id: z.string(),
  title: z.string(),
  group: z.string(),
  price: euroAmount,
  ask_flight: z.boolean(),
  ask_train: z.boolean(),
});

/** A meeting point with the destinations that are sold from it. */
const location = z.object({
  from_id: z.string(),
  from_title: z.string(),
  from_group: z.string(),
  ask_flight: z.boolean(),
  ask_train: z.boolean(),
  destinations: z.array(destination),
});

export const catalogueApi = {
  'GET /api/settings/asObject': {
    role: 'anyone',
    summary: 'The public settings by key, the catalogue version they belong to, and where views are counted',
    answer: z.object({
      version: z.int(),
      settings: z.record(z.string(), z.union([z.string(), z.number()])),
      /** Undefined where views of pages are not counted. */
      analytics_url: z.optional(z.string()),
    }),
  },
  'GET /api/settings/getSiteTranlations': {
    role: 'anyone',
    summary: 'The languages of the site',
    answer: z.array(z.object({ code: siteLanguage, name: z.string(), dir: z.enum(['ltr', 'rtl']) })),
  },
  'GET /api/prices': {
    role: 'anyone',
    summary: 'The prices of today, gross',
    answer: z.array(
      z.object({
        code: z.enum(PRICE_CODES),
        price: euroAmount,
        readable_title: localized,
        readable_description: localized,
      }),
    ),
  },
  'GET /api/airports/{lang}': {
    role: 'anyone',
    summary: 'The airports, named in a language',
    params: inLanguage,
    answer: z.array(
      z.object({
        _id: airportId,
        code: airportCode,
        name: z.string(),
        phone: z.string(),
        email: z.string(),
        desk: z.string(),
        opening_hours: z.string(),
      }),
    ),
  },
  'GET /api/languages/all/{lang}': {
    role: 'anyone',
    summary: 'The languages an assistant can be booked in',
    params: inLanguage,
    answer: z.array(
      z.object({
        _id: z.int(),
        code: z.string(),
        name: z.string(),
        display_de: z.string(),
        display_en: z.string(),
        price: euroAmount,
      }),
    ),
  },
  'GET /api/general/currentTime': {
    role: 'anyone',
    summary: "The server's clock, also as the airports show it",
    answer: z.object({
      now: instant,
      date: z.string(),
      hours: z.int(),
      minutes: z.int(),
      time_zone: z.string(),
    }),
  },
  'GET /api/general/getEnv': {
    role: 'anyone',
    summary: 'Which installation this is, and where the card widget comes from',
    answer: z.object({ env: z.enum(['development', 'production']), payment_widget_host: z.string() }),
  },
  'POST /api/airlines/typeahead': {
    role: 'anyone',
    summary: 'At most ten airlines for what was typed',
    body: z.object({ val: z.string().check(z.maxLength(60)) }),
    answer: z.array(z.pick(airline, { code: true, name: true })),
  },
  'POST /api/locations/getRelevantLocations': {
    role: 'anyone',
    summary: 'Meeting points and destinations of an airport for a travel type and service',
    body: z.object({
      airport: z.union([airportId, airportCode]),
      type: z.enum(TRAVEL_TYPES),
      service: z.enum(['assistant', 'porter', 'both', 'vip']),
      lang: siteLanguage,
    }),
    answer: z.object({ assistant: z.array(location), porter: z.array(location) }),
  },
} as const satisfies Contract;
export type CatalogueApi = typeof catalogueApi;
