import { describe, expect, it } from 'vitest';
import { groupRows, presentIndex } from '#web/back-office/components/record-table/group-rows.ts';

const rows = [
  { day: 'Friday', hour: 6 },
  { day: 'Friday', hour: 14 },
  { day: 'Saturday', hour: 7 },
];
const whole = { hasPrevious: false, hasNext: false };
const dayOf = ({ day }: { day: string }) => day;
const cutOf = (edges: { hasPrevious: boolean; hasNext: boolean }) =>
  groupRows(rows, dayOf, edges).map(({ key, isCut }) => [key, isCut]);

describe('rows under headings', () => {
  it('puts the rows of a day under one heading and keeps their order', () => {
    expect(groupRows(rows, dayOf, whole).map(({ key, rows }) => [key, rows.map(({ hour }) => hour)])).toEqual(
      [
        ['Friday', [6, 14]],
        ['Saturday', [7]],
      ],
    );
  });

  it('tells a heading that returns from the one before it', () => {
    const returning = [...rows, { day: 'Friday', hour: 20 }];
    expect(groupRows(returning, dayOf, whole).map(({ key, id }) => [key, id])).toEqual([
      ['Friday', 'Friday'],
      ['Saturday', 'Saturday'],
      ['Friday', 'Friday 2'],
    ]);
  });

  it('marks the day that may go on beyond the page, so that its sums are not taken for the whole day', () => {
    expect(cutOf(whole)).toEqual([
      ['Friday', false],
      ['Saturday', false],
    ]);
    expect(cutOf({ hasPrevious: true, hasNext: false })).toEqual([
      ['Friday', true],
      ['Saturday', false],
    ]);
    expect(cutOf({ hasPrevious: false, hasNext: true })).toEqual([
      ['Friday', false],
      ['Saturday', true],
    ]);
  });
});

describe('the line of the present', () => {
  const at = (now: number, hours: number[], isDescending = false) =>
    presentIndex(hours, (hour) => hour < now, isDescending);

  it('lies between what has begun and what is to come', () => {
    expect(at(12, [6, 9, 14, 18])).toBe(2);
    expect(at(12, [18, 14, 9, 6], true)).toBe(2);
  });

  it('lies before the first row in the morning and after the last at night', () => {
    expect(at(5, [6, 9])).toBe(0);
    expect(at(23, [6, 9])).toBe(2);
    expect(at(23, [9, 6], true)).toBe(0);
    expect(at(5, [9, 6], true)).toBe(2);
  });
});
