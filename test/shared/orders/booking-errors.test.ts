import { describe, expect, it } from 'vitest';
import { firstCatalogue } from '#infra/seed/catalogue.ts';
import { type BookingErrorCode, type BookingProblem, bookingErrors } from '#shared/orders/booking-errors.ts';
import { type PersonalInput, personalProblems } from '#shared/orders/personal-rules.ts';
import { offerOf } from '#shared/orders/service-offer.ts';
import { type ServiceInput, serviceProblems } from '#shared/orders/service-rules.ts';
import { type TravelInput, travelProblems } from '#shared/orders/travel-rules.ts';
import { aPersonalInput, aServiceInput, aTravelInput } from '#test/support/builders/booking-input.ts';

type Cause<Input> = readonly [code: BookingErrorCode, cause: string, field: string, wrong: Partial<Input>];

const NOW = { date: '2026-11-27', hours: 11, minutes: 0 };
const OFFER = offerOf(firstCatalogue, 1, 'departure');
const STATION = 'fra-long-distance-station';
const GATES = 'fra-t1-gates-a';
const ASSISTANT = { persons: 2, language: 2, extra_hours: 0, extra_employee: 0 };
const PORTER = { bags: 2, bulky_luggage: 0, extra_hours: 0 };

const travelCauses: readonly Cause<TravelInput>[] = [
  ['airport.empty', 'no airport is chosen', 'airport', { airport: undefined }],
  ['airport.unsupported', 'the airport is neither FRA nor MUC', 'airport', { airport: 3 }],
  ['travelType.empty', 'no travel type is chosen', 'travelType', { travelType: undefined }],
  ['service.empty', 'no service is chosen', 'selected_service', { selected_service: undefined }],
  ['service.porter_unavailable', 'a porter is wanted in Munich', 'selected_service', { airport: 2 }],
  ['date.empty', 'no date is chosen', 'date', { date: undefined }],
  ['date.invalid', 'the date does not exist', 'date', { date: '2026-02-30' }],
  ['date.past', 'the day has passed', 'date', { date: '2026-11-26' }],
  ['time.empty', 'no time is chosen', 'time', { time: undefined }],
  ['time.invalid', 'the time does not exist', 'time', { time: { hours: 24, minutes: 0 } }],
  ['time.past', 'the time is now', 'time', { date: '2026-11-27', time: { hours: 11, minutes: 0 } }],
];

/** The stops of both services follow the same rules. */
const stopCauses = (service: 'assistant' | 'porter'): readonly Cause<ServiceInput>[] => {
  const meeting = `${service}_meeting` as const;
  const destination = `${service}_destination` as const;
  const atStation = (more: object) => ({ [meeting]: { id: STATION, train_nr: 'ICE 105', ...more } });
  const toGates = (more: object) => ({ [destination]: { id: GATES, flight_nr: 'LH717', ...more } });
  return [
    [`${service}.meeting_point.empty`, `the ${service} is met nowhere`, meeting, { [meeting]: { id: '' } }],
    [
      `${service}.meeting_point.unavailable`,
      `the ${service} is to be met where none is sold`,
      meeting,
      { [meeting]: { id: 'fra-t1-lounges' } },
    ],
    [
      `${service}.destination.empty`,
      `the ${service} goes nowhere`,
      destination,
      { [destination]: { id: null } },
    ],
    [
      `${service}.destination.unavailable`,
      `the ${service} is to go where no way is sold`,
      destination,
      { [destination]: { id: 'fra-t1-taxi-rank' } },
    ],
    [
      `${service}.flight.empty`,
      `the ${service}'s gate asks for a flight`,
      `${destination}.flight_nr`,
      toGates({ flight_nr: ' ' }),
    ],
    [
      `${service}.flight.too_long`,
      `the ${service}'s flight number has 7 characters`,
      `${destination}.flight_nr`,
      toGates({ flight_nr: 'LH71777' }),
    ],
    [
      `${service}.train.empty`,
      `the ${service}'s station asks for a train`,
      `${meeting}.train_nr`,
      atStation({ train_nr: undefined }),
    ],
    [
      `${service}.train.too_long`,
      `the ${service}'s train number has 9 characters`,
      `${meeting}.train_nr`,
      atStation({ train_nr: 'ICE 10555' }),
    ],
    [
      `${service}.cart.too_long`,
      `the ${service}'s cart has 5 characters`,
      `${meeting}.train_cart`,
      atStation({ train_cart: '12345' }),
    ],
    [
      `${service}.seat.too_long`,
      `the ${service}'s seat has 5 characters`,
      `${meeting}.train_seat`,
      atStation({ train_seat: '12345' }),
    ],
  ];
};

