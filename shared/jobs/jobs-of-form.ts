import { PORTER_ONLY_LANGUAGE_ID } from '#shared/catalogue/bookable-language.ts';
import type { LocationService } from '#shared/catalogue/location.ts';
import { type Job, SERVICE_TYPE_IDS } from '#shared/jobs/job.ts';
import type { JobForm } from '#shared/jobs/job-form.ts';
import { extrasIn, jobPricesOf } from '#shared/jobs/job-pricing.ts';
import { codeFor, servicesIn } from '#shared/jobs/job-services.ts';
import type { JobTerms } from '#shared/jobs/job-terms.ts';
import { inLanguage } from '#shared/languages.ts';
import { normalizeFlightNumber } from '#shared/orders/service-rules.ts';
import { trimmed } from '#shared/trimmed.ts';

/** What a form says of one job; the rest is who it belongs to and how it stands. */
export type JobContent = Omit<Job, '_id' | 'order_id' | 'status' | 'recurring' | 'employee_ids' | 'version'>;

/** A text that was typed, else the title of the place, else what the job code says. */
const endOf = (form: JobForm, end: 'from' | 'to', service: LocationService, terms: JobTerms): string => {
  const place = terms.places.find(({ _id }) => _id === form[`${end}_id`]);
  return (
    trimmed(form[`${end}_text`]) ??
    (place && inLanguage(place.title, 'en')) ??
    codeFor(form, service, terms)?.[`${end}_text`] ??
    ''
  );
};

const journeyOf = (form: JobForm) => ({
  flight_nr: trimmed(form.flight_nr) && normalizeFlightNumber(form.flight_nr ?? ''),
  train_nr: trimmed(form.train_nr),
  train_cart: trimmed(form.train_cart),
  train_seat: trimmed(form.train_seat),
  booking_class: trimmed(form.booking_class),
});

const tourOf = (form: JobForm) => ({
  reference: [form.tourcode, form.tournumber].map(trimmed).filter(Boolean).join(' '),
  tour_name: trimmed(form.tourname),
  tour_code: trimmed(form.tourcode),
  tour_number: trimmed(form.tournumber),
});

const contentOf = (form: JobForm, service: LocationService, terms: JobTerms): JobContent => ({
  service_type_id: SERVICE_TYPE_IDS[service],
  airport: form.location === 2 ? 2 : 1,
  date: form.serviceDate ?? '',
  hours: form.time?.hours ?? 0,
  minutes: form.time?.minutes ?? 0,
  language_id: service === 'porter' ? PORTER_ONLY_LANGUAGE_ID : (form.language ?? 0),
  bags: service === 'porter' ? (form.bags ?? 0) : 0,
  bulky: service === 'porter' ? (form.bulky ?? 0) : 0,
  persons: form.persons ?? 1,
  extra_hours: form.extraHours ?? 0,
  extra_employee: service === 'assistant' ? (form.extra_employee ?? 0) : 0,
  from_id: form.from_id?.trim() ?? '',
  to_id: form.to_id?.trim() ?? '',
  from_text: endOf(form, 'from', service, terms),
  to_text: endOf(form, 'to', service, terms),
  ...journeyOf(form),
  name_sign: form.nameSign?.trim() ?? '',
  agency_id: form.agency ?? 0,
  job_code_id: codeFor(form, service, terms)?._id,
  ...tourOf(form),
  remarks: trimmed(form.remarks),
  admin_remarks: trimmed(form.AdminRemarks),
});

/** The jobs of a form that met the rules, one per service; both makes two, and extras stand with the first. */
export const contentsOf = (form: JobForm, terms: JobTerms): JobContent[] => {
  const prices = jobPricesOf(form, terms);
  return servicesIn(form).map((service, index) => ({
    ...contentOf(form, service, terms),
    extras: index === 0 ? extrasIn(form, terms) : [],
    price: prices[index],
  }));
};

/** The jobs of a new order of the office, active at once, numbered from 1. */
export const newActiveJobs = (
  order_id: string,
  contents: readonly JobContent[],
  more: Pick<Job, 'recurring'> = {},
): Job[] =>
  contents.map((content, index) => ({
    ...content,
    _id: `${order_id}-${index + 1}`,
    order_id,
    status: 'active',
    ...more,
    version: 1,
  }));
