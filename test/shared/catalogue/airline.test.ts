import { describe, expect, it } from 'vitest';
import { type Airline, suggestAirlines } from '#shared/catalogue/airline.ts';
import { aCatalogue } from '#test/support/builders/catalogue.ts';

const { airlines } = aCatalogue();
const codesFor = (typed: string, among: readonly Airline[] = airlines): string[] =>
  suggestAirlines(among, typed).map(({ code }) => code);

describe('airlines suggested for what was typed', () => {
  it.each([
    ['turkish', 'TK'],
    ['delta', 'DL'],
    ['british', 'BA'],
    ['BRITISH AIR', 'BA'],
    ['lh 717', 'LH'],
    ['lh717', 'LH'],
    ['LH', 'LH'],
    ['lh 1865', 'LH'],
    ['4Y', '4Y'],
    ['4y1', '4Y'],
    ['  ba 9 ', 'BA'],
    ['u2', 'U2'],
    ['de 1', 'DE'],
  ])('%j finds %s first', (typed, code) => {
    expect(codesFor(typed)[0]).toBe(code);
  });

  it('are those of the code, then what begins so, then what contains it, each by name', () => {
    const few = [
      { code: 'ZZ', name: 'Grand Ba' },
      { code: 'BX', name: 'Air Busan' },
      { code: 'QQ', name: 'Bavaria' },
      { code: 'BA', name: 'British Airways' },
      { code: 'SM', name: 'Air Baltic' },
      { code: 'XX', name: 'Nothing' },
    ];
    expect(codesFor('ba', few)).toEqual(['BA', 'QQ', 'SM', 'ZZ']);
  });

  it.each(['', '   ', 'no such airline', '.*', '%'])('are none for %j', (typed) => {
    expect(codesFor(typed)).toEqual([]);
  });

  it('are at most ten', () => {
    expect(codesFor('a')).toHaveLength(10);
  });

  it('leave the list they come from in its order', () => {
    const few = [
      { code: 'BB', name: 'Bb' },
      { code: 'BA', name: 'Ba' },
    ];
    suggestAirlines(few, 'b');
    expect(few.map(({ code }) => code)).toEqual(['BB', 'BA']);
  });
});
