import type { TravelType } from '#shared/catalogue/travel-types.ts';
import type { InputOf } from '#shared/http/contract.ts';
import type { JobDeskApi } from '#shared/jobs/job-desk-api.ts';
import type { JobForm } from '#shared/jobs/job-form.ts';
import { codeFor, servicesIn } from '#shared/jobs/job-services.ts';
import type { SiteLanguage } from '#shared/languages.ts';
import { type Cents, centsToEuros, eurosToCents } from '#shared/money.ts';
import type { ExtraLine, JobInput } from '#web/back-office/jobs/form/job-input.ts';
import { timeIn } from '#web/back-office/jobs/form/time-text.ts';
import type { JobTerms } from '#web/back-office/jobs/form/use-job-terms.ts';

type Key = 'POST /api/jobs/createJobForAgency';
/** The form as it is sent: amounts in euros. */
export type SentForm = InputOf<Key, JobDeskApi[Key]>['body']['job'];

type Terms = Pick<JobTerms, 'jobCodes' | 'extras'>;

const numberOf = (text: string): number | null => (text.trim() === '' ? null : Number(text));
const chosen = <T extends string>(text: string): T | undefined => (text === '' ? undefined : (text as T));

/** Cents of an amount in euros as it is typed; undefined for what is none. */
export const centsOf = (text: string): Cents | undefined => {
  try {
    return text.trim() === '' ? undefined : eurosToCents(Number(text));
  } catch {
    return undefined;
  }
};

/** A permanent extra keeps its tie to the agency's as long as both say the same: else the job keeps its own price. */
const extraOf = ({ _id, name, price, amount, permanent }: ExtraLine, { extras }: Terms) => {
  const said = { name, price: centsOf(price), amount: numberOf(amount) };
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
      agency: numberOf(input.agency),
      location: numberOf(input.location),
      serviceType: chosen<'assistant' | 'porter' | 'both'>(input.serviceType),
      language: numberOf(input.language),
      persons: numberOf(input.persons),
      bags: numberOf(input.bags),
      bulky: numberOf(input.bulky),
      extra_employee: numberOf(input.extra_employee),
      extraHours: numberOf(input.extraHours),
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
