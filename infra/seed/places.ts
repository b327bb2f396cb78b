import { groupTexts, placeTexts, terminalText } from '#infra/seed/place-texts.ts';
import type { AirportId } from '#shared/catalogue/airport-ids.ts';
import type { Place } from '#shared/catalogue/location.ts';
import { commaOf, type Localized, SITE_LANGUAGES, type SiteLanguage } from '#shared/languages.ts';

type TextKey = keyof typeof placeTexts;

/** What a place is to the ways that are sold from it and to it. */
const KIND_OF = {
  aircraft_door: 'aircraft_door',
  gates: 'gates',
  transfer_desk: 'transfer_desk',
  lounge: 'lounge',
  baggage_hall: 'baggage_hall',
  check_in: 'check_in',
  meeting_point: 'meeting_point',
  kerb: 'kerb',
  taxi_rank: 'taxi_rank',
  bus_stop: 'bus_stop',
  bus_station: 'bus_stop',
  long_distance_station: 'station',
  regional_station: 'station',
  s_bahn: 'station',
  car_park: 'car_park',
  car_rental: 'car_rental',
  hotel_bridge: 'hotel',
  hotels_station: 'hotel',
  hotel_central: 'hotel',
} as const satisfies { readonly [text in TextKey]: string };

type PlaceKind = (typeof KIND_OF)[TextKey];

/** A place with what its ways depend on. */
export type SeededPlace = {
  readonly place: Place;
  readonly kind: PlaceKind;
  /** The terminal it lies in or next to; undefined where it lies between both. */
  readonly terminal: number | undefined;
  /** Whether it serves travellers of both terminals. */
  readonly isShared: boolean;
};

type Definition = readonly [id: string, text: TextKey, more?: { terminal?: number; x?: string }];

/** Terminal 2 of Frankfurt is closed for its rebuilding since the summer of 2026; its airlines use Terminal 3. */
const FRANKFURT: readonly Definition[] = [
  ['fra-t1-aircraft-door', 'aircraft_door', { terminal: 1 }],
  ['fra-t1-gates-a', 'gates', { terminal: 1, x: 'A' }],
  ['fra-t1-gates-b', 'gates', { terminal: 1, x: 'B' }],
  ['fra-t1-gates-c', 'gates', { terminal: 1, x: 'C' }],
  ['fra-t1-gates-z', 'gates', { terminal: 1, x: 'Z' }],
  ['fra-t1-transfer-desk', 'transfer_desk', { terminal: 1 }],
  ['fra-t1-lounges', 'lounge', { terminal: 1 }],
  ['fra-t1-baggage-hall-a', 'baggage_hall', { terminal: 1, x: 'A' }],
  ['fra-t1-baggage-hall-b', 'baggage_hall', { terminal: 1, x: 'B' }],
  ['fra-t1-baggage-hall-c', 'baggage_hall', { terminal: 1, x: 'C' }],
  ['fra-t1-check-in-a', 'check_in', { terminal: 1, x: 'A' }],
  ['fra-t1-check-in-b', 'check_in', { terminal: 1, x: 'B' }],
  ['fra-t1-check-in-c', 'check_in', { terminal: 1, x: 'C' }],
  ['fra-t1-meeting-point', 'meeting_point', { terminal: 1, x: 'B' }],
  ['fra-t1-kerb', 'kerb', { terminal: 1, x: 'B' }],
  ['fra-t1-taxi-rank', 'taxi_rank', { terminal: 1 }],
  ['fra-t1-bus-stop', 'bus_stop', { terminal: 1 }],
  ['fra-t3-aircraft-door', 'aircraft_door', { terminal: 3 }],
  ['fra-t3-gates-h', 'gates', { terminal: 3, x: 'H' }],
  ['fra-t3-gates-j', 'gates', { terminal: 3, x: 'J' }],
  ['fra-t3-transfer-desk', 'transfer_desk', { terminal: 3 }],
  ['fra-t3-lounges', 'lounge', { terminal: 3 }],
  ['fra-t3-baggage-hall', 'baggage_hall', { terminal: 3 }],
  ['fra-t3-check-in', 'check_in', { terminal: 3 }],
  ['fra-t3-meeting-point', 'meeting_point', { terminal: 3 }],
  ['fra-t3-kerb', 'kerb', { terminal: 3 }],
  ['fra-t3-taxi-rank', 'taxi_rank', { terminal: 3 }],
  ['fra-t3-bus-stop', 'bus_stop', { terminal: 3 }],
  ['fra-long-distance-station', 'long_distance_station'],
  ['fra-regional-station', 'regional_station'],
  ['fra-t1-car-park-p2', 'car_park', { terminal: 1, x: 'P2' }],
  ['fra-t3-car-park', 'car_park', { terminal: 3 }],
  ['fra-t1-car-rental', 'car_rental', { terminal: 1 }],
  ['fra-t1-hotel-bridge', 'hotel_bridge', { terminal: 1 }],
  ['fra-hotels-station', 'hotels_station'],
];

