import type { Airline } from '#shared/catalogue/airline.ts';
import { type BookableLanguage, PORTER_ONLY_LANGUAGE_ID } from '#shared/catalogue/bookable-language.ts';
import { isPrice } from '#shared/catalogue/price-rules.ts';
import { invalidInput } from '#shared/domain-error.ts';
import { type FoundProblem, fieldProblems } from '#shared/field-problems.ts';
import { type GroupPrice, LANGUAGE_GROUPS } from '#shared/jobs/group-price.ts';
import type { Cents } from '#shared/money.ts';

/** What can be wrong with the set-up, in the words of the server. */
export const setupErrors = {
  'setup.price': 'Please enter a price from 0.00 to 10,000.00 euros with at most two decimals.',
  'setup.name': 'Please enter a name of at most 80 characters.',
  'setup.taken': 'This exists already.',
  'language.code': 'Please enter a language code, such as pt or pt-BR.',
  'language.porter_only': 'This stands for jobs of porters: it cannot be booked.',
  'airline.code': 'Please enter the two letters or digits of the IATA code.',
  'place.airport': 'A location stays at its airport.',
  'place.position': 'Please enter a whole number from 0 to 99999.',
  'place.like': 'Please choose a location of this airport.',
  'route.place': 'Please choose a location of this airport.',
  'route.same': 'A way leads to another location.',
  'route.porter': 'Porters work in Frankfurt only.',
  'group_price.key': 'Please enter code, persons and languages, such as MEET 1-9 DE/EN.',
  'group_price.range': 'The range of persons begins with 1 or more and ends with 9999 or less.',
  'group_price.overlap': 'Another row of this code and these languages has some of these persons.',
  'group_price.agency': 'Please enter the short name of an agency.',
} as const;
export type SetupErrorCode = keyof typeof setupErrors;
type Found = FoundProblem<SetupErrorCode>;

/** @throws DomainError `invalid_input` when anything is wrong */
export const demand = (found: readonly Found[]): void => {
  const problems = fieldProblems(found, setupErrors);
  if (Object.keys(problems).length > 0) throw invalidInput(problems);
};

export const isName = (text: string): boolean => text !== '' && text.length <= 80 && !/\p{Cc}/u.test(text);
/** Whether two names are one to a reader. */
export const same = (a: string, b: string): boolean => a.trim().toLowerCase() === b.trim().toLowerCase();

/** A bookable language as a form sends it; `price` in gross cents. */
export type LanguageInput = {
  readonly code: string;
  readonly display_de: string;
  readonly display_en: string;
  readonly price: Cents;
  readonly active: boolean;
};

/**
 * A language as it may be stored. @param others all but the one that is edited
 * @throws DomainError `invalid_input`
 */
export const checkedLanguage = (
  input: LanguageInput,
  others: readonly BookableLanguage[],
  before?: BookableLanguage,
): BookableLanguage => {
  const [code, de, en] = [input.code.trim(), input.display_de.trim(), input.display_en.trim()];
  const isPorterOnly = before?._id === PORTER_ONLY_LANGUAGE_ID;
  demand([
    ['code', !/^[a-z]{2,3}(-[A-Za-z]{2,4})?$/.test(code) && !isPorterOnly && 'language.code'],
    ['code', others.some((other) => same(other.code, code)) && 'setup.taken'],
    ['display_de', !isName(de) && 'setup.name'],
    ['display_de', others.some(({ name }) => same(name.de, de)) && 'setup.taken'],
    ['display_en', !isName(en) && 'setup.name'],
    ['display_en', others.some(({ name }) => same(name.en, en)) && 'setup.taken'],
    ['price', !isPrice(input.price) && 'setup.price'],
    ['active', isPorterOnly && input.active && 'language.porter_only'],
  ]);
  return {
    ...before,
    _id: before?._id ?? Math.max(PORTER_ONLY_LANGUAGE_ID, ...others.map(({ _id }) => _id)) + 1,
    code,
    name: { ...before?.name, de, en },
    price: input.price,
    bookable: input.active,
  };
};

/** An airline as a form sends it. Its code tells it apart: it is entered once. */
export type AirlineInput = { readonly code: string; readonly name: string; readonly active: boolean };

/** @throws DomainError `invalid_input` */
export const checkedAirline = (
  input: AirlineInput,
  others: readonly Airline[],
  before?: Airline,
): Airline => {
  const code = before?.code ?? input.code.trim().toUpperCase();
  const name = input.name.trim();
  demand([
    ['code', !/^[A-Z0-9]{2}$/.test(code) && 'airline.code'],
    ['code', others.some((other) => other.code === code) && 'setup.taken'],
    ['name', !isName(name) && 'setup.name'],
  ]);
  return { ...before, code, name, active: input.active };
};

/** A price row of airline groups as a form sends it; `price` in net cents. */
export type GroupPriceInput = {
  readonly key: string;
  readonly price: Cents;
  readonly agency_short: string;
};

type KeyParts = {
  readonly code: string;
  readonly low: number;
  readonly high: number;
  readonly group: string;
};

/** The three parts of a key; undefined where it is not one. */
const partsOf = (key: string): KeyParts | undefined => {
  const [, code = '', low = '', high = '', group = ''] =
    /^([A-Z0-9_-]{1,20}) (\d{1,4})-(\d{1,4}) (\S+)$/.exec(key) ?? [];
  const isGroup = (LANGUAGE_GROUPS as readonly string[]).includes(group);
  return code && isGroup ? { code, low: Number(low), high: Number(high), group } : undefined;
};

const overlaps = (own: KeyParts, key: string): boolean => {
  const other = partsOf(key);
  return (
    other !== undefined &&
    other.code === own.code &&
    other.group === own.group &&
    other.low <= own.high &&
    own.low <= other.high
  );
};

/**
 * A price row as it may be stored: every number of persons has one price at most.
 * @param shorts the short names of the agencies
 * @throws DomainError `invalid_input`
 */
export const checkedGroupPrice = (
  input: GroupPriceInput,
  others: readonly GroupPrice[],
  shorts: readonly string[],
): Omit<GroupPrice, '_id'> => {
  const key = input.key.trim().replace(/\s+/g, ' ').toUpperCase();
  const parts = partsOf(key);
  const agency_short = input.agency_short.trim();
  demand([
    ['key', !parts && 'group_price.key'],
    ['key', parts !== undefined && (parts.low < 1 || parts.high < parts.low) && 'group_price.range'],
    ['key', parts !== undefined && others.some((row) => overlaps(parts, row.key)) && 'group_price.overlap'],
    ['price', !isPrice(input.price) && 'setup.price'],
    ['agency_short', !shorts.includes(agency_short) && 'group_price.agency'],
  ]);
  return { key, price: input.price, agency_short };
};
