import { describe, expect, it } from 'vitest';
import { changedMeanwhile, laidOver, meanwhileOf } from '#web/back-office/components/form/laid-over.ts';

const before = { name: 'Ada', phone: '1', languages: ['de'], city: 'Bonn' };
const typed = { name: 'Ada B.', phone: '1', languages: ['de', 'en'], city: 'Bonn' };
const now = { name: 'Ada C.', phone: '2', languages: ['de'], city: 'Bonn' };

describe('what was typed while somebody else saved', () => {
  it('stays, and every other field says what is stored now', () => {
    expect(laidOver(before, typed, now)).toEqual({
      name: 'Ada B.',
      phone: '2',
      languages: ['de', 'en'],
      city: 'Bonn',
    });
  });

  it('is named where it met the other change, and the other change everywhere', () => {
    const theirs = [
      { field: 'name', isTyped: true },
      { field: 'phone', isTyped: false },
    ];
    expect(changedMeanwhile(before, typed, now)).toEqual(theirs);
    expect(meanwhileOf(before, now, ['name', 'languages'])).toEqual(theirs);
  });

  it('is no other change where both wrote the same', () => {
    expect(changedMeanwhile(before, now, now)).toEqual([
      { field: 'name', isTyped: false },
      { field: 'phone', isTyped: false },
    ]);
    expect(laidOver(before, before, now)).toEqual(now);
  });
});
