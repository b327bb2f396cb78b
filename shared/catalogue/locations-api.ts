import * as z from 'zod/mini';
import { airportId } from '#shared/catalogue/airport.ts';
import { LOCATION_SERVICES } from '#shared/catalogue/location.ts';
import { setupCount, setupCountBody, setupListBody, text, version } from '#shared/catalogue/setup-bodies.ts';
import { TRAVEL_TYPES } from '#shared/catalogue/travel-types.ts';
import type { Contract } from '#shared/http/contract.ts';
import { euroAmount } from '#shared/money.ts';

/** Names by language; those that are left out read English. */
const names = z.strictObject({
  en: text,
  de: text,
  ru: z.optional(text),
  zh: z.optional(text),
  ja: z.optional(text),
  es: z.optional(text),
  ar: z.optional(text),
});

const placeInput = z.strictObject({
  airport: airportId,
  title: names,
  /** The heading under which lists show it. */
  group: names,
  ask_flight: z.boolean(),
  ask_train: z.boolean(),
  position: z.number(),
  active: z.boolean(),
});
const place = z.object({ ...placeInput.shape, _id: z.string(), version });
const placeWhere = z.strictObject({ search: z.optional(text), airport: z.optional(airportId) });

const routeInput = z.strictObject({
  airport: airportId,
  travelType: z.enum(TRAVEL_TYPES),
  service: z.enum(LOCATION_SERVICES),
  from_id: text,
  to_id: text,
  price: euroAmount,
  active: z.boolean(),
});
const route = z.object({
  ...routeInput.shape,
  _id: z.string(),
  from_title: names,
  to_title: names,
  /** Whether it is sold: it and both its ends are active. */
  sold: z.boolean(),
  version,
});
const routeWhere = z.strictObject({
  search: z.optional(text),
  airport: z.optional(airportId),
  travelType: z.optional(z.enum(TRAVEL_TYPES)),
  service: z.optional(z.enum(LOCATION_SERVICES)),
});

/** The editing of locations and of the ways between them. None is deleted: orders refer to them. */
export const locationsApi = {
  'POST /api/locations/list': {
    role: 'admin',
    summary: 'Locations, also those that are not active, in the order of the lists',
    body: setupListBody(placeWhere),
    answer: z.object({ rows: z.array(place) }),
  },
  'POST /api/locations/count': {
    role: 'admin',
    summary: 'How many of them',
    body: setupCountBody(placeWhere),
    answer: setupCount,
  },
  'POST /api/locations': {
    role: 'admin',
    summary: 'Adds a location; with `ways_of`, the ways of that one are its ways too, at the same prices',
    body: z.extend(placeInput, { ways_of: z.optional(text) }),
    answer: place,
  },
  'PUT /api/locations/{id}': {
    role: 'admin',
    summary: 'Changes a location from now on; one that is not active is offered to nobody',
    body: z.extend(placeInput, { version }),
    answer: place,
  },
  'POST /api/ways/list': {
    role: 'admin',
    summary: 'Ways between locations with their gross prices, also those that are not sold',
    body: setupListBody(routeWhere),
    answer: z.object({ rows: z.array(route) }),
  },
  'POST /api/ways/count': {
    role: 'admin',
    summary: 'How many of them',
    body: setupCountBody(routeWhere),
    answer: setupCount,
  },
  'POST /api/ways': {
    role: 'admin',
    summary: 'Adds a way that is sold for a travel type and service',
    body: routeInput,
    answer: route,
  },
  'PUT /api/ways/{id}': {
    role: 'admin',
    summary: 'Changes the price of a way from now on, or whether it is sold',
    body: z.extend(routeInput, { version }),
    answer: route,
  },
} as const satisfies Contract;
export type LocationsApi = typeof locationsApi;
