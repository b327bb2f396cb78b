import * as z from 'zod/mini';
import { airportId } from '#shared/catalogue/airport.ts';
import { TRAVEL_TYPES } from '#shared/catalogue/travel-types.ts';
import { localized } from '#shared/schemas.ts';

export const LOCATION_SERVICES = ['assistant', 'porter'] as const;
export type LocationService = (typeof LOCATION_SERVICES)[number];

/** A place at an airport where a service can begin or end, as it is stored. */
export const place = z.object({
  _id: z.string(),
  airport: airportId,
  title: localized,
  group: localized,
  /** Whether a traveller met here names a flight, or a train. */
  ask_flight: z.boolean(),
  ask_train: z.boolean(),
  /** Order within the lists, lowest first. */
  position: z.int(),
  /** False: it is not offered any more; orders that name it keep its title. */
  active: z.optional(z.boolean()),
  /** None before the first edit. */
  version: z.optional(z.int()),
});
export type Place = z.infer<typeof place>;

/** A way that is sold: from one place to another for one travel type and service; gross cents. */
export const route = z.object({
  airport: airportId,
  travelType: z.enum(TRAVEL_TYPES),
  service: z.enum(LOCATION_SERVICES),
  from_id: z.string(),
  to_id: z.string(),
  price: z.int().check(z.gte(0)),
  /** False: it is not sold any more. */
  active: z.optional(z.boolean()),
  /** None before the first edit. */
  version: z.optional(z.int()),
});
export type Route = z.infer<typeof route>;

/** What tells one way from all others. */
export const wayIdOf = (way: Omit<Route, 'price' | 'active' | 'version'>): string =>
  [way.airport, way.travelType, way.service, way.from_id, way.to_id].join('#');

type Locations = { readonly places: readonly Place[]; readonly routes: readonly Route[] };

/** What is offered of all locations: the active ones, and the active ways between them. */
export const offeredLocations = ({ places, routes }: Locations): Locations => {
  const offered = places.filter(({ active }) => active !== false);
  const ids = new Set(offered.map(({ _id }) => _id));
  return {
    places: offered,
    routes: routes.filter(
      ({ active, from_id, to_id }) => active !== false && ids.has(from_id) && ids.has(to_id),
    ),
  };
};
