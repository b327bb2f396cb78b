import { describe, expect, it } from 'vitest';
import { orderIdIn, withdrawalKeptUntil } from '#shared/content/withdrawal.ts';

describe('the order that a declaration of withdrawal names', () => {
  it.each([
    ['F10001', '10001'],
    ['m 10001', '10001'],
    [' 10001 ', '10001'],
    ['booking F10001 of 28.11.2026', '10001'],
  ])('%j names %s', (text, id) => {
    expect(orderIdIn(text)).toBe(id);
  });

  it.each(['', 'my booking', 'Tanaka, 60547 Frankfurt', 'F1', 'IF10001', 'F0010001', `F${'1'.repeat(15)}`])(
    '%j names none',
    (text) => {
      expect(orderIdIn(text)).toBeUndefined();
    },
  );
});

describe('a declaration of withdrawal', () => {
  it.each([
    ['2026-11-28T12:00:00Z', '2033-01-01T00:00:00.000Z'],
    // New Year has come at the airport.
    ['2026-12-31T23:30:00Z', '2034-01-01T00:00:00.000Z'],
  ])('that arrives %s is kept until %s', (arrival, end) => {
    expect(new Date(withdrawalKeptUntil(new Date(arrival)) * 1000).toISOString()).toBe(end);
  });
});
