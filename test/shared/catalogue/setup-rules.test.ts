import { describe, expect, it } from 'vitest';
import { airlines } from '#infra/seed/airlines.ts';
import { groupPrices } from '#infra/seed/group-prices.ts';
import { languages } from '#infra/seed/languages.ts';
import { suggestAirlines } from '#shared/catalogue/airline.ts';
import { PORTER_ONLY_LANGUAGE_ID } from '#shared/catalogue/bookable-language.ts';
import { checkedAirline, checkedGroupPrice, checkedLanguage } from '#shared/catalogue/setup-rules.ts';
import type { DomainError } from '#shared/domain-error.ts';

const problems = (work: () => unknown): Record<string, string> => {
  try {
    work();
  } catch (error) {
    const { fields = {} } = error as DomainError;
    return Object.fromEntries(Object.entries(fields).map(([field, { code }]) => [field, code]));
  }
  return {};
};

describe('a bookable language', () => {
  const catalan = { code: 'ca', display_de: 'Okzitanisch', display_en: 'Occitan', price: 1500, active: true };
  const known = languages.filter(({ code }) => code !== 'ca');

  it('gets the next id, and keeps its names in other languages when it is edited', () => {
    const added = checkedLanguage(catalan, known);
    expect(added).toMatchObject({ bookable: true, price: 1500, name: { de: 'Okzitanisch', en: 'Occitan' } });
    expect(known.map(({ _id }) => _id)).not.toContain(added._id);
    const before = { ...added, name: { ...added.name, ja: 'オック語' } };
    const edited = checkedLanguage({ ...catalan, active: false }, known, before);
    expect(edited).toMatchObject({ _id: added._id, bookable: false, name: { ja: 'オック語' } });
  });

  it('has a code and names that no other has, and a price', () => {
    expect(problems(() => checkedLanguage({ ...catalan, code: 'de', display_en: 'german' }, known))).toEqual({
      code: 'setup.taken',
      display_en: 'setup.taken',
    });
    expect(
      problems(() => checkedLanguage({ ...catalan, code: 'C', display_de: '', price: -1 }, known)),
    ).toEqual({
      code: 'language.code',
      display_de: 'setup.name',
      price: 'setup.price',
    });
  });

  it('never becomes bookable where it stands for jobs of porters alone', () => {
    const before = languages.find(({ _id }) => _id === PORTER_ONLY_LANGUAGE_ID);
    const others = languages.filter((language) => language !== before);
    const input = {
      code: before?.code ?? '',
      display_de: 'Keine',
      display_en: 'None',
      price: 0,
      active: true,
    };
    expect(problems(() => checkedLanguage(input, others, before))).toEqual({
      active: 'language.porter_only',
    });
  });
});

describe('an airline', () => {
  it('has two letters or digits that no other has, and a name', () => {
    const input = { code: 'lh', name: ' ', active: true };
    expect(problems(() => checkedAirline(input, airlines))).toEqual({
      code: 'setup.taken',
      name: 'setup.name',
    });
    expect(problems(() => checkedAirline({ ...input, code: 'LHX', name: 'X' }, airlines))).toEqual({
      code: 'airline.code',
    });
    expect(checkedAirline({ code: 'q0', name: 'Quebec Zero', active: true }, airlines)).toMatchObject({
      code: 'Q0',
    });
  });

  it('keeps its code, and is not suggested while it is not active', () => {
    const before = { code: 'Q0', name: 'Quebec Zero' };
    const after = checkedAirline({ code: 'Q1', name: 'Quebec', active: false }, airlines, before);
    expect(after).toMatchObject({ code: 'Q0', name: 'Quebec' });
    expect(suggestAirlines([before], 'quebec')).toHaveLength(1);
    expect(suggestAirlines([after], 'quebec')).toEqual([]);
  });
});

describe('a price row of airline groups', () => {
  const shorts = ['LHG'];
  const row = (key: string, changes: object = {}) => ({ key, price: 5000, agency_short: 'LHG', ...changes });
  const check = (key: string, changes: object = {}) =>
    problems(() => checkedGroupPrice(row(key, changes), groupPrices, shorts));

  it('has a key of code, persons and languages', () => {
    expect(checkedGroupPrice(row(' lounge  1-9 de/en '), groupPrices, shorts)).toEqual({
      key: 'LOUNGE 1-9 DE/EN',
      price: 5000,
      agency_short: 'LHG',
    });
    for (const key of [
      '',
      'LOUNGE',
      'LOUNGE 1-9',
      'LOUNGE 1-9 FR',
      'LOUNGE 1- 9 OTHER',
      'LOUNGE x-9 OTHER',
    ]) {
      expect(check(key)).toEqual({ key: 'group_price.key' });
    }
  });

  it('has a range of persons that begins with 1 or more and does not run backwards', () => {
    expect(check('LOUNGE 0-9 OTHER')).toEqual({ key: 'group_price.range' });
    expect(check('LOUNGE 9-1 OTHER')).toEqual({ key: 'group_price.range' });
    expect(check('LOUNGE 9-9 OTHER')).toEqual({});
  });

  it('shares no number of persons with another row of its code and languages', () => {
    const others = [{ _id: 'a', ...row('LOUNGE 10-19 OTHER') }];
    const overlap = (key: string) => problems(() => checkedGroupPrice(row(key), others, shorts));
    for (const key of [
      'LOUNGE 1-10 OTHER',
      'LOUNGE 19-30 OTHER',
      'LOUNGE 12-13 OTHER',
      'LOUNGE 1-99 OTHER',
    ]) {
      expect(overlap(key)).toEqual({ key: 'group_price.overlap' });
    }
    for (const key of ['LOUNGE 1-9 OTHER', 'LOUNGE 20-30 OTHER', 'LOUNGE 10-19 DE/EN', 'MEET 10-19 OTHER']) {
      expect(overlap(key)).toEqual({});
    }
  });

  it('is paid by an agency that exists', () => {
    expect(check('LOUNGE 1-9 OTHER', { agency_short: 'XX', price: 10_000_01 })).toEqual({
      agency_short: 'group_price.agency',
      price: 'setup.price',
    });
  });
});
