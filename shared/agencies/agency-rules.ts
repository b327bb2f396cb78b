import type { Agency } from '#shared/agencies/agency.ts';
import type { AgencyInput } from '#shared/agencies/agency-form.ts';
import type { FieldErrors } from '#shared/domain-error.ts';
import { type FoundProblem, fieldProblems } from '#shared/field-problems.ts';
import { isBilledByPeriod } from '#shared/invoices/billing.ts';
import { SITE_LANGUAGES, type SiteLanguage } from '#shared/languages.ts';
import { isEmail } from '#shared/orders/personal-rules.ts';
import { trimmed } from '#shared/trimmed.ts';
import { AIRLINE_GROUP_AGENCY_ID } from '#shared/users/user.ts';

/** The agencies that the program itself names: they are never inactive, and keep their short names. */
export const isSpecialAgency = (id: number): boolean =>
  !isBilledByPeriod(id) || id === AIRLINE_GROUP_AGENCY_ID;

/** What is entered of an agency. */
export type AgencyFields = Omit<Agency, '_id' | 'version'>;

export const agencyErrors = {
  empty: 'Please fill in this field.',
  long: 'This text is too long.',
  'short.duplicate': 'Another agency has this short name already.',
  'short.fixed': 'This agency keeps its short name.',
  'active.fixed': 'This agency is always active.',
  'rates.fixed': 'Private customers pay the prices of the site: 19 percent tax, no concession.',
  'debitor.digits': 'The Debitor-Nr. has digits only.',
  'debitor.account': 'The Debitor-Nr. has one digit more than ledger accounts, and begins with 1 to 6.',
  'vat_id.invalid': 'A VAT id begins with two letters, then letters and digits.',
  'contact_email.invalid': 'Please enter an email address.',
  'payment_terms.invalid': 'Please enter whole days, 0 or more.',
  'percent.invalid': 'Please enter a percentage from 0 to 100.',
  'default_language.unknown': 'Please choose a language.',
} as const;
type Code = keyof typeof agencyErrors;
type Found = FoundProblem<Code>;

const TEXT_MAX = 120;
const SHORT_MAX = 12;
const MOST_DAYS = 365;
const FULL = 10_000;
const PRIVATE_TAX = 1900;

const TEXTS = [
  'short',
  'name',
  'company',
  'street',
  'zip',
  'city',
  'country',
  'debitor',
  'contact_email',
] as const;
/** Each order of private customers brings its own address, and no account. */
const NEEDED_OF_PRIVATE: readonly string[] = ['short', 'name', 'company', 'contact_email'];

/** A VAT id as it is stored. */
const vatOf = (text: string | undefined): string | undefined =>
  trimmed(text?.replace(/\s/g, ''))?.toUpperCase();

const isPart = (value: number | null | undefined): value is number =>
  typeof value === 'number' && value >= 0 && value <= FULL;
const isDays = (value: number | null | undefined): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= MOST_DAYS;
const isLanguage = (text: string | undefined): text is SiteLanguage =>
  (SITE_LANGUAGES as readonly (string | undefined)[]).includes(text);

const textsFound = (input: AgencyInput, isPrivate: boolean): Found[] => [
  ...TEXTS.map((name): Found => {
    const isNeeded = !isPrivate || NEEDED_OF_PRIVATE.includes(name);
    return [name, isNeeded && !trimmed(input[name]) && 'empty'];
  }),
  ...([...TEXTS, 'co', 'vat_id'] as const).map((name): Found => {
    const most = name === 'short' ? SHORT_MAX : TEXT_MAX;
    return [name, (input[name] ?? '').trim().length > most && 'long'];
  }),
];

const ratesFound = ({ tax, concession }: AgencyInput, isPrivate: boolean): Found[] => [
  ['tax', !isPart(tax) && 'percent.invalid'],
  ['concession', !isPart(concession) && 'percent.invalid'],
  ['tax', isPrivate && tax !== PRIVATE_TAX && 'rates.fixed'],
  ['concession', isPrivate && concession !== 0 && 'rates.fixed'],
];

/**
 * Everything wrong with an agency, by field; empty when it may be saved.
 * @param before the agency that is edited; without it a new one
 * @param others all agencies that are stored
 */
export const agencyProblems = (
  input: AgencyInput,
  before: Pick<Agency, '_id' | 'short'> | undefined,
  others: readonly Pick<Agency, '_id' | 'short'>[],
): FieldErrors => {
  const isPrivate = before !== undefined && !isBilledByPeriod(before._id);
  const isSpecial = before !== undefined && isSpecialAgency(before._id);
  const short = input.short?.trim().toLowerCase();
  const isTaken = others.some((one) => one._id !== before?._id && one.short.toLowerCase() === short);
  return fieldProblems<Code>(
    [
      ...textsFound(input, isPrivate),
      ['short', isTaken && 'short.duplicate'],
      ['short', isSpecial && input.short?.trim() !== before.short && 'short.fixed'],
      ['active', isSpecial && input.active === false && 'active.fixed'],
      ['debitor', !/^\d{0,9}$/.test(input.debitor?.trim() ?? '') && 'debitor.digits'],
      ['vat_id', !/^([A-Z]{2}[0-9A-Z+*]{2,13})?$/.test(vatOf(input.vat_id) ?? '') && 'vat_id.invalid'],
      ['contact_email', !isEmail(input.contact_email?.trim() ?? '') && 'contact_email.invalid'],
      ['payment_terms', !isDays(input.payment_terms) && 'payment_terms.invalid'],
      ...ratesFound(input, isPrivate),
      ['default_language', !isLanguage(input.default_language) && 'default_language.unknown'],
    ],
    agencyErrors,
  );
};

/** What is stored of a form that met the rules. */
export const agencyFields = (input: AgencyInput): AgencyFields => {
  const { payment_terms, tax, concession, default_language, active = true } = input;
  if (!isDays(payment_terms) || !isPart(tax) || !isPart(concession) || !isLanguage(default_language)) {
    throw new Error('an agency is stored only when the form meets the rules');
  }
  const text = (name: (typeof TEXTS)[number]): string => input[name]?.trim() ?? '';
  return {
    short: text('short'),
    name: text('name'),
    debitor: text('debitor'),
    vat_id: vatOf(input.vat_id),
    company: text('company'),
    street: text('street'),
    co: trimmed(input.co),
    zip: text('zip'),
    city: text('city'),
    country: text('country'),
    contact_email: text('contact_email'),
    payment_terms,
    tax,
    concession,
    default_language,
    active,
  };
};
