import { describe, expect, it } from 'vitest';
import { isNews } from '#web/back-office/orders/live-changes.ts';

const rows = (...entries: [id: string, version: number][]) =>
  entries.map(([_id, version]) => ({ _id, version }));

describe('what has changed since the orders were read', () => {
  it('is news when a version is newer than the one on screen, or the order unknown', () => {
    const known = new Map([['10001', 3]]);
    expect(isNews(rows(['10001', 3]), known)).toBe(false);
    expect(isNews(rows(['10001', 2]), known)).toBe(false);
    expect(isNews(rows(['10001', 4]), known)).toBe(true);
    expect(isNews(rows(['10002', 1]), known)).toBe(true);
  });
});
