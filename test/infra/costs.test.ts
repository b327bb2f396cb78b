import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { costTable, monthlyCosts } from '#infra/deployment/costs.ts';

it('the costs that the operators read are those of the estimate', () => {
  expect(readFileSync('docs/operations.md', 'utf8')).toContain(costTable());
});

it('ten times the bookings cost less than ten times as much', () => {
  const all = (bookings: number) =>
    Object.values(monthlyCosts(bookings)).reduce((sum, part) => sum + part, 0);
  expect(all(100_000)).toBeLessThan(10 * all(10_000));
  expect(all(10_000)).toBeLessThan(10 * all(1_000));
});
