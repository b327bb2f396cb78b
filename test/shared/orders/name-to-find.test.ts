import { describe, expect, it } from 'vitest';
import { beginningsOf, isNameMeant, nameToFind } from '#shared/orders/name-to-find.ts';

describe('a client’s name', () => {
  it('is looked up by its last word first, without accents and case', () => {
    expect(nameToFind('Keiko  Tanaka')).toBe('tanaka keiko');
    expect(nameToFind('Anna Sørensen-Müller')).toBe('sørensen-muller anna');
    expect(nameToFind('')).toBe('');
  });

  it('is meant when every word that was typed begins one of its own, in any order', () => {
    for (const typed of ['tan', 'Keiko Tan', 'tanaka, k', 'KEIKO']) {
      expect(isNameMeant('Keiko Tanaka', typed)).toBe(true);
    }
    expect(isNameMeant('Keiko Tanaka', 'Keiko Huber')).toBe(false);
    expect(beginningsOf('Keiko Tan')).toEqual(['keiko', 'tan']);
    expect(beginningsOf('tan')).toEqual(['tan']);
  });
});
