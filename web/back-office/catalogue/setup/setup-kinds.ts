import { places, ways } from '#web/back-office/catalogue/setup/location-kinds.ts';
import { callSetup, type Filled, kindOf, type Stored } from '#web/back-office/catalogue/setup/setup-kind.ts';

const languageOf = ({ text, price, active }: Filled) => ({
  code: text('code'),
  display_de: text('display_de'),
  display_en: text('display_en'),
  price,
  active,
});
const airlineOf = ({ text, active }: Filled) => ({ code: text('code'), name: text('name'), active });
const groupPriceOf = ({ text, price }: Filled) => ({
  key: text('key'),
  price,
  agency_short: text('agency_short'),
});

const languages = kindOf({
  name: 'languages',
  audited: 'language',
  fields: ['display_en', 'display_de', 'code', 'price', 'active'],
  hints: { price: 'office.setup.hint.language_price', active: 'office.setup.hint.language_active' },
  idOf: (row: { readonly _id: number } & Stored) => String(row._id),
  titleOf: ({ display_de = '', display_en = '' }, language) => (language === 'de' ? display_de : display_en),
  list: (body) => callSetup('POST /api/languages/list', { body }),
  count: (body) => callSetup('POST /api/languages/count', { body }),
  add: (form) => callSetup('POST /api/languages', { body: languageOf(form) }),
  change: (id, form, version) =>
    callSetup('PUT /api/languages/{id}', { params: { id }, body: { ...languageOf(form), version } }),
});

const airlines = kindOf({
  name: 'airlines',
  audited: 'airline',
  fields: ['code', 'name', 'active'],
  fixed: ['code'],
  hints: { active: 'office.setup.hint.airline_active' },
  idOf: (row: { readonly code: string } & Stored) => row.code,
  titleOf: ({ code = '', name = '' }) => `${code} ${name}`,
  list: (body) => callSetup('POST /api/airlines/list', { body }),
  count: (body) => callSetup('POST /api/airlines/count', { body }),
  add: (form) => callSetup('POST /api/airlines', { body: airlineOf(form) }),
  change: (id, form, version) =>
    callSetup('PUT /api/airlines/{id}', { params: { id }, body: { ...airlineOf(form), version } }),
});

const groupPrices = kindOf({
  name: 'group_prices',
  audited: 'group_price',
  fields: ['key', 'agency_short', 'price'],
  hints: { key: 'office.setup.hint.group_price_key' },
  idOf: (row: { readonly _id: string } & Stored) => row._id,
  titleOf: ({ key = '' }) => key,
  list: (body) => callSetup('POST /api/groupPrices/list', { body }),
  count: (body) => callSetup('POST /api/groupPrices/count', { body }),
  add: (form) => callSetup('POST /api/groupPrices', { body: groupPriceOf(form) }),
  change: (id, form, version) =>
    callSetup('PUT /api/groupPrices/{id}', { params: { id }, body: { ...groupPriceOf(form), version } }),
  remove: (id) => callSetup('DELETE /api/groupPrices/{id}', { params: { id } }),
});

/** What the set-up has, in the order of its tabs. */
export const SETUP_KINDS = [places, ways, languages, airlines, groupPrices] as const;
