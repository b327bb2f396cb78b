import { describe, expect, it } from 'vitest';
import { groupPrices } from '#infra/seed/group-prices.ts';
import { languages } from '#infra/seed/languages.ts';
import { settings } from '#infra/seed/settings.ts';
import { groupContact } from '#shared/jobs/agency-order.ts';
import type { GroupForm } from '#shared/jobs/group-form.ts';
import { groupContent, groupProblems } from '#shared/jobs/group-jobs.ts';
import { groupPrice } from '#shared/jobs/group-price.ts';
import { groupPriceFor } from '#shared/jobs/group-pricing.ts';

const terms = { languages, prices: groupPrices };
type GroupRow = GroupForm['jobs'][number];

const aRow = (changes: Partial<GroupRow> = {}): GroupRow => ({
  serviceDate: '2026-12-04',
  time: { hours: 9, minutes: 15 },
  location: 1,
  from_text: 'Gate Z 25',
  to_text: 'Coach stop',
  flight_nr: 'lh 1865',
  booking_class: 'Y',
  persons: 12,
  language: 2,
  code: 'MEET',
  ...changes,
});
const aGroup = (...jobs: GroupRow[]): GroupForm => ({
  request_number: 'RQ 1',
  name_of_group: 'Choir',
  tour_code: 'T',
  tour_number: '9',
  jobs,
});
const keyFor = (persons: number, language: number, code = 'MEET') =>
  groupPriceFor({ code, persons, language }, groupPrices, terms)?.lines[0]?.name;

describe('the price of an airline group', () => {
  it.each([
    [1, 'MEET 1-9 DE/EN'],
    [9, 'MEET 1-9 DE/EN'],
    [10, 'MEET 10-19 DE/EN'],
    [19, 'MEET 10-19 DE/EN'],
    [20, 'MEET 20-34 DE/EN'],
    [500, 'MEET 61-500 DE/EN'],
  ])('for %d persons is that of the row whose range holds them', (persons, key) => {
    expect(keyFor(persons, 2)).toBe(key);
  });

  it.each([
    [1, 'DE/EN'],
    [2, 'DE/EN'],
    [3, 'OTHER'],
    [11, 'OTHER'],
  ])('in language %d is that of the group %s', (language, group) => {
    expect(keyFor(4, language)).toBe(`MEET 1-9 ${group}`);
  });

  it('is none without a row: another code, or more persons than any row has', () => {
    expect(keyFor(4, 2, 'DANCE')).toBeUndefined();
    expect(keyFor(501, 2)).toBeUndefined();
  });

  it('has keys of three parts: code, range of persons, group of languages', () => {
    for (const row of groupPrices) expect(groupPrice.parse(row)).toEqual(row);
    expect(groupPrice.safeParse({ ...groupPrices[0], key: 'MEET 1-9' }).success).toBe(false);
  });
});

describe('the booking of an airline group', () => {
  it('becomes assistants’ jobs of agency 1009 with the group’s price', () => {
    const row = aRow();
    expect(groupContent(aGroup(row), row, terms)).toMatchObject({
      agency_id: 1009,
      service_type_id: 2,
      flight_nr: 'LH1865',
      booking_class: 'Y',
      reference: 'T 9',
      name_sign: 'Choir',
      price: { net: groupPrices.find(({ key }) => key === 'MEET 10-19 DE/EN')?.price },
    });
  });

  it('has the fixed address and the email placeholder of the settings', () => {
    expect(groupContact({ settings })).toEqual({
      address: expect.objectContaining({ address1: 'Hugo-Eckener-Ring 1', zip: '60549' }),
      email: 'groups@airport-assist.example',
    });
  });

  it('names every wrong field with its row', () => {
    const form = aGroup(
      aRow(),
      aRow({ persons: 0, language: 99 }),
      aRow({ code: 'DANCE', from_text: ' ' }),
      aRow({ serviceDate: '2027-03-28', time: { hours: 2, minutes: 0 }, location: 7, to_text: '' }),
    );
    const problems = groupProblems({ ...form, request_number: ' ' }, terms, '2026-11-27');
    expect(Object.fromEntries(Object.entries(problems).map(([field, { code }]) => [field, code]))).toEqual({
      request_number: 'request_number.empty',
      'jobs.1.persons': 'persons.invalid',
      'jobs.1.language': 'language.empty',
      'jobs.2.code': 'code.unknown',
      'jobs.2.from_text': 'from.empty',
      'jobs.3.time': 'time.skipped',
      'jobs.3.location': 'location.empty',
      'jobs.3.to_text': 'to.empty',
    });
  });
});