const serviceCauses: readonly Cause<ServiceInput>[] = [
  ['service.vip_unavailable', 'the VIP service is wanted', 'selected_service', { selected_service: 'vip' }],
  ...stopCauses('assistant'),
  ...stopCauses('porter'),
  ['porter.bags', 'there is no bag', 'porter.bags', { porter: { ...PORTER, bags: 0 } }],
  [
    'porter.bulky_luggage',
    'bulky luggage is negative',
    'porter.bulky_luggage',
    { porter: { ...PORTER, bulky_luggage: -1 } },
  ],
  [
    'porter.extra_hours',
    'extra hours of the porter are negative',
    'porter.extra_hours',
    { porter: { ...PORTER, extra_hours: -1 } },
  ],
  ['assistant.persons', 'nobody travels', 'assistant.persons', { assistant: { ...ASSISTANT, persons: 0 } }],
  [
    'assistant.language.empty',
    'no language is chosen',
    'assistant.language',
    { assistant: { ...ASSISTANT, language: null } },
  ],
  [
    'assistant.extra_hours',
    'extra hours of the assistant are negative',
    'assistant.extra_hours',
    { assistant: { ...ASSISTANT, extra_hours: -1 } },
  ],
  [
    'assistant.extra_employee',
    'extra assistants are negative',
    'assistant.extra_employee',
    { assistant: { ...ASSISTANT, extra_employee: -1 } },
  ],
  ['name_sign.empty', 'the sign is blank', 'name_sign', { name_sign: '  ' }],
  ['name_sign.too_long', 'the sign has 61 characters', 'name_sign', { name_sign: 'n'.repeat(61) }],
  [
    'extra_requests.too_long',
    'the requests have 1001 characters',
    'extra_requests',
    { extra_requests: 'r'.repeat(1001) },
  ],
];

const personalCauses: readonly Cause<PersonalInput>[] = [
  ['name.empty', 'the name is missing', 'name', { name: ' ' }],
  ['name.invalid', 'the name carries markup', 'name', { name: '<b>Anna</b>' }],
  ['address.empty', 'the address is missing', 'address1', { address1: '' }],
  ['address.invalid', 'the address carries a sign of another kind', 'address1', { address1: 'Nygade; 4' }],
  ['address.invalid', 'its second line does', 'address2', { address2: 'c/o *' }],
  ['zip.empty', 'the postcode is missing', 'zip', { zip: null }],
  ['zip.invalid', 'the postcode carries a sign of another kind', 'zip', { zip: '1164=' }],
  ['city.empty', 'the city is missing', 'city', { city: undefined }],
  ['city.invalid', 'the city carries a sign of another kind', 'city', { city: 'København!' }],
  ['country.empty', 'the country is missing', 'country', { country: '' }],
  ['country.invalid', 'the country carries a sign of another kind', 'country', { country: '{DK}' }],
  ['phone.invalid', 'the phone number has letters', 'phone', { phone: '0800 CALL' }],
  ['email.empty', 'the email address is missing', 'email', { email: ' ' }],
  ['email.invalid', 'the email address has no dot', 'email', { email: 'anna@example' }],
  ['agb_privacy', 'the box is not ticked', 'agb_privacy', { agb_privacy: false }],
];

const inService = (wrong: Partial<ServiceInput>): BookingProblem[] =>
  serviceProblems(aServiceInput(wrong), 1, OFFER);

describe('a booking without fault', () => {
  it('has no problem in any step', () => {
    expect(travelProblems(aTravelInput(), NOW)).toEqual([]);
    expect(inService({})).toEqual([]);
    expect(personalProblems(aPersonalInput())).toEqual([]);
  });
});

describe('each problem of a booking has exactly one cause', () => {
  it.each(travelCauses)('%s: %s', (code, _, field, wrong) => {
    expect(travelProblems(aTravelInput(wrong), NOW)).toEqual([{ field, code }]);
  });

  it.each(serviceCauses)('%s: %s', (code, _, field, wrong) => {
    expect(inService(wrong)).toEqual([{ field, code }]);
  });

  it.each(personalCauses)('%s: %s', (code, _, field, wrong) => {
    expect(personalProblems(aPersonalInput(wrong))).toEqual([{ field, code }]);
  });

  it('covers every problem that the texts know', () => {
    const covered = [...travelCauses, ...serviceCauses, ...personalCauses].map(([code]) => code);
    expect([...new Set(covered)].sort()).toEqual(Object.keys(bookingErrors).sort());
  });
});
