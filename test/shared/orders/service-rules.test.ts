import { describe, expect, it } from 'vitest';
import { firstCatalogue } from '#infra/seed/catalogue.ts';
import type { BookingErrorCode } from '#shared/orders/booking-errors.ts';
import { offerOf } from '#shared/orders/service-offer.ts';
import { normalizeFlightNumber, type ServiceInput, serviceProblems } from '#shared/orders/service-rules.ts';
import { aServiceInput } from '#test/support/builders/booking-input.ts';

const OFFER = offerOf(firstCatalogue, 1, 'departure');
const STATION = 'fra-long-distance-station';
const GATES = 'fra-t1-gates-a';
const SERVICES = ['assistant', 'porter'] as const;

const codesFor = (wrong: Partial<ServiceInput>): BookingErrorCode[] =>
  serviceProblems(aServiceInput(wrong), 1, OFFER).map(({ code }) => code);

describe.each(SERVICES)('the places of the %s', (service) => {
  const atStation = (more: object) => codesFor({ [`${service}_meeting`]: { id: STATION, ...more } });
  const toGates = (flight_nr: string) => codesFor({ [`${service}_destination`]: { id: GATES, flight_nr } });

  it.each([
    ['LH1865', []],
    ['LH 1865', []],
    [' l h 1 8 6 5 ', []],
    ['LH18655', [`${service}.flight.too_long`]],
    ['LH 1865A', [`${service}.flight.too_long`]],
    ['   ', [`${service}.flight.empty`]],
  ])(
    'take a flight number of at most 6 characters, spaces not counted: %j has the problems %j',
    (flight, problems) => {
      expect(toGates(flight)).toEqual(problems);
    },
  );

  it.each([
    ['ICE 1050', []],
    ['  ICE 1050  ', []],
    ['ICE 10500', [`${service}.train.too_long`]],
    ['', [`${service}.train.empty`]],
  ])('take a train number of at most 8 characters: %j has the problems %j', (train_nr, problems) => {
    expect(atStation({ train_nr })).toEqual(problems);
  });

  it.each([
    [{ train_cart: '1234', train_seat: '1234' }, []],
    [{ train_cart: ' 1234 ', train_seat: ' 1234 ' }, []],
    [{ train_cart: '12345' }, [`${service}.cart.too_long`]],
    [{ train_seat: '12345' }, [`${service}.seat.too_long`]],
    [{}, []],
    [{ train_cart: '', train_seat: null }, []],
  ])(
    'take a cart and a seat of at most 4 characters each, or none: %j has the problems %j',
    (more, problems) => {
      expect(atStation({ train_nr: 'ICE 105', ...more })).toEqual(problems);
    },
  );

  it('ask for no flight and no train where the place does not', () => {
    const kerbToCheckIn = {
      [`${service}_meeting`]: { id: 'fra-t1-kerb' },
      [`${service}_destination`]: { id: 'fra-t1-check-in-a' },
    };
    expect(codesFor(kerbToCheckIn)).toEqual([]);
  });

  it('are both asked for, and details only once a place is chosen', () => {
    const codes = codesFor({ [`${service}_meeting`]: undefined, [`${service}_destination`]: null });
    expect(codes).toEqual([`${service}.meeting_point.empty`, `${service}.destination.empty`]);
  });

  it('are those sold for this airport, travel type and service', () => {
    const inMunich = serviceProblems(aServiceInput({ selected_service: service }), 1, {
      ...OFFER,
      meetingPoint: () => undefined,
    });
    expect(inMunich.map(({ code }) => code)).toEqual([`${service}.meeting_point.unavailable`]);
  });
});

describe('the numbers of step 2', () => {
  const PART = {
    assistant: { persons: 1, language: 2, extra_hours: 0, extra_employee: 0 },
    porter: { bags: 1, bulky_luggage: 0, extra_hours: 0 },
  };
  const FIELDS = [
    ['porter', 'bags', 1],
    ['porter', 'bulky_luggage', 0],
    ['porter', 'extra_hours', 0],
    ['assistant', 'persons', 1],
    ['assistant', 'extra_hours', 0],
    ['assistant', 'extra_employee', 0],
  ] as const;

  describe.each(FIELDS)('%s: %s', (service, name, least) => {
    const codesWith = (value: unknown) =>
      codesFor({ [service]: { ...PART[service], [name]: value } } as Partial<ServiceInput>);

    it.each([least, least + 1, 99])(`may be %i: from ${least}, in steps of 1, to 99`, (value) => {
      expect(codesWith(value)).toEqual([]);
    });

    it.each([least - 1, -1, 100, 1.5, Number.NaN, Number.POSITIVE_INFINITY, '2', undefined])(
      'may not be %j',
      (value) => {
        expect(codesWith(value)).toEqual([`${service}.${name}`]);
      },
    );
  });
});

describe('the language of the assistant', () => {
  const codesWith = (language: unknown) =>
    codesFor({ assistant: { persons: 1, extra_hours: 0, extra_employee: 0, language: language as number } });

  it('is one that can be booked', () => {
    expect(codesWith(1)).toEqual([]);
  });

  it.each([undefined, null, 0, 999, '2'])('is missing when it is %j', (language) => {
    expect(codesWith(language)).toEqual(['assistant.language.empty']);
  });

  it('cannot be 13, which stands for jobs that need a porter only', () => {
    expect(codesWith(13)).toEqual(['assistant.language.empty']);
  });
});

describe('the sign and the requests', () => {
  it.each([
    ['n'.repeat(60), []],
    [`  ${'n'.repeat(60)}  `, []],
    ['n'.repeat(61), ['name_sign.too_long']],
    ['', ['name_sign.empty']],
    [undefined, ['name_sign.empty']],
  ])('the sign holds 1 to 60 characters: %j has the problems %j', (name_sign, problems) => {
    expect(codesFor({ name_sign })).toEqual(problems);
  });

  it.each([
    [undefined, []],
    ['r'.repeat(1000), []],
    ['r'.repeat(1001), ['extra_requests.too_long']],
  ])('requests are optional and hold at most 1000 characters', (extra_requests, problems) => {
    expect(codesFor({ extra_requests })).toEqual(problems);
  });
});

describe('which services are checked', () => {
  const nothing = { assistant: null, porter: null, assistant_meeting: null, porter_meeting: null };

  it.each([
    { selected_service: 'assistant', checked: ['assistant'] },
    { selected_service: 'porter', checked: ['porter'] },
    { selected_service: 'both', checked: ['assistant', 'porter'] },
  ] as const)(
    '$selected_service: the details of $checked, and no others',
    ({ selected_service, checked }) => {
      const codes = codesFor({ selected_service, ...nothing });
      expect([...new Set(codes.map((code) => code.split('.')[0]))]).toEqual(checked);
    },
  );

  it.each(['porter', 'both'] as const)(
    '%s is refused in Munich, where there are no porters',
    (selected_service) => {
      const codes = serviceProblems(aServiceInput({ selected_service }), 2, OFFER).map(({ code }) => code);
      expect(codes).toEqual(['service.porter_unavailable']);
    },
  );

  it('the VIP service cannot be booked yet', () => {
    expect(codesFor({ selected_service: 'vip' })).toEqual(['service.vip_unavailable']);
  });
});

describe('a flight number', () => {
  it.each([
    ['lh 1865', 'LH1865'],
    [' 4y 12 ', '4Y12'],
    ['LH\u00a0717', 'LH717'],
    ['', ''],
  ])('%j is kept as %j, without spaces and in capitals', (typed, kept) => {
    expect(normalizeFlightNumber(typed)).toBe(kept);
  });
});
