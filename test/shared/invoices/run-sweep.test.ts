import { expect, it } from 'vitest';
import { type OpenWork, SILENCE_MS, type SweepNote, sweepOf } from '#shared/invoices/run-sweep.ts';

const begun = new Date('2026-11-01T06:00:00.000Z');
const later = (intervals: number) => new Date(begun.getTime() + intervals * SILENCE_MS);

/** What sweeps do, one after the other, each at its moment and with the work that it finds open. */
const acts = (...sweeps: readonly (readonly [number, readonly OpenWork[]])[]): string[] => {
  let note: SweepNote | undefined;
  return sweeps.map(([intervals, open]) => {
    const sweep = sweepOf(open, note, later(intervals));
    note = sweep.note;
    return sweep.act;
  });
};
const run = (finished: number): OpenWork => ({ _id: 'run', finished });
const other = (finished: number): OpenWork => ({ _id: 'other', finished });

it('work that does not move is given out again once, then given up', () => {
  const open = [run(3)];
  expect(acts([0, open], [0.9, open], [1, open], [1.9, open], [2, open])).toEqual([
    'wait',
    'wait',
    'tell_again',
    'wait',
    'give_up',
  ]);
});

it('work that moves is waited for, however long it takes, and begins anew when it moves after a second start', () => {
  expect(acts([0, [run(0)]], [1, [run(1)]], [2, [run(1)]], [3, [run(2)]], [4, [run(2)]])).toEqual([
    'wait',
    'wait',
    'tell_again',
    'wait',
    'tell_again',
  ]);
});

it('work that waits behind other work is not lost', () => {
  expect(acts([0, [run(0), other(0)]], [1, [other(1), run(0)]], [2, [run(0), other(2)]])).toEqual([
    'wait',
    'wait',
    'wait',
  ]);
});

it('nothing is done when nothing is open, however long', () => {
  expect(acts([0, []], [5, []], [9, []])).toEqual(['wait', 'wait', 'wait']);
});
