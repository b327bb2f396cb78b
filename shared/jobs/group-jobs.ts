import type { CalendarDate } from '#shared/calendar-date.ts';
import { isAirportId } from '#shared/catalogue/airport-ids.ts';
import type { BookableLanguage } from '#shared/catalogue/bookable-language.ts';
import type { FieldErrors } from '#shared/domain-error.ts';
import type { GroupForm } from '#shared/jobs/group-form.ts';
import type { GroupPrice } from '#shared/jobs/group-price.ts';
import { groupPriceFor } from '#shared/jobs/group-pricing.ts';
import { SERVICE_TYPE_IDS } from '#shared/jobs/job.ts';
import { type Found, fieldErrors, momentProblems } from '#shared/jobs/job-moment.ts';
import type { JobContent } from '#shared/jobs/jobs-of-form.ts';
import { normalizeFlightNumber } from '#shared/orders/service-rules.ts';
import { trimmed } from '#shared/trimmed.ts';
import { AIRLINE_GROUP_AGENCY_ID } from '#shared/users/user.ts';

type Row = GroupForm['jobs'][number];
export type GroupTerms = {
  readonly languages: readonly BookableLanguage[];
  readonly prices: readonly GroupPrice[];
};

/** Whole aircraft come at once; a row of prices ends the range. */
const MOST_PERSONS = 9999;

const askedOf = ({ code = '', persons, language }: Row) => ({
  code,
  persons: persons ?? 0,
  language: language ?? 0,
});

const isPersons = (persons: Row['persons']): boolean =>
  typeof persons === 'number' && Number.isInteger(persons) && persons >= 1 && persons <= MOST_PERSONS;

const rowFound = (row: Row, terms: GroupTerms, today: CalendarDate): Found[] => {
  const isLanguage = terms.languages.some(({ _id, bookable }) => bookable && _id === row.language);
  const isPriced = groupPriceFor(askedOf(row), terms.prices, terms) !== undefined;
  return [
    ...momentProblems(row, today),
    ['location', !isAirportId(row.location) && 'location.empty'],
    ['from_text', !trimmed(row.from_text) && 'from.empty'],
    ['to_text', !trimmed(row.to_text) && 'to.empty'],
    ['persons', !isPersons(row.persons) && 'persons.invalid'],
    ['language', !isLanguage && 'language.empty'],
    ['code', isPersons(row.persons) && isLanguage && !isPriced && 'code.unknown'],
  ];
};

/**
 * Everything wrong with a group's booking: fields of a row are `jobs.{index}.{field}`.
 * @param today at the airport
 */
export const groupProblems = (form: GroupForm, terms: GroupTerms, today: CalendarDate): FieldErrors =>
  fieldErrors([
    ['request_number', !trimmed(form.request_number) && 'request_number.empty'],
    ...form.jobs.flatMap((row, index) =>
      rowFound(row, terms, today).map(([field, code]): Found => [`jobs.${index}.${field}`, code]),
    ),
  ]);

/** The job of a row that met the rules, priced by the group's prices. */
export const groupContent = (form: GroupForm, row: Row, terms: GroupTerms): JobContent => ({
  service_type_id: SERVICE_TYPE_IDS.assistant,
  airport: row.location === 2 ? 2 : 1,
  date: row.serviceDate ?? '',
  hours: row.time?.hours ?? 0,
  minutes: row.time?.minutes ?? 0,
  language_id: row.language ?? 0,
  bags: 0,
  bulky: 0,
  persons: row.persons ?? 1,
  extra_hours: 0,
  extra_employee: 0,
  from_id: '',
  to_id: '',
  from_text: row.from_text?.trim() ?? '',
  to_text: row.to_text?.trim() ?? '',
  flight_nr: trimmed(row.flight_nr) && normalizeFlightNumber(row.flight_nr ?? ''),
  booking_class: trimmed(row.booking_class),
  name_sign: trimmed(row.nameSign) ?? trimmed(form.name_of_group) ?? '',
  agency_id: AIRLINE_GROUP_AGENCY_ID,
  reference: [form.tour_code, form.tour_number].map(trimmed).filter(Boolean).join(' '),
  tour_name: trimmed(form.tour_name),
  tour_code: trimmed(form.tour_code),
  tour_number: trimmed(form.tour_number),
  remarks: trimmed(row.remarks),
  extras: [],
  price: groupPriceFor(askedOf(row), terms.prices, terms),
});
