import { expect } from 'vitest';
import type { Cents } from '#shared/money.ts';
import { PRICED_SERVICES, type Price, type PriceLine } from '#shared/orders/price-calculation.ts';

const sumOf = (lines: readonly PriceLine[]): Cents => lines.reduce((sum, line) => sum + line.sum, 0);

/** Whole cents everywhere; each line its quantity times its price, each service its lines, the total all of them. */
export const expectPartsToAddUp = (price: Price): void => {
  for (const { quantity, price: each, sum } of price.lines) {
    expect([quantity, each, sum].every(Number.isSafeInteger)).toBe(true);
    expect(sum).toBe(quantity * each);
  }
  for (const service of PRICED_SERVICES) {
    expect(price[service]).toBe(sumOf(price.lines.filter((line) => line.service === service)));
  }
  expect(price.total).toBe(price.assistant + price.porter + price.vip);
  expect(price.total).toBe(sumOf(price.lines));
};
