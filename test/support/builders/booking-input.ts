import type { PersonalInput } from '#shared/orders/personal-rules.ts';
import type { ServiceInput } from '#shared/orders/service-rules.ts';
import type { TravelInput } from '#shared/orders/travel-rules.ts';

/** A step 1 without fault, seven days after the moment that tests call now. */
export const aTravelInput = (overrides: TravelInput = {}): TravelInput => ({
  airport: 1,
  travelType: 'departure',
  date: '2026-12-04',
  time: { hours: 14, minutes: 30 },
  selected_service: 'both',
  ...overrides,
});

const STATION = { id: 'fra-long-distance-station', train_nr: 'ICE 105', train_cart: '27', train_seat: '81' };
const GATES = { id: 'fra-t1-gates-a', flight_nr: 'lh 717' };

/** A step 2 without fault for a departure: both services, from a place that asks for a train to one that asks for a flight. */
export const aServiceInput = (overrides: Partial<ServiceInput> = {}): ServiceInput => ({
  selected_service: 'both',
  assistant: { persons: 2, language: 2, extra_hours: 0, extra_employee: 0 },
  porter: { bags: 2, bulky_luggage: 0, extra_hours: 0 },
  assistant_meeting: STATION,
  assistant_destination: GATES,
  porter_meeting: STATION,
  porter_destination: GATES,
  name_sign: 'Sørensen',
  extra_requests: '',
  ...overrides,
});

/** A step 3 without fault. */
export const aPersonalInput = (overrides: PersonalInput = {}): PersonalInput => ({
  name: 'Anna Sørensen',
  address1: 'Nygade 4',
  zip: '1164',
  city: 'København',
  country: 'Denmark',
  email: 'anna@example.com',
  agb_privacy: true,
  ...overrides,
});
