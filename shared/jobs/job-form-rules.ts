import type { CalendarDate } from '#shared/calendar-date.ts';
import { hasPorters, isAirportId } from '#shared/catalogue/airport-ids.ts';
import type { FieldErrors } from '#shared/domain-error.ts';
import { extraFound } from '#shared/jobs/extra-rules.ts';
import type { JobForm } from '#shared/jobs/job-form.ts';
import { type Found, fieldErrors, momentProblems } from '#shared/jobs/job-moment.ts';
import { codeFor, isPrivate, servicesIn } from '#shared/jobs/job-services.ts';
import type { JobFormTerms } from '#shared/jobs/job-terms.ts';
import { isEmail } from '#shared/orders/personal-rules.ts';
import { AIRLINE_GROUP_AGENCY_ID, WEB_CLIENT_AGENCY_ID } from '#shared/users/user.ts';

/** Groups are larger than what a card pays for; it keeps sums within reason. */
const COUNT_MAX = 999;

const isEmpty = (text: string | undefined): boolean => (text?.trim() ?? '') === '';

const isCount = (value: number | null | undefined, least: number): boolean =>
  typeof value === 'number' && Number.isInteger(value) && value >= least && value <= COUNT_MAX;

const isCountOrEmpty = (value: number | null | undefined, least: number): boolean =>
  value === undefined || value === null || isCount(value, least);

const agencyFound = ({ agency }: JobForm, { agencies }: JobFormTerms): Found[] => {
  const stored = agencies.find(({ _id }) => _id === agency);
  return [
    ['agency', !stored && 'agency.empty'],
    ['agency', stored?.active === false && 'agency.inactive'],
  ];
};

const serviceFound = (form: JobForm): Found[] => {
  const isPorter = servicesIn(form).includes('porter');
  return [
    ['serviceType', !form.serviceType && 'serviceType.empty'],
    [
      'serviceType',
      isPorter && isAirportId(form.location) && !hasPorters(form.location) && 'serviceType.no_porter',
    ],
    ['serviceType', isPorter && form.agency === AIRLINE_GROUP_AGENCY_ID && 'serviceType.no_group_porter'],
    ['location', !isAirportId(form.location) && 'location.empty'],
  ];
};

const placesFound = (form: JobForm, terms: JobFormTerms): Found[] => {
  const services = servicesIn(form);
  const isPredefined = services.length > 0 && services.every((service) => codeFor(form, service, terms));
  const isKnown = (id: string | undefined): boolean =>
    terms.places.some((place) => place._id === id && place.airport === form.location);
  return (['from', 'to'] as const).flatMap((end): Found[] => {
    const id = form[`${end}_id`];
    const isSaid = !isEmpty(form[`${end}_text`]) || !isEmpty(id) || isPredefined;
    return [
      [`${end}_text`, !isSaid && `${end}.empty`],
      [`${end}_id`, !isEmpty(id) && !isKnown(id) && 'place.unknown'],
    ];
  });
};

const codesFound = (form: JobForm, terms: JobFormTerms): Found[] =>
  servicesIn(form).flatMap((service): Found[] => {
    const field = form.serviceType === 'both' && service === 'porter' ? 'jCodePorter' : 'jCode';
    const isNamed = !isEmpty(form[field]);
    return [
      [field, !isPrivate(form.agency) && !isNamed && 'jCode.empty'],
      [field, isNamed && !codeFor(form, service, terms) && 'jCode.unknown'],
    ];
  });

const clientFound = (form: JobForm): Found[] =>
  isPrivate(form.agency)
    ? [
        ['readingLanguage', !form.readingLanguage && 'readingLanguage.empty'],
        ['clientsEmail', !isEmail(form.clientsEmail?.trim() ?? '') && 'clientsEmail.invalid'],
      ]
    : [];

const countsFound = (form: JobForm, { languages }: JobFormTerms): Found[] => {
  const services = servicesIn(form);
  const isLanguage = languages.some(({ _id, bookable }) => bookable && _id === form.language);
  return [
    ['language', services.includes('assistant') && !isLanguage && 'language.empty'],
    ['persons', !isCount(form.persons, 1) && 'persons.invalid'],
    [
      'bags',
      !(services.includes('porter') ? isCount(form.bags, 0) : isCountOrEmpty(form.bags, 0)) && 'bags.invalid',
    ],
    ['bulky', !isCountOrEmpty(form.bulky, 0) && 'bulky.invalid'],
    ['extraHours', !isCountOrEmpty(form.extraHours, 1) && 'extraHours.invalid'],
    ['extra_employee', !isCountOrEmpty(form.extra_employee, 0) && 'extra_employee.invalid'],
  ];
};

const extrasFound = ({ extras = [] }: JobForm, terms: JobFormTerms): Found[] =>
  extras.flatMap(({ _id, name, price, amount }, index): Found[] => {
    const prefix = `extras.${index}.`;
    const isKnown = _id === undefined || terms.extras.some((one) => one._id === _id);
    return [
      [`${prefix}_id`, !isKnown && 'extras.unknown'],
      ...(_id === undefined ? extraFound({ name, price }, prefix) : []),
      [`${prefix}amount`, !isCountOrEmpty(amount, 1) && 'extras.amount'],
    ];
  });

/**
 * Everything wrong with a job form, by field; empty when it may be saved.
 * Source: back-office specification, section 5, "Job form"; docs/decisions.md.
 * @param today at the airport
 */
export const jobFormProblems = (form: JobForm, terms: JobFormTerms, today: CalendarDate): FieldErrors =>
  fieldErrors([
    ...agencyFound(form, terms),
    ...serviceFound(form),
    ...momentProblems(form, today),
    ['tourcode', isEmpty(form.tourcode) && 'tourcode.empty'],
    ['tournumber', isEmpty(form.tournumber) && 'tournumber.empty'],
    ...placesFound(form, terms),
    ['nameSign', form.agency === WEB_CLIENT_AGENCY_ID && isEmpty(form.nameSign) && 'nameSign.empty'],
    ...codesFound(form, terms),
    ...clientFound(form),
    ...countsFound(form, terms),
    ...extrasFound(form, terms),
  ]);
