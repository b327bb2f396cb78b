import { describe, expect, it } from 'vitest';
import { withPersonal } from '#shared/orders/draft.ts';
import { aPersonalInput } from '#test/support/builders/booking-input.ts';
import { aDraft } from '#test/support/builders/order.ts';
import { aUser } from '#test/support/builders/user.ts';

const LATER = new Date('2026-11-27T15:00:00.000Z');

describe('step 3 saved', () => {
  it('writes the address onto the draft, without outer spaces', () => {
    const input = aPersonalInput({ name: ' Anna  ', address2: ' c/o Weiß', phone: ' +49 69 1 ' });
    const order = withPersonal(aDraft(), input, undefined, LATER);
    expect(order).toMatchObject({
      address: {
        name: 'Anna',
        address1: 'Nygade 4',
        address2: 'c/o Weiß',
        zip: '1164',
        city: 'København',
        country: 'Denmark',
      },
      email: 'anna@example.com',
      phone: '+49 69 1',
    });
  });

  it.each(['other@example.com', '', undefined, 'not an address'])(
    'uses the account address of a logged-in customer, whatever the page sends (%j)',
    (email) => {
      const order = withPersonal(aDraft(), aPersonalInput({ email }), aUser(), LATER);
      expect(order).toMatchObject({ email: 'account@example.com', user_id: 'user-1' });
    },
  );

  it('uses the entered address of a guest, and takes the order off an account that logged out', () => {
    const order = withPersonal(aDraft({ user_id: 'user-1' }), aPersonalInput(), undefined, LATER);
    expect(order).toMatchObject({ email: 'anna@example.com', user_id: undefined });
  });

  it.each(['admin', 'emp', 'agency'] as const)('uses the entered address also for %s', (role) => {
    const order = withPersonal(aDraft(), aPersonalInput(), aUser({ role }), LATER);
    expect(order).toMatchObject({ email: 'anna@example.com', user_id: undefined });
  });
});
