import { groupCodeOf, unaskedFields } from '#shared/jobs/group-pricing.ts';
import type { JobForm } from '#shared/jobs/job-form.ts';
import { isPrivate, servicesIn } from '#shared/jobs/job-services.ts';
import { WEB_CLIENT_AGENCY_ID } from '#shared/users/user.ts';
import type { TextField } from '#web/back-office/jobs/form/job-input.ts';
import type { JobRow } from '#web/back-office/jobs/job-row.ts';

const ALWAYS = [
  'agency',
  'location',
  'serviceType',
  'serviceDate',
  'time',
  'tourcode',
  'tournumber',
  'persons',
] as const satisfies readonly TextField[];

/** The fields that a form of this agency and service has to fill in (back-office specification, section 5). */
export const requiredFields = (
  form: JobForm,
  job: Pick<JobRow, 'price'> | undefined,
): readonly TextField[] => {
  const services = servicesIn(form);
  const isPorter = services.includes('porter');
  // A job code says from and to, and everybody else has one.
  const isDescribed = isPrivate(form.agency) || (job !== undefined && groupCodeOf(job) !== undefined);
  const asked: readonly (TextField | false)[] = [
    ...ALWAYS,
    services.includes('assistant') && 'language',
    isPorter && 'bags',
    isDescribed && !form.from_id && 'from_text',
    isDescribed && !form.to_id && 'to_text',
    form.agency === WEB_CLIENT_AGENCY_ID && 'nameSign',
    !isPrivate(form.agency) && 'jCode',
    form.serviceType === 'both' && !isPrivate(form.agency) && 'jCodePorter',
    isPrivate(form.agency) && 'readingLanguage',
    isPrivate(form.agency) && 'clientsEmail',
  ];
  const unasked = unaskedFields(job, form);
  return asked.filter((name): name is TextField => name !== false && !unasked.includes(name));
};
