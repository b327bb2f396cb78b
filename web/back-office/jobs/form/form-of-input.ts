import type { TravelType } from '#shared/catalogue/travel-types.ts';
import type { InputOf } from '#shared/http/contract.ts';
import type { JobDeskApi } from '#shared/jobs/job-desk-api.ts';
import type { JobForm } from '#shared/jobs/job-form.ts';
import { codeFor, servicesIn } from '#shared/jobs/job-services.ts';
import type { SiteLanguage } from '#shared/languages.ts';
import { type Cents, centsToEuros, eurosToCents } from '#shared/money.ts';
import { readNumber } from '#shared/typed-number.ts';
import type { ExtraLine, JobInput } from '#web/back-office/jobs/form/job-input.ts';
import { timeIn } from '#web/back-office/jobs/form/time-text.ts';
import type { JobTerms } from '#web/back-office/jobs/form/use-job-terms.ts';

type Key = 'POST /api/jobs/createJobForAgency';
/** The form as it is sent: amounts in euros. */
export type SentForm = InputOf<Key, JobDeskApi[Key]>['body']['job'];

type Terms = Pick<JobTerms, 'jobCodes' | 'extras'>;

const idOf = (text: string): number | null => (text === '' ? null : Number(text));
/** NaN for what is no whole number. */
const countOf = (text: string): number | null =>
  text.trim() === '' ? null : (readNumber(text, 0).value ?? Number.NaN);
const chosen = <T extends string>(text: string): T | undefined => (text === '' ? undefined : (text as T));

/** Cents of an amount in euros as it is typed; undefined for what is none. */
export const centsOf = (text: string): Cents | undefined => readNumber(text, 2).value;

/** A permanent extra keeps its tie to the agency's as long as both say the same: else the job keeps its own price. */
const extraOf = ({ _id, name, price, amount, permanent }: ExtraLine, { extras }: Terms) => {
  const said = { name, price: centsOf(price), amount: countOf(amount) };
  const stored = extras.find((one) => one._id === _id);
  const isSame = stored && stored.name === name && eurosToCents(stored.price) === said.price;
  if (isSame) return { ...said, _id: stored._id };
  return { ...said, ...(_id === undefined && permanent && { permanent }) };
};

/** The words of a job code are not sent: each service then has those of its own. */
const withoutCodeWords = (form: JobForm, terms: Terms): JobForm => {
  const [first] = servicesIn(form);
  const code = first && codeFor(form, first, terms);
  const own = (end: 'from_text' | 'to_text') => (form[end] === code?.[end] ? '' : form[end]);
  return code ? { ...form, from_text: own('from_text'), to_text: own('to_text') } : form;
};

/** What is typed, as the rules and the server read it; amounts in cents. */
export const formOf = (input: JobInput, terms: Terms): JobForm => {
  const { assistants: _, porters: __, further: ___, ...texts } = input;
  return withoutCodeWords(
    {
      ...texts,
      agency: idOf(input.agency),
      location: idOf(input.location),
      serviceType: chosen<'assistant' | 'porter' | 'both'>(input.serviceType),
      language: idOf(input.language),
      persons: countOf(input.persons),
      bags: countOf(input.bags),
      bulky: countOf(input.bulky),
      extra_employee: countOf(input.extra_employee),
      extraHours: countOf(input.extraHours),
      time: timeIn(input.time),
      travelType: chosen<TravelType>(input.travelType),
      readingLanguage: chosen<SiteLanguage>(input.readingLanguage),
      extras: input.extras.map((line) => extraOf(line, terms)),
    },
    terms,
  );
};

/** The form with its amounts in euros. */
export const sentForm = (form: JobForm): SentForm => ({
  ...form,
  extras: form.extras?.map(({ price, ...extra }) => ({
    ...extra,
    ...(price !== undefined && { price: centsToEuros(price) }),
  })),
});
