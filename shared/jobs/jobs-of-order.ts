import { PORTER_ONLY_LANGUAGE_ID } from '#shared/catalogue/bookable-language.ts';
import { type Job, SERVICE_TYPE_IDS, serviceOfJob } from '#shared/jobs/job.ts';
import { inLanguage } from '#shared/languages.ts';
import { servicesOf } from '#shared/orders/booking.ts';
import type { Order } from '#shared/orders/order.ts';

const jobOf = (order: Order, service: 'assistant' | 'porter', number: number): Job => {
  const { airport, date, hours, minutes, name_sign, assistant, porter } = order;
  const part = order[service];
  if (!airport || !date || hours === undefined || minutes === undefined || !part) {
    throw new Error(`order ${order._id} was placed without its ${service} details`);
  }
  return {
    _id: `${order._id}-${number}`,
    order_id: order._id,
    service_type_id: SERVICE_TYPE_IDS[service],
    status: 'new',
    airport,
    date,
    hours,
    minutes,
    language_id: service === 'assistant' && assistant ? assistant.language : PORTER_ONLY_LANGUAGE_ID,
    bags: service === 'porter' && porter ? porter.bags : 0,
    bulky: service === 'porter' && porter ? porter.bulky_luggage : 0,
    persons: service === 'assistant' && assistant ? assistant.persons : 1,
    extra_hours: part.extra_hours,
    extra_employee: service === 'assistant' && assistant ? assistant.extra_employee : 0,
    from_id: part.meeting_point.id,
    to_id: part.destination.id,
    from_text: inLanguage(part.meeting_point.title, 'en'),
    to_text: inLanguage(part.destination.title, 'en'),
    name_sign: name_sign ?? '',
    agency_id: order.agency_id,
    version: 1,
  };
};

/**
 * The jobs that a placed order becomes: one per service, status `new`; both makes two (docs/decisions.md).
 */
export const jobsOfNewOrder = (order: Order): Job[] => {
  if (!order.selected_service) throw new Error(`order ${order._id} was placed without a service`);
  return servicesOf(order.selected_service).map((service, index) => jobOf(order, service, index + 1));
};

/** The jobs of the services that an order has; an edit may have taken one away. */
export const standingJobs = ({ selected_service }: Order, jobs: readonly Job[]): Job[] => {
  const types: number[] = servicesOf(selected_service ?? 'vip').map((service) => SERVICE_TYPE_IDS[service]);
  return jobs.filter(({ service_type_id }) => types.includes(service_type_id));
};

/** What an edit of an order makes of its jobs. */
export type JobsAfterEdit = {
  readonly changed: readonly { readonly before: Job; readonly after: Job }[];
  readonly added: readonly Job[];
};

/**
 * The jobs of an edited order: those of its services are as it says now, with the status they had; one of a service
 * that was taken away is cancelled, and stands again with it; a new service is a new job.
 */
export const jobsAfterEdit = (order: Order, jobs: readonly Job[]): JobsAfterEdit => {
  // What the office ordered is edited job by job.
  if (order.status === 'active') return { changed: [], added: [] };
  const standing = standingJobs(order, jobs);
  const services = servicesOf(order.selected_service ?? 'vip');
  const missing = services.filter(
    (service) => !standing.some(({ service_type_id }) => service_type_id === SERVICE_TYPE_IDS[service]),
  );
  const edited = (before: Job): Job => {
    if (!standing.includes(before)) return { ...before, status: 'cancelled' };
    const status = before.status === 'cancelled' ? 'new' : before.status;
    return {
      ...before,
      ...jobOf(order, serviceOfJob(before), 0),
      _id: before._id,
      status,
      version: before.version,
    };
  };
  return {
    changed: jobs.map((before) => ({ before, after: edited(before) })),
    added: missing.map((service, index) => jobOf(order, service, jobs.length + index + 1)),
  };
};
