import { describe, expect, it } from 'vitest';
import { linesOf } from '#web/back-office/components/record-table/table-lines.ts';

const row = (id: string) => ({ id });
const groups = [
  { key: 'Friday', id: 'Friday', rows: [row('a'), row('b'), row('c')], isCut: false },
  { key: 'Saturday', id: 'Saturday', rows: [row('d')], isCut: false },
];
const written = (perLine: number, now?: number): string[] =>
  linesOf(groups, { nowIn: ({ key }) => (key === 'Friday' ? now : undefined), perLine }).map((line) =>
    line.kind === 'rows' ? `${line.first}: ${line.rows.map(({ id }) => id).join(' ')}` : line.key,
  );

describe('the lines of a table', () => {
  it('puts the heading before the rows of each group', () => {
    expect(written(1)).toEqual(['head Friday', '0: a', '1: b', '2: c', 'head Saturday', '0: d']);
  });

  it('lays cards side by side, and begins a line with each group', () => {
    expect(written(2)).toEqual(['head Friday', '0: a b', '2: c', 'head Saturday', '0: d']);
  });

  it('draws the present between what has begun and what is to come, wherever a line of cards would end', () => {
    expect(written(2, 1)).toEqual(['head Friday', '0: a', 'now Friday', '1: b c', 'head Saturday', '0: d']);
    expect(written(2, 0).slice(0, 2)).toEqual(['head Friday', 'now Friday']);
    expect(written(2, 3).slice(2, 4)).toEqual(['2: c', 'now Friday']);
  });
});
