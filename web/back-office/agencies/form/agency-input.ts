import type { AgencyInput, JobCodeInput } from '#shared/agencies/agency-form.ts';
import { agencyErrors } from '#shared/agencies/agency-rules.ts';
import { jobCodeErrors } from '#shared/agencies/job-code-rules.ts';
import type { ReceivedOf } from '#shared/http/contract.ts';
import type { ExtraInput } from '#shared/jobs/extra-rules.ts';
import type { JobsApi } from '#shared/jobs/jobs-api.ts';
import { readNumber } from '#shared/typed-number.ts';
import type { AgencyRow } from '#web/back-office/agencies/use-agencies.ts';

/** In place of an agency's id: one that is added. */
export const NEW = 'new';

export type CodeRow = ReceivedOf<JobsApi['POST /api/jobs/getAllJobCodes']>['rows'][number];
export type ExtraRow = ReceivedOf<JobsApi['GET /api/jobs/extras/{agency}']>['rows'][number];

/** A form holds everything as text, by field. */
export type Values = Readonly<Record<string, string>>;

/** Amounts and percentages as they are typed, in hundredths; null where it is none with at most two decimals. */
const hundredthsOf = (text: string): number | null => readNumber(text, 2).value ?? null;

const wholeOf = (text: string): number | null => readNumber(text, 0).value ?? null;

const typed = (value: string | number | undefined): string => (value === undefined ? '' : String(value));

/** What the form of an agency begins with; a new one with what most have. */
export const agencyValues = (row: AgencyRow | undefined): Values => ({
  short: typed(row?.short),
  name: typed(row?.name),
  company: typed(row?.company),
  street: typed(row?.street),
  co: typed(row?.co),
  zip: typed(row?.zip),
  city: typed(row?.city),
  country: row?.country ?? 'Germany',
  debitor: typed(row?.debitor),
  vat_id: typed(row?.vat_id),
  payment_terms: typed(row?.payment_terms ?? 30),
  tax: typed(row?.tax ?? 19),
  concession: typed(row?.concession ?? 0),
  default_language: row?.default_language ?? 'de',
  contact_email: typed(row?.contact_email),
  active: (row?.active ?? true) ? 'yes' : 'no',
});

/** An agency as the rules have it: tax and concession in basis points. */
export const agencyInputOf = ({ payment_terms = '', tax = '', concession = '', active, ...texts }: Values) =>
  ({
    ...texts,
    payment_terms: wholeOf(payment_terms),
    tax: hundredthsOf(tax),
    concession: hundredthsOf(concession),
    active: active === 'yes',
  }) satisfies AgencyInput;

/** What the form of a job code begins with. @param airport where a new one is for, unless another is chosen */
export const codeValues = (row: CodeRow | undefined, airport: number | undefined): Values => ({
  code: typed(row?.code),
  airport: typed(row?.airport ?? airport),
  service_type_id: typed(row?.service_type_id),
  from_text: typed(row?.from_text),
  to_text: typed(row?.to_text),
  price: row ? row.price.toFixed(2) : '',
  included: typed(row?.included ?? 0),
  step: typed(row?.step ?? 1),
  additional_price: (row?.additional_price ?? 0).toFixed(2),
});

/** A job code as the rules have it: prices in cents. */
export const codeInputOf = (values: Values) => {
  const { airport = '', service_type_id = '', price = '', additional_price = '', ...others } = values;
  const { included = '', step = '', ...texts } = others;
  // An assistant's code has no pieces: what stood there before the service was chosen does not count.
  const isPorter = service_type_id === '1';
  return {
    ...texts,
    airport: wholeOf(airport),
    service_type_id: wholeOf(service_type_id),
    price: hundredthsOf(price),
    // Empty is none at all, and not what the rules take where nothing was said.
    included: isPorter ? (wholeOf(included) ?? -1) : 0,
    step: isPorter ? (wholeOf(step) ?? 0) : 1,
    additional_price: isPorter ? (hundredthsOf(additional_price) ?? -1) : 0,
  } satisfies JobCodeInput;
};

export const extraValues = (row: ExtraRow | undefined): Values => ({
  name: typed(row?.name),
  price: row ? row.price.toFixed(2) : '',
});

/** A permanent extra as the rules have it: its price in cents. */
export const extraInputOf = ({ name = '', price = '' }: Values): { name: string } & ExtraInput => ({
  name,
  price: hundredthsOf(price) ?? undefined,
});

const CODES = [
  ...(Object.keys(agencyErrors) as (keyof typeof agencyErrors)[]),
  ...(Object.keys(jobCodeErrors) as (keyof typeof jobCodeErrors)[]),
  'extras.name',
  'extras.price',
] as const;

/** The code of a field's error, where the screen has words for it. */
export const knownCode = (code: string): (typeof CODES)[number] | 'other' =>
  CODES.find((known) => known === code) ?? 'other';
