import { describe, expect, it } from 'vitest';
import { servicesOf, toggleService } from '#shared/orders/booking.ts';

describe('choosing services', () => {
  it.each([
    { selected: undefined, clicked: 'assistant', makes: 'assistant' },
    { selected: undefined, clicked: 'porter', makes: 'porter' },
    { selected: 'assistant', clicked: 'porter', makes: 'both' },
    { selected: 'porter', clicked: 'assistant', makes: 'both' },
    { selected: 'both', clicked: 'assistant', makes: 'porter' },
    { selected: 'both', clicked: 'porter', makes: 'assistant' },
    { selected: 'assistant', clicked: 'assistant', makes: undefined },
    { selected: 'porter', clicked: 'porter', makes: undefined },
    { selected: 'vip', clicked: 'assistant', makes: 'assistant' },
    { selected: 'vip', clicked: 'porter', makes: 'porter' },
  ] as const)('$selected, then a click on $clicked, makes $makes', ({ selected, clicked, makes }) => {
    expect(toggleService(selected, clicked)).toBe(makes);
  });
});

describe('the services of a choice', () => {
  it.each([
    ['assistant', ['assistant']],
    ['porter', ['porter']],
    ['both', ['assistant', 'porter']],
    ['vip', []],
  ] as const)('%s: %j', (selected, services) => {
    expect(servicesOf(selected)).toEqual(services);
  });
});
