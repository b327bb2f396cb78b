import { type AirportId, isAirportId } from '#shared/catalogue/airport-ids.ts';
import { LOCATION_SERVICES } from '#shared/catalogue/location.ts';
import { TRAVEL_TYPES } from '#shared/catalogue/travel-types.ts';
import { SITE_LANGUAGES } from '#shared/languages.ts';
import {
  callSetup,
  type Filled,
  kindOf,
  type Stored,
  type Where,
} from '#web/back-office/catalogue/setup/setup-kind.ts';

const airportOf = (typed: string | undefined): AirportId | undefined => {
  const airport = Number(typed);
  return isAirportId(airport) ? airport : undefined;
};
const oneOf = <T extends string>(all: readonly T[], typed: string | undefined): T | undefined =>
  all.find((one) => one === typed);

/** A name per language; what was left empty is not sent. */
const namesOf = (field: 'title' | 'group', { text }: Filled) => {
  const others = SITE_LANGUAGES.filter((language) => text(`${field}.${language}`).trim() !== '');
  return {
    ...Object.fromEntries(others.map((language) => [language, text(`${field}.${language}`)])),
    en: text(`${field}.en`),
    de: text(`${field}.de`),
  };
};

const placeOf = (form: Filled) => ({
  airport: airportOf(form.text('airport')) ?? 1,
  group: namesOf('group', form),
  title: namesOf('title', form),
  position: form.number('position'),
  ask_flight: form.flag('ask_flight'),
  ask_train: form.flag('ask_train'),
  active: form.active,
});
const placesWhere = ({ search, airport }: Where) => ({ search, airport: airportOf(airport) });

/** Where services begin and end. */
export const places = kindOf({
  name: 'places',
  audited: 'place',
  fields: [
    'airport',
    'group.en',
    'group.de',
    'title.en',
    'title.de',
    'position',
    'ways_of',
    'ask_flight',
    'ask_train',
    'active',
    'group.es',
    'title.es',
    'group.ru',
    'title.ru',
    'group.zh',
    'title.zh',
    'group.ja',
    'title.ja',
    'group.ar',
    'title.ar',
  ],
  columns: ['title', 'group', 'airport', 'position', 'ask_flight', 'ask_train', 'active'],
  filters: ['airport'],
  fixed: ['airport'],
  atFirst: ['ways_of'],
  hints: {
    'group.en': 'office.setup.hint.place_group',
    'title.en': 'office.setup.hint.place_title',
    position: 'office.setup.hint.place_position',
    ways_of: 'office.setup.hint.place_ways_of',
    active: 'office.setup.hint.place_active',
  },
  idOf: (row: { readonly _id: string } & Stored) => row._id,
  titleOf: (values, language) => values[`title.${language}`] ?? '',
  list: ({ where, ...body }) =>
    callSetup('POST /api/locations/list', { body: { ...body, where: placesWhere(where) } }),
  count: ({ where }) => callSetup('POST /api/locations/count', { body: { where: placesWhere(where) } }),
  add: (form) =>
    callSetup('POST /api/locations', {
      body: { ...placeOf(form), ways_of: form.text('ways_of') || undefined },
    }),
  change: (id, form, version) =>
    callSetup('PUT /api/locations/{id}', { params: { id }, body: { ...placeOf(form), version } }),
});

const wayOf = (form: Filled) => ({
  airport: airportOf(form.text('airport')) ?? 1,
  travelType: oneOf(TRAVEL_TYPES, form.text('travelType')) ?? 'arrival',
  service: oneOf(LOCATION_SERVICES, form.text('service')) ?? 'assistant',
  from_id: form.text('from_id'),
  to_id: form.text('to_id'),
  price: form.price,
  active: form.active,
});
const waysWhere = ({ search, airport, travelType, service }: Where) => ({
  search,
  airport: airportOf(airport),
  travelType: oneOf(TRAVEL_TYPES, travelType),
  service: oneOf(LOCATION_SERVICES, service),
});

/** The ways between them that are sold, with their prices. */
export const ways = kindOf({
  name: 'ways',
  audited: 'route',
  fields: ['airport', 'travelType', 'service', 'from_id', 'to_id', 'price', 'active'],
  columns: ['from_title', 'to_title', 'travelType', 'service', 'airport', 'price', 'sold'],
  filters: ['airport', 'travelType', 'service'],
  fixed: ['airport', 'travelType', 'service', 'from_id', 'to_id'],
  hints: { price: 'office.setup.hint.way_price', active: 'office.setup.hint.way_active' },
  idOf: (row: { readonly _id: string } & Stored) => row._id,
  titleOf: (values, language) =>
    `${values[`from_title.${language}`] ?? ''} → ${values[`to_title.${language}`] ?? ''}`,
  list: ({ where, ...body }) =>
    callSetup('POST /api/ways/list', { body: { ...body, where: waysWhere(where) } }),
  count: ({ where }) => callSetup('POST /api/ways/count', { body: { where: waysWhere(where) } }),
  add: (form) => callSetup('POST /api/ways', { body: wayOf(form) }),
  change: (id, form, version) =>
    callSetup('PUT /api/ways/{id}', { params: { id }, body: { ...wayOf(form), version } }),
});
