import { type AirportId, hasPorters } from '#shared/catalogue/airport-ids.ts';
import { type LocationService, type Place, type Route, wayIdOf } from '#shared/catalogue/location.ts';
import { isPrice } from '#shared/catalogue/price-rules.ts';
import { demand, isName, type SetupErrorCode, same } from '#shared/catalogue/setup-rules.ts';
import type { TravelType } from '#shared/catalogue/travel-types.ts';
import type { FoundProblem } from '#shared/field-problems.ts';
import { type Localized, SITE_LANGUAGES } from '#shared/languages.ts';
import type { Cents } from '#shared/money.ts';

type Found = FoundProblem<SetupErrorCode>;
const POSITION_MAX = 99_999;

/** A location as a form sends it; languages that are left empty read English. */
export type PlaceInput = {
  readonly airport: AirportId;
  readonly title: Localized;
  readonly group: Localized;
  readonly ask_flight: boolean;
  readonly ask_train: boolean;
  readonly position: number;
  readonly active: boolean;
};

const trimmedNames = (names: Localized): Localized => {
  const said = SITE_LANGUAGES.map((language) => [language, names[language]?.trim() ?? ''] as const);
  const { en = '', de = '', ...others } = Object.fromEntries(said.filter(([, name]) => name !== ''));
  return { en, de, ...others };
};

const namesFound = (field: 'title' | 'group', names: Localized): Found[] =>
  SITE_LANGUAGES.map((language): Found => {
    const name = names[language];
    return [`${field}.${language}`, name !== undefined && !isName(name) && 'setup.name'];
  });

/**
 * A location as it may be stored: its airport has no other of this name. @param others all but the one that is edited
 * @throws DomainError `invalid_input`
 */
export const checkedPlace = (
  input: PlaceInput,
  others: readonly Place[],
  before: Place | undefined,
  newId: string,
): Place => {
  const [title, group] = [trimmedNames(input.title), trimmedNames(input.group)];
  const { airport, ask_flight, ask_train, position, active } = input;
  const neighbours = others.filter((other) => other.airport === airport);
  demand([
    ['airport', before !== undefined && before.airport !== airport && 'place.airport'],
    ...namesFound('group', group),
    ...namesFound('title', title),
    ['title.en', neighbours.some((other) => same(other.title.en, title.en)) && 'setup.taken'],
    ['title.de', neighbours.some((other) => same(other.title.de, title.de)) && 'setup.taken'],
    [
      'position',
      !(Number.isSafeInteger(position) && position >= 0 && position <= POSITION_MAX) && 'place.position',
    ],
  ]);
  return {
    ...before,
    _id: before?._id ?? newId,
    airport,
    title,
    group,
    ask_flight,
    ask_train,
    position,
    active,
  };
};

/**
 * The ways of a new location that are those of another: from it and to it, at the same prices.
 * @throws DomainError `invalid_input` when the other lies elsewhere
 */
export const waysLike = (
  place: Pick<Place, '_id' | 'airport'>,
  likeId: string,
  { places, routes }: { readonly places: readonly Place[]; readonly routes: readonly Route[] },
): Route[] => {
  const like = places.find(({ _id }) => _id === likeId);
  demand([['ways_of', like?.airport !== place.airport && 'place.like']]);
  return routes
    .filter(({ from_id, to_id, active }) => active !== false && (from_id === likeId) !== (to_id === likeId))
    .map(({ version: _, ...way }) => ({
      ...way,
      from_id: way.from_id === likeId ? place._id : way.from_id,
      to_id: way.to_id === likeId ? place._id : way.to_id,
    }));
};

/** A way as a form sends it; `price` in gross cents. All but price and `active` tell it apart: they are entered once. */
export type RouteInput = {
  readonly airport: AirportId;
  readonly travelType: TravelType;
  readonly service: LocationService;
  readonly from_id: string;
  readonly to_id: string;
  readonly price: Cents;
  readonly active: boolean;
};

/** @throws DomainError `invalid_input` */
export const checkedRoute = (
  input: RouteInput,
  others: readonly Route[],
  before: Route | undefined,
  places: readonly Pick<Place, '_id' | 'airport'>[],
): Route => {
  const way = before ? { ...before, price: input.price, active: input.active } : input;
  const isHere = (id: string): boolean =>
    places.some(({ _id, airport }) => _id === id && airport === way.airport);
  const isKnown = others.some((other) => wayIdOf(other) === wayIdOf(way));
  demand([
    ['service', way.service === 'porter' && !hasPorters(way.airport) && 'route.porter'],
    ['from_id', !isHere(way.from_id) && 'route.place'],
    ['to_id', !isHere(way.to_id) && 'route.place'],
    ['to_id', way.from_id === way.to_id && 'route.same'],
    ['to_id', isKnown && 'setup.taken'],
    ['price', !isPrice(way.price) && 'setup.price'],
  ]);
  return way;
};
