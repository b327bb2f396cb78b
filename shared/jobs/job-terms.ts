import type { Agency } from '#shared/agencies/agency.ts';
import type { Catalogue } from '#shared/catalogue/catalogue.ts';
import type { Extra } from '#shared/jobs/extra.ts';
import type { JobCode } from '#shared/jobs/job-code.ts';

/** What the job form is checked and priced by; `extras` are the permanent ones of its agency. */
export type JobTerms = Pick<Catalogue, 'languages' | 'places' | 'routes' | 'prices' | 'settings'> & {
  readonly agencies: readonly Agency[];
  readonly jobCodes: readonly JobCode[];
  readonly extras: readonly Extra[];
};
