import { readAgencies } from '#functions/platform/data/agency.ts';
import { readOffer } from '#functions/platform/data/catalogue.ts';
import { extrasOf } from '#functions/platform/data/extra.ts';
import { readJobCodes } from '#functions/platform/data/job-code.ts';
import type { Caller } from '#functions/platform/http/caller.ts';
import { airportTime } from '#shared/calendar-date.ts';
import { isAirportId } from '#shared/catalogue/airport-ids.ts';
import { DomainError, invalidInput } from '#shared/domain-error.ts';
import type { JobForm } from '#shared/jobs/job-form.ts';
import { jobFormProblems } from '#shared/jobs/job-form-rules.ts';
import type { JobTerms } from '#shared/jobs/job-terms.ts';
import { airportsInScope } from '#shared/users/airport-scope.ts';

/**
 * What the form of an agency is checked and priced by, as it is at this moment.
 * @param kept the code of the job that is edited: for other jobs it may be out of use by now
 */
export const readTerms = async (
  { agency }: Pick<JobForm, 'agency'>,
  now: Date,
  kept?: string,
): Promise<JobTerms> => {
  const [catalogue, agencies, jobCodes, extras] = await Promise.all([
    readOffer(now),
    readAgencies(),
    readJobCodes(),
    Number.isInteger(agency) ? extrasOf(Number(agency)) : [],
  ]);
  const offered = jobCodes.filter(({ _id, retired_at }) => retired_at === undefined || _id === kept);
  return { ...catalogue, agencies, jobCodes: offered, extras };
};

/** @throws DomainError `not_allowed` for an airport that the caller may not change */
export const demandAirport = (location: unknown, { user }: Caller): void => {
  if (!isAirportId(location) || airportsInScope(user).includes(location)) return;
  throw new DomainError('not_allowed', 'Your account may not change jobs of this airport.');
};

/**
 * @param ignored fields that the form of this job need not fill in
 * @throws DomainError `invalid_input` naming every field that is wrong
 */
export const demandForm = (
  form: JobForm,
  terms: JobTerms,
  now: Date,
  ignored: readonly string[] = [],
): void => {
  const problems = Object.entries(jobFormProblems(form, terms, airportTime(now).date)).filter(
    ([field]) => !ignored.includes(field),
  );
  if (problems.length > 0) throw invalidInput(Object.fromEntries(problems));
};
