import type { LocationService } from '#shared/catalogue/location.ts';
import { SERVICE_TYPE_IDS } from '#shared/jobs/job.ts';
import type { JobForm } from '#shared/jobs/job-form.ts';
import type { JobCodeKey } from '#shared/jobs/job-terms.ts';
import { servicesOf } from '#shared/orders/booking.ts';
import { WEB_CLIENT_AGENCY_IDS } from '#shared/users/user.ts';

/** Whether an agency stands for private customers: they have no job codes and pay by link. */
export const isPrivate = (agency: number | null | undefined): boolean =>
  (WEB_CLIENT_AGENCY_IDS as readonly (number | null | undefined)[]).includes(agency);

/** The services that a form orders; none before one is chosen. */
export const servicesIn = ({ serviceType }: JobForm): LocationService[] =>
  serviceType ? servicesOf(serviceType) : [];

/** The job code of a service, as far as it is one of this agency, airport and service. */
export const codeFor = <C extends JobCodeKey>(
  form: JobForm,
  service: LocationService,
  terms: { readonly jobCodes: readonly C[] },
): C | undefined => {
  const id = form.serviceType === 'both' && service === 'porter' ? form.jCodePorter : form.jCode;
  return terms.jobCodes.find(
    (code) =>
      code._id === id &&
      code.agency_id === form.agency &&
      code.airport === form.location &&
      code.service_type_id === SERVICE_TYPE_IDS[service],
  );
};
