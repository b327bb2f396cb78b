import { type SeededPlace, seededPlaces } from '#infra/seed/places.ts';
import { hasPorters } from '#shared/catalogue/airport-ids.ts';
import { LOCATION_SERVICES, type LocationService, type Route } from '#shared/catalogue/location.ts';
import { TRAVEL_TYPES, type TravelType } from '#shared/catalogue/travel-types.ts';
import type { Cents } from '#shared/money.ts';

type PlaceKind = SeededPlace['kind'];
type Ways = { readonly from: readonly PlaceKind[]; readonly to: readonly PlaceKind[] };

const OUTSIDE = ['kerb', 'taxi_rank', 'bus_stop', 'station', 'car_park', 'car_rental', 'hotel'] as const;

/** Where each service begins and ends. A porter lifts what has left the belt or goes onto it. */
const SOLD: { readonly [service in LocationService]: { readonly [type in TravelType]: Ways } } = {
  assistant: {
    arrival: {
      from: ['aircraft_door', 'gates', 'baggage_hall', 'meeting_point'],
      to: ['meeting_point', ...OUTSIDE],
    },
    departure: {
      from: [...OUTSIDE, 'meeting_point', 'check_in'],
      to: ['check_in', 'gates', 'lounge', 'aircraft_door'],
    },
    change: {
      from: ['aircraft_door', 'gates', 'transfer_desk'],
      to: ['gates', 'lounge', 'aircraft_door'],
    },
  },
  porter: {
    arrival: { from: ['baggage_hall', 'meeting_point'], to: OUTSIDE },
    departure: { from: [...OUTSIDE, 'check_in'], to: ['check_in', 'gates'] },
    change: { from: ['baggage_hall'], to: ['check_in'] },
  },
};

/** Gross cents of the shortest way. */
const BASE = { assistant: 1800, porter: 1500 } as const satisfies Record<LocationService, Cents>;

/** Gross cents instead of the base where a way begins or ends behind security; the dearer end counts. */
const AIRSIDE: { readonly [service in LocationService]: { readonly [kind in PlaceKind]?: Cents } } = {
  assistant: { aircraft_door: 4500, gates: 3900, transfer_desk: 3900, lounge: 3900 },
  porter: { gates: 2400 },
};

/** Gross cents for the walk to what lies outside the terminals. */
const WALK: { readonly [kind in PlaceKind]?: Cents } = {
  car_park: 300,
  car_rental: 300,
  hotel: 500,
  station: 700,
};

/** Gross cents for the ride between terminals. */
const TERMINAL_CHANGE = { assistant: 1500, porter: 1200 } as const satisfies Record<LocationService, Cents>;

const isOtherTerminal = (from: SeededPlace, to: SeededPlace): boolean =>
  from.terminal !== undefined && to.terminal !== undefined && from.terminal !== to.terminal;

const priceOf = (service: LocationService, from: SeededPlace, to: SeededPlace): Cents =>
  Math.max(BASE[service], AIRSIDE[service][from.kind] ?? 0, AIRSIDE[service][to.kind] ?? 0) +
  (WALK[from.kind] ?? 0) +
  (WALK[to.kind] ?? 0) +
  (isOtherTerminal(from, to) ? TERMINAL_CHANGE[service] : 0);

/** Terminals are changed between two flights, and on the way to what serves them all. */
const isWithinReach = (type: TravelType, from: SeededPlace, to: SeededPlace): boolean =>
  type === 'change' || from.isShared || to.isShared || !isOtherTerminal(from, to);

const isSold = (type: TravelType, service: LocationService, from: SeededPlace, to: SeededPlace): boolean =>
  from.place.airport === to.place.airport &&
  (service === 'assistant' || hasPorters(from.place.airport)) &&
  SOLD[service][type].from.includes(from.kind) &&
  SOLD[service][type].to.includes(to.kind) &&
  // From one check-in hall to the next is no way that is sold, from gate to gate for the next flight is.
  (from.kind !== to.kind || (type === 'change' && from.place._id !== to.place._id)) &&
  isWithinReach(type, from, to);

/** Every way that is sold between the places, with its gross price. */
const routesBetween = (places: readonly SeededPlace[]): Route[] =>
  TRAVEL_TYPES.flatMap((travelType) =>
    LOCATION_SERVICES.flatMap((service) =>
      places.flatMap((from) =>
        places
          .filter((to) => isSold(travelType, service, from, to))
          .map((to) => ({
            airport: from.place.airport,
            travelType,
            service,
            from_id: from.place._id,
            to_id: to.place._id,
            price: priceOf(service, from, to),
          })),
      ),
    ),
  );

/** The ways of a new installation. */
export const routes: readonly Route[] = routesBetween(seededPlaces);
