import type { LocationsApi } from '#shared/catalogue/locations-api.ts';
import type { SetupApi } from '#shared/catalogue/setup-api.ts';
import type { OfficeKey } from '#shared/texts/office-en.ts';
import { readNumber } from '#shared/typed-number.ts';
import { typedEuros } from '#web/back-office/catalogue/typed-euros.ts';
import type { OfficeLanguage } from '#web/back-office/language/office-language.ts';
import { apiClient } from '#web/common/call-api.ts';

export const callSetup = apiClient<SetupApi & LocationsApi>();

/** A row as its form has it: euros with two decimals, flags as `true` and `false`, names as `title.en`. */
export type Values = Readonly<Record<string, string>>;
export type SetupRow = { readonly id: string; readonly version: number; readonly values: Values };

/** A form in which every field was given an answer. */
export type Filled = {
  readonly text: (name: string) => string;
  readonly flag: (name: string) => boolean;
  /** -1 where none was typed: no field has it. */
  readonly number: (name: string) => number;
  readonly price: number;
  readonly active: boolean;
};

const FIELDS = {
  code: 'text',
  name: 'text',
  display_en: 'text',
  display_de: 'text',
  key: 'text',
  agency_short: 'text',
  airport: 'choice',
  'group.en': 'heading',
  'group.de': 'text',
  'group.ru': 'more',
  'group.zh': 'more',
  'group.ja': 'more',
  'group.es': 'more',
  'group.ar': 'more',
  'title.en': 'text',
  'title.de': 'text',
  'title.ru': 'more',
  'title.zh': 'more',
  'title.ja': 'more',
  'title.es': 'more',
  'title.ar': 'more',
  position: 'number',
  ask_flight: 'flag',
  ask_train: 'flag',
  ways_of: 'place',
  travelType: 'choice',
  service: 'choice',
  from_id: 'place',
  to_id: 'place',
  price: 'price',
  active: 'flag',
  sold: 'flag',
} as const;
export type FieldName = keyof typeof FIELDS;
export type FieldType = (typeof FIELDS)[FieldName] | 'named';
/** What a list shows of a row: a field, or a name in the reader's language. */
export type Column = FieldName | 'group' | 'title' | 'from_title' | 'to_title';
export const typeOf = (name: Column): FieldType => (name in FIELDS ? FIELDS[name as FieldName] : 'named');

/** What a list is narrowed down by, besides the search. */
export type Filter = 'airport' | 'travelType' | 'service';
export type Where = { readonly search?: string } & { readonly [name in Filter]?: string };
type Wanted = { readonly offset: number; readonly limit: number; readonly where: Where };

type Definition<Row> = {
  readonly name: 'languages' | 'airlines' | 'group_prices' | 'places' | 'ways';
  /** As the history calls it. */
  readonly audited: 'language' | 'airline' | 'group_price' | 'place' | 'route';
  readonly fields: readonly FieldName[];
  /** What the list shows, where that is not the fields. */
  readonly columns?: readonly Column[];
  readonly filters?: readonly Filter[];
  /** Entered once: they tell the row apart. */
  readonly fixed?: readonly FieldName[];
  /** Asked of a new row only. */
  readonly atFirst?: readonly FieldName[];
  readonly hints: { readonly [name in FieldName]?: OfficeKey };
  readonly idOf: (row: Row) => string;
  readonly titleOf: (values: Values, language: OfficeLanguage) => string;
  readonly list: (body: Wanted) => Promise<{ readonly rows: readonly Row[] }>;
  readonly count: (body: Pick<Wanted, 'where'>) => Promise<{ readonly count: number }>;
  readonly add: (form: Filled) => Promise<unknown>;
  readonly change: (id: string, form: Filled, version: number) => Promise<unknown>;
  readonly remove?: (id: string) => Promise<unknown>;
};

export type Stored = { readonly version: number; readonly price?: number; readonly active?: boolean };

const filled = (values: Values): Filled => ({
  text: (name) => values[name] ?? '',
  flag: (name) => values[name] === 'true',
  number: (name) => readNumber(values[name] ?? '', 0).value ?? -1,
  price: typedEuros(values.price ?? '') ?? 0,
  active: values.active === 'true',
});

/** What the API says of a row, with a field for each language of a name. */
const valuesOf = (row: object): Values =>
  Object.fromEntries(
    Object.entries(row).flatMap(([name, value]): [string, string][] => {
      if (typeof value === 'object' && value !== null) {
        return Object.entries(value).map(([part, text]) => [`${name}.${part}`, String(text)]);
      }
      return [[name, name === 'price' ? Number(value).toFixed(2) : String(value)]];
    }),
  );

/** What all kinds have in common: rows as forms have them, and the saving of a form. */
export const kindOf = <Row extends Stored>({ idOf, list, add, change, ...kind }: Definition<Row>) => ({
  ...kind,
  list: async (body: Wanted): Promise<SetupRow[]> =>
    (await list(body)).rows.map((row) => ({ id: idOf(row), version: row.version, values: valuesOf(row) })),
  save: (values: Values, row: SetupRow | undefined): Promise<unknown> =>
    row ? change(row.id, filled(values), row.version) : add(filled(values)),
});
export type SetupKind = ReturnType<typeof kindOf>;
