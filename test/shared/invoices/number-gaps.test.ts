import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { numberGaps } from '#shared/invoices/number-gaps.ts';

describe('the numbers of a series', () => {
  it('have no gap when every number from the first to the last was issued', () => {
    expect(numberGaps([10003, 10001, 10002], { began: 10001, last: 10003 })).toEqual([]);
    expect(numberGaps([], { began: 10001, last: 10000 })).toEqual([]);
  });

  it('name what is missing at the beginning, in between, and up to where the counter stands', () => {
    expect(numberGaps([10003, 10006], { began: 10001, last: 10007 })).toEqual([
      { from: 10001, to: 10002, reason: undefined },
      { from: 10004, to: 10005, reason: undefined },
      { from: 10007, to: 10007, reason: undefined },
    ]);
  });

  it('say where the office has raised the last number, and cut a gap that has other reasons too', () => {
    const raised = [{ from: 10001, to: 10004 }];
    expect(numberGaps([10001, 10005], { began: 10001, last: 10005, raised })).toEqual([
      { from: 10002, to: 10004, reason: 'raised' },
    ]);
    expect(numberGaps([10001, 10007], { began: 10001, last: 10007, raised })).toEqual([
      { from: 10002, to: 10004, reason: 'raised' },
      { from: 10005, to: 10006, reason: undefined },
    ]);
  });

  it('are missing exactly where nothing was issued, whatever was', () => {
    const numbers = fc.uniqueArray(fc.integer({ min: 1, max: 200 }));
    const raises = fc.array(
      fc.record({ from: fc.nat(200), by: fc.nat(20) }).map(({ from, by }) => ({ from, to: from + by })),
      { maxLength: 3 },
    );
    fc.assert(
      fc.property(numbers, raises, (issued, raised) => {
        const last = Math.max(0, ...issued);
        const missing = numberGaps(issued, { began: 1, last, raised }).flatMap(({ from, to }) =>
          Array.from({ length: to - from + 1 }, (_, index) => from + index),
        );
        const all = Array.from({ length: last }, (_, index) => index + 1);
        expect(missing).toEqual(all.filter((number) => !issued.includes(number)));
      }),
    );
  });
});
