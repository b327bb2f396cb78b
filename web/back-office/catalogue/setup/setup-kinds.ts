import type { SetupApi } from '#shared/catalogue/setup-api.ts';
import type { OfficeKey } from '#shared/texts/office-en.ts';
import { typedEuros } from '#web/back-office/catalogue/typed-euros.ts';
import type { OfficeLanguage } from '#web/back-office/language/office-language.ts';
import { apiClient } from '#web/common/call-api.ts';

export const callSetup = apiClient<SetupApi>();

/** A row as its form has it: euros with two decimals, flags as `true` and `false`. */
export type Values = Readonly<Record<string, string>>;
export type SetupRow = { readonly id: string; readonly version: number; readonly values: Values };

/** A form in which every field was given an answer. */
type Filled = { readonly text: (name: string) => string; readonly price: number; readonly active: boolean };

const FIELDS = {
  code: { type: 'text' },
  name: { type: 'text' },
  display_en: { type: 'text' },
  display_de: { type: 'text' },
  key: { type: 'text' },
  agency_short: { type: 'text' },
  price: { type: 'price' },
  active: { type: 'flag' },
} as const satisfies Record<string, { readonly type: 'text' | 'price' | 'flag' }>;
export type FieldName = keyof typeof FIELDS;
export const typeOf = (name: FieldName): 'text' | 'price' | 'flag' => FIELDS[name].type;

type Wanted = {
  readonly offset: number;
  readonly limit: number;
  readonly where: { readonly search?: string };
};

type Definition<Row> = {
  readonly name: 'languages' | 'airlines' | 'group_prices';
  /** As the history calls it. */
  readonly audited: 'language' | 'airline' | 'group_price';
  readonly fields: readonly FieldName[];
  /** Entered once: it tells the row apart. */
  readonly fixed?: FieldName;
  readonly hints: { readonly [name in FieldName]?: OfficeKey };
  readonly idOf: (row: Row) => string;
  readonly titleOf: (values: Values, language: OfficeLanguage) => string;
  readonly list: (body: Wanted) => Promise<{ readonly rows: readonly Row[] }>;
  readonly count: (body: Pick<Wanted, 'where'>) => Promise<{ readonly count: number }>;
  readonly add: (form: Filled) => Promise<unknown>;
  readonly change: (id: string, form: Filled, version: number) => Promise<unknown>;
  readonly remove?: (id: string) => Promise<unknown>;
};

type Stored = { readonly version: number; readonly price?: number; readonly active?: boolean };

const filled = (values: Values): Filled => ({
  text: (name) => values[name] ?? '',
  price: typedEuros(values.price ?? '') ?? 0,
  active: values.active === 'true',
});

/** What all kinds have in common: rows as forms have them, and the saving of a form. */
const kindOf = <Row extends Stored>({ idOf, list, add, change, ...kind }: Definition<Row>) => ({
  ...kind,
  list: async (body: Wanted): Promise<SetupRow[]> =>
    (await list(body)).rows.map((row) => ({
      id: idOf(row),
      version: row.version,
      values: Object.fromEntries(
        Object.entries(row).map(([name, value]) => [
          name,
          name === 'price' ? Number(value).toFixed(2) : String(value),
        ]),
      ),
    })),
  save: (values: Values, row: SetupRow | undefined): Promise<unknown> =>
    row ? change(row.id, filled(values), row.version) : add(filled(values)),
});
export type SetupKind = ReturnType<typeof kindOf>;

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
  fixed: 'code',
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
export const SETUP_KINDS = [languages, airlines, groupPrices] as const;
