import { PORTER_ONLY_LANGUAGE_ID } from '#shared/catalogue/bookable-language.ts';
import { type Job, SERVICE_TYPE_IDS } from '#shared/jobs/job.ts';
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
 * The jobs that a placed order becomes: one per service, status `new`; both makes two (README, "Decisions").
 */
export const jobsOfNewOrder = (order: Order): Job[] => {
  if (!order.selected_service) throw new Error(`order ${order._id} was placed without a service`);
  return servicesOf(order.selected_service).map((service, index) => jobOf(order, service, index + 1));
};
