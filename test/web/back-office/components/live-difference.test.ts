import { describe, expect, it } from 'vitest';
import { differenceOf } from '#web/back-office/components/records/live-difference.ts';

const rows = (...entries: [id: string, mark: number][]) => entries.map(([id, mark]) => ({ id, mark }));

describe('what is different since the rows were read', () => {
  it('moves nothing when rows only change in place', () => {
    const difference = differenceOf(rows(['1', 1], ['2', 1]), rows(['1', 1], ['2', 2]));
    expect(difference).toEqual({ added: [], changed: ['2'], isMoved: false });
  });

  it('moves rows when one comes, goes or changes its place', () => {
    expect(differenceOf(rows(['1', 1]), rows(['2', 1], ['1', 1]))).toEqual({
      added: ['2'],
      changed: [],
      isMoved: true,
    });
    expect(differenceOf(rows(['1', 1], ['2', 1]), rows(['1', 1])).isMoved).toBe(true);
    expect(differenceOf(rows(['1', 1], ['2', 1]), rows(['2', 1], ['1', 1])).isMoved).toBe(true);
  });
});
