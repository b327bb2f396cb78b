import { journeyDetails } from '#web/back-office/components/records/journey-details.ts';
import type { RouteStop } from '#web/back-office/components/route-line.tsx';
import type { JobRow } from '#web/back-office/jobs/job-row.ts';
import type { OfficeLanguage, Translate } from '#web/back-office/language/office-language.ts';

type Way = { readonly from: RouteStop; readonly to: RouteStop };

/** The way of a job, in the reader's language where it has the names of places. Flight or train stand where the guest comes from, of a departure where the guest goes. */
export const wayOf = (job: JobRow, t: Translate, language: OfficeLanguage): Way => {
  const details = journeyDetails(job, t);
  const isDeparture = job.order.travelType === 'departure';
  return {
    from: { title: job.from_title[language], details: isDeparture ? '' : details },
    to: { title: job.to_title[language], details: isDeparture ? details : '' },
  };
};
