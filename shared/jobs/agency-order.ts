import { type Catalogue, textSetting } from '#shared/catalogue/catalogue.ts';
import { type Job, SERVICE_TYPE_IDS } from '#shared/jobs/job.ts';
import { earliestMoment } from '#shared/jobs/job-days.ts';
import type { JobForm } from '#shared/jobs/job-form.ts';
import { orderPriceOf } from '#shared/jobs/job-pricing.ts';
import { isPrivate } from '#shared/jobs/job-services.ts';
import type { JobTerms } from '#shared/jobs/job-terms.ts';
import type { JobContent } from '#shared/jobs/jobs-of-form.ts';
import type { Order } from '#shared/orders/order.ts';
import { AIRLINE_GROUP_AGENCY_ID } from '#shared/users/user.ts';

/** The fixed address and the email placeholder of airline groups, from the settings. */
export const groupContact = (catalogue: Pick<Catalogue, 'settings'>): Pick<Order, 'address' | 'email'> => {
  const text = (name: string): string => textSetting(catalogue, `airline_group_${name}`);
  return {
    address: {
      name: text('name'),
      address1: text('address1'),
      address2: '',
      zip: text('zip'),
      city: text('city'),
      country: text('country'),
    },
    email: text('email'),
  };
};

/** Who is written to: a private customer, the airline groups' placeholder, or the agency. */
const contactOf = (form: JobForm, terms: JobTerms): Pick<Order, 'address' | 'email'> => {
  if (form.agency === AIRLINE_GROUP_AGENCY_ID) return groupContact(terms);
  if (isPrivate(form.agency)) {
    const name = form.nameSign?.trim() || form.tourname?.trim() || '';
    return {
      address: { name, address1: '', address2: '', zip: '', city: '', country: '' },
      email: form.clientsEmail?.trim() ?? '',
    };
  }
  const agency = terms.agencies.find(({ _id }) => _id === form.agency);
  return {
    address: agency && {
      name: agency.company,
      address1: agency.street,
      address2: agency.co ?? '',
      zip: agency.zip,
      city: agency.city,
      country: agency.country,
    },
    email: agency?.contact_email,
  };
};

const stopsOf = ({
  from_id,
  from_text,
  to_id,
  to_text,
  flight_nr,
  train_nr,
  train_cart,
  train_seat,
}: JobContent) => ({
  meeting_point: {
    id: from_id,
    title: { en: from_text, de: from_text },
    flight_nr,
    train_nr,
    train_cart,
    train_seat,
  },
  destination: { id: to_id, title: { en: to_text, de: to_text } },
});

/** Assistant and porter of an order as its jobs have them. */
const partsOf = (
  jobs: readonly JobContent[],
  { languages }: JobTerms,
): Pick<Order, 'assistant' | 'porter'> => {
  const of = (service: keyof typeof SERVICE_TYPE_IDS) =>
    jobs.find(({ service_type_id }) => service_type_id === SERVICE_TYPE_IDS[service]);
  const [assistant, porter] = [of('assistant'), of('porter')];
  const language = languages.find(({ _id }) => _id === assistant?.language_id);
  return {
    assistant: assistant && {
      ...stopsOf(assistant),
      persons: assistant.persons,
      language: assistant.language_id,
      language_name: language?.name ?? { en: '', de: '' },
      extra_hours: assistant.extra_hours,
      extra_employee: assistant.extra_employee,
    },
    porter: porter && {
      ...stopsOf(porter),
      bags: porter.bags,
      bulky_luggage: porter.bulky,
      extra_hours: porter.extra_hours,
    },
  };
};

/** Of an airline group there are many jobs of a service: none of them speaks for the order. */
const isGroup = (jobs: readonly JobContent[]): boolean =>
  new Set(jobs.map(({ service_type_id }) => service_type_id)).size < jobs.length;

/**
 * What a form makes of its order; `jobs` are all that stand in it. Only private customers have a price of the order:
 * agencies are billed for their jobs.
 */
export const orderOfForm = (form: JobForm, jobs: readonly JobContent[], terms: JobTerms): Partial<Order> => {
  const moment = earliestMoment(jobs);
  if (isGroup(jobs)) return moment;
  const parts = partsOf(jobs, terms);
  const agency = terms.agencies.find(({ _id }) => _id === form.agency);
  const isOfClient = isPrivate(form.agency);
  return {
    ...moment,
    travelType: form.travelType ?? (isOfClient ? 'arrival' : undefined),
    selected_service: parts.assistant && parts.porter ? 'both' : parts.porter ? 'porter' : 'assistant',
    ...parts,
    ...contactOf(form, terms),
    name_sign: form.nameSign?.trim() ?? '',
    tour_name: form.tourname?.trim() ?? '',
    tour_code: form.tourcode?.trim() ?? '',
    tour_number: form.tournumber?.trim() ?? '',
    reading_language: form.readingLanguage ?? agency?.default_language ?? 'en',
    ...(isOfClient && { price: orderPriceOf(form, terms) }),
  };
};

type Start = { readonly _id: string; readonly airport: Job['airport']; readonly agency_id: number };

/** An order of the office, active from its first moment; nobody's browser has begun it. */
export const newActiveOrder = (start: Start, content: Partial<Order>, now: Date): Order => ({
  reading_language: 'en',
  ...content,
  ...start,
  status: 'active',
  booking_status: 'New',
  draft_secret_hash: '',
  payment_attempts: 0,
  created_at: now.toISOString(),
  updated_at: now.toISOString(),
  submitted_at: now.toISOString(),
  version: 1,
});