const MUNICH: readonly Definition[] = [
  ['muc-t1-aircraft-door', 'aircraft_door', { terminal: 1 }],
  ['muc-t1-gates', 'gates', { terminal: 1, x: 'A–D' }],
  ['muc-t1-baggage-hall', 'baggage_hall', { terminal: 1 }],
  ['muc-t1-check-in', 'check_in', { terminal: 1 }],
  ['muc-t1-meeting-point', 'meeting_point', { terminal: 1 }],
  ['muc-t1-kerb', 'kerb', { terminal: 1 }],
  ['muc-t1-taxi-rank', 'taxi_rank', { terminal: 1 }],
  ['muc-t2-aircraft-door', 'aircraft_door', { terminal: 2 }],
  ['muc-t2-gates-g-h', 'gates', { terminal: 2, x: 'G/H' }],
  ['muc-t2-gates-k-l', 'gates', { terminal: 2, x: 'K/L' }],
  ['muc-t2-transfer-desk', 'transfer_desk', { terminal: 2 }],
  ['muc-t2-lounges', 'lounge', { terminal: 2 }],
  ['muc-t2-baggage-hall', 'baggage_hall', { terminal: 2 }],
  ['muc-t2-check-in', 'check_in', { terminal: 2 }],
  ['muc-t2-meeting-point', 'meeting_point', { terminal: 2 }],
  ['muc-t2-kerb', 'kerb', { terminal: 2 }],
  ['muc-t2-taxi-rank', 'taxi_rank', { terminal: 2 }],
  ['muc-s-bahn', 's_bahn'],
  ['muc-bus-station', 'bus_station'],
  ['muc-car-park-p8', 'car_park', { x: 'P8' }],
  ['muc-t2-car-park-p20', 'car_park', { terminal: 2, x: 'P20' }],
  ['muc-car-rental', 'car_rental'],
  ['muc-hotel', 'hotel_central'],
];

/** What lies around the terminals serves all of them: nobody drives to another car park for a gate. */
const SHARED_GROUPS: { readonly [kind in PlaceKind]?: keyof typeof groupTexts } = {
  station: 'station',
  car_park: 'station',
  car_rental: 'station',
  hotel: 'hotels',
};

/** Who is met or brought here takes a flight, and we follow it. */
const ASKS_FLIGHT: readonly PlaceKind[] = ['aircraft_door', 'gates', 'transfer_desk'];

const inEveryLanguage = (textIn: (language: SiteLanguage) => string): Localized =>
  Object.fromEntries(SITE_LANGUAGES.map((language) => [language, textIn(language)])) as Localized;

const fill = (template: string, x: string | undefined): string =>
  template.replace(/\[([^\]]*)\]/, (_, part: string) => (x ? part.replace('{x}', x) : ''));

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const terminalIn = (language: SiteLanguage, terminal: number): string =>
  terminalText[language].replace('{n}', String(terminal));

const titleOf = ([, text, { terminal, x } = {}]: Definition): Localized =>
  inEveryLanguage((language) => {
    const name = fill(placeTexts[text][language], x);
    if (terminal === undefined) return capitalised(name);
    return `${terminalIn(language, terminal)}${commaOf(language)}${name}`;
  });

const groupOf = (kind: PlaceKind, terminal: number | undefined): Localized => {
  const shared = SHARED_GROUPS[kind];
  if (shared || terminal === undefined) return groupTexts[shared ?? 'station'];
  return inEveryLanguage((language) => terminalIn(language, terminal));
};

const placeOf = (airport: AirportId, definition: Definition, index: number): SeededPlace => {
  const [_id, text, { terminal } = {}] = definition;
  const kind = KIND_OF[text];
  return {
    place: {
      _id,
      airport,
      title: titleOf(definition),
      group: groupOf(kind, terminal),
      ask_flight: ASKS_FLIGHT.includes(kind),
      ask_train: kind === 'station',
      position: (index + 1) * 10,
    },
    kind,
    // The stations of Frankfurt and what stands above them belong to Terminal 1.
    terminal: terminal ?? (airport === 1 ? 1 : undefined),
    isShared: terminal === undefined || kind in SHARED_GROUPS,
  };
};

/** All places with what the ways between them depend on. */
export const seededPlaces: readonly SeededPlace[] = [
  ...FRANKFURT.map((definition, index) => placeOf(1, definition, index)),
  ...MUNICH.map((definition, index) => placeOf(2, definition, index)),
];

/** The places of a new installation. */
export const places: readonly Place[] = seededPlaces.map(({ place }) => place);
