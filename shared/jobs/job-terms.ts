import type { Agency } from '#shared/agencies/agency.ts';
import type { BookableLanguage } from '#shared/catalogue/bookable-language.ts';
import type { Catalogue } from '#shared/catalogue/catalogue.ts';
import type { Place } from '#shared/catalogue/location.ts';
import type { Extra } from '#shared/jobs/extra.ts';
import type { JobCode } from '#shared/jobs/job-code.ts';

/** What the job form is checked and priced by; `extras` are the permanent ones of its agency. */
export type JobTerms = Pick<Catalogue, 'languages' | 'places' | 'routes' | 'prices' | 'settings'> & {
  readonly agencies: readonly Agency[];
  readonly jobCodes: readonly JobCode[];
  readonly extras: readonly Extra[];
};

/** What a job code is told apart by. */
export type JobCodeKey = Pick<JobCode, '_id' | 'agency_id' | 'airport' | 'service_type_id'>;

/** The part of the terms that the rules of the form look at; a screen knows no more of them. */
export type JobFormTerms = {
  readonly languages: readonly Pick<BookableLanguage, '_id' | 'bookable'>[];
  readonly places: readonly Pick<Place, '_id' | 'airport'>[];
  readonly agencies: readonly Pick<Agency, '_id' | 'active'>[];
  readonly jobCodes: readonly JobCodeKey[];
  readonly extras: readonly Pick<Extra, '_id'>[];
};
