import { isAirportId } from '#shared/catalogue/airport-ids.ts';
import { PORTER_ONLY_LANGUAGE_ID } from '#shared/catalogue/bookable-language.ts';
import type { JobFormTerms } from '#shared/jobs/job-terms.ts';
import type { JobInput } from '#web/back-office/jobs/form/job-input.ts';
import type { JobTerms } from '#web/back-office/jobs/form/use-job-terms.ts';

/** The terms as the rules ask for them. Places are chosen from a list of their airport: the screen knows no others. */
export const checkTerms = (
  { location, from_id, to_id }: Pick<JobInput, 'location' | 'from_id' | 'to_id'>,
  { agencies, languages, jobCodes, extras }: JobTerms,
): JobFormTerms => {
  const airport = Number(location);
  return {
    agencies,
    languages: languages.map(({ _id }) => ({ _id, bookable: _id !== PORTER_ONLY_LANGUAGE_ID })),
    jobCodes,
    extras,
    places: isAirportId(airport) ? [from_id, to_id].map((_id) => ({ _id, airport })) : [],
  };
};
