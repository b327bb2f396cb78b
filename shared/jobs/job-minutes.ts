import { type Catalogue, numberSetting } from '#shared/catalogue/catalogue.ts';

/** How long a job keeps its employees busy before its extra hours, in minutes (setting `job_duration_hours`). */
export const jobMinutesOf = (catalogue: Pick<Catalogue, 'settings'>): number =>
  Math.round(numberSetting(catalogue, 'job_duration_hours') * 60);
