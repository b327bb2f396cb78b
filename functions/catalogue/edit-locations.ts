import { setupEditor } from '#functions/catalogue/setup-editor.ts';
import { readKind, storeWays } from '#functions/platform/data/catalogue.ts';
import { catalogueOf } from '#functions/platform/data/keys.ts';
import { codeOfAirport } from '#shared/catalogue/airport-ids.ts';
import { type Place, type Route, wayIdOf } from '#shared/catalogue/location.ts';
import {
  checkedPlace,
  checkedRoute,
  type PlaceInput,
  type RouteInput,
  waysLike,
} from '#shared/catalogue/location-rules.ts';
import { TRAVEL_TYPES } from '#shared/catalogue/travel-types.ts';
import type { Localized } from '#shared/languages.ts';

const readPlaces = async (): Promise<Place[]> =>
  ((await readKind('places')) as Place[]).toSorted(
    (a, b) => a.airport - b.airport || a.position - b.position || a._id.localeCompare(b._id),
  );
const readRoutes = async (): Promise<Route[]> => (await readKind('routes')) as Route[];

/** A field per language, as forms and the log have them. */
const byLanguage = (field: string, names: Localized): Record<string, string | undefined> =>
  Object.fromEntries(Object.entries(names).map(([language, name]) => [`${field}.${language}`, name]));

/** Where services begin and end. */
export const placeEditor = setupEditor({
  kind: 'place',
  partition: catalogueOf('places'),
  read: readPlaces,
  idOf: ({ _id }: Place) => _id,
  titleOf: ({ title }: Place) => title.en,
  airportOf: ({ airport }: Place) => airport,
  checked: (input: PlaceInput, others: readonly Place[], before, newId) =>
    checkedPlace(input, others, before, newId),
  answerOf: ({ _id, airport, title, group, ask_flight, ask_train, position, active = true }: Place) => ({
    _id,
    airport,
    title,
    group,
    ask_flight,
    ask_train,
    position,
    active,
  }),
  toldOf: ({ airport, title, group, ask_flight, ask_train, position, active = true }: Place) => ({
    airport: codeOfAirport(airport),
    ...byLanguage('group', group),
    ...byLanguage('title', title),
    ask_flight,
    ask_train,
    position,
    active,
  }),
  bringAlong: async ({ ways_of }: PlaceInput & { readonly ways_of?: string | undefined }, place) => {
    if (!ways_of) return [];
    const places = await readPlaces();
    const ways = waysLike(place, ways_of, { places, routes: await readRoutes() });
    await storeWays(ways);
    const like = places.find(({ _id }) => _id === ways_of)?.title.en;
    return [{ field: 'ways_of', after: `${like} (${ways.length})` }];
  },
});

/** A way with its ends, which it names by their ids. */
type Way = Route & { readonly from: Place; readonly to: Place };

const readWays = async (): Promise<Way[]> => {
  const [places, routes] = await Promise.all([readPlaces(), readRoutes()]);
  const rankOf = new Map(places.map(({ _id }, index) => [_id, index]));
  const endsOf = (way: Route): number[] => [rankOf.get(way.from_id) ?? -1, rankOf.get(way.to_id) ?? -1];
  return routes
    .map((way) => {
      const [from = -1, to = -1] = endsOf(way);
      return { way, from, to, type: TRAVEL_TYPES.indexOf(way.travelType) };
    })
    .toSorted(
      (a, b) =>
        a.from - b.from || a.type - b.type || a.way.service.localeCompare(b.way.service) || a.to - b.to,
    )
    .flatMap((sorted) => {
      const [from, to] = [places[sorted.from], places[sorted.to]];
      return from && to ? [{ ...sorted.way, from, to }] : [];
    });
};

/** Ways between locations that are sold. */
export const wayEditor = setupEditor({
  kind: 'route',
  partition: catalogueOf('routes'),
  read: readWays,
  idOf: (way: Way) => wayIdOf(way),
  titleOf: ({ from, to }: Way) => `${from.title.en} → ${to.title.en}`,
  airportOf: ({ airport }: Way) => airport,
  checked: async (input: RouteInput, others: readonly Way[], before) => {
    const places = await readPlaces();
    const way = checkedRoute(input, others, before, places);
    const placeOf = (id: string): Place => {
      const place = places.find(({ _id }) => _id === id);
      if (!place) throw new Error('a location that passed the rules exists');
      return place;
    };
    return { ...way, from: placeOf(way.from_id), to: placeOf(way.to_id) };
  },
  storedOf: ({ from: _, to: __, ...way }: Way) => way,
  answerOf: ({ airport, travelType, service, from_id, to_id, price, active = true, from, to }: Way) => ({
    _id: wayIdOf({ airport, travelType, service, from_id, to_id }),
    airport,
    travelType,
    service,
    from_id,
    to_id,
    from_title: from.title,
    to_title: to.title,
    price,
    active,
    sold: active && from.active !== false && to.active !== false,
  }),
  toldOf: ({ airport, travelType, service, from, to, price, active = true }: Way) => ({
    airport: codeOfAirport(airport),
    travelType,
    service,
    from_id: from.title.en,
    to_id: to.title.en,
    price,
    active,
  }),
});
