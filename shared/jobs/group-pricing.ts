import type { BookableLanguage } from '#shared/catalogue/bookable-language.ts';
import { invalidInput } from '#shared/domain-error.ts';
import type { GroupPrice, LanguageGroup } from '#shared/jobs/group-price.ts';
import type { Job } from '#shared/jobs/job.ts';
import type { JobForm } from '#shared/jobs/job-form.ts';
import { fieldErrors } from '#shared/jobs/job-moment.ts';
import type { JobPrice } from '#shared/jobs/job-price.ts';
import type { JobTerms } from '#shared/jobs/job-terms.ts';
import { extraLines, priceLine, sumOfLines } from '#shared/jobs/price-lines.ts';

type Asked = { readonly code: string; readonly persons: number; readonly language: number };

const groupOf = (id: number, languages: readonly BookableLanguage[]): LanguageGroup => {
  const code = languages.find(({ _id }) => _id === id)?.code;
  return code === 'de' || code === 'en' ? 'DE/EN' : 'OTHER';
};

/**
 * The price of a group's job: the row of its code whose range holds the number of persons, for German and English or
 * for another language; net cents. Undefined when there is no such row. Source: back-office specification, section 5.
 */
export const groupPriceFor = (
  { code, persons, language }: Asked,
  prices: readonly GroupPrice[],
  { languages }: { readonly languages: readonly BookableLanguage[] },
): JobPrice | undefined => {
  const wanted = groupOf(language, languages);
  const row = prices.find(({ key }) => {
    const [rowCode, range = '', group] = key.split(' ');
    const [low = '', high = ''] = range.split('-');
    return (
      rowCode === code.trim().toUpperCase() &&
      group === wanted &&
      Number(low) <= persons &&
      persons <= Number(high)
    );
  });
  if (!row) return undefined;
  const { key: name, price } = row;
  return { net: price, lines: [priceLine('group', name, 1, price)] };
};

/** A job's price as far as it tells what it is made of, whatever the unit of its amounts. */
type Priced = {
  readonly price?:
    | { readonly lines: readonly Pick<JobPrice['lines'][number], 'code' | 'name'>[] }
    | undefined;
};

/** The code by whose rows an imported job is priced; undefined for other jobs. */
export const groupCodeOf = ({ price }: Priced): string | undefined =>
  price?.lines.find(({ code }) => code === 'group')?.name.split(' ')[0];

/**
 * Fields that the form of a job need not fill in: an imported one keeps its group's prices until somebody gives it a
 * job code, and its tour may have no number.
 */
export const unaskedFields = (
  job: Priced | undefined,
  { jCode }: Pick<JobForm, 'jCode'>,
): readonly string[] => (job && groupCodeOf(job) && !jCode ? ['jCode', 'tourcode', 'tournumber'] : []);

/**
 * An imported job with the price of its group as it is edited now, and with its extras.
 * @param code the one of its rows
 * @throws DomainError `invalid_input` when no row has its number of persons
 */
export const pricedByGroup = (
  job: Job,
  code: string,
  prices: readonly GroupPrice[],
  terms: Pick<JobTerms, 'languages'>,
): Job => {
  const price = groupPriceFor({ code, persons: job.persons, language: job.language_id }, prices, terms);
  if (!price) throw invalidInput(fieldErrors([['persons', 'code.unknown']]));
  const lines = [...price.lines, ...extraLines(job.extras ?? [])];
  return { ...job, price: { net: sumOfLines(lines), lines } };
};
