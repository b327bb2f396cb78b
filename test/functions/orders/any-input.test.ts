import fc from 'fast-check';
import { expect, inject, it } from 'vitest';
import type { ordersApi } from '#shared/orders/orders-api.ts';
import { anyCall, anyValue } from '#test/support/any-value.ts';
import {
  bookAndPay,
  fillOrder,
  inTenDays,
  personalBody,
  serviceBody,
  submitBody,
  travelBody,
} from '#test/support/booking-calls.ts';
import { openBrowser } from '#test/support/browser-client.ts';
import { staffBrowser } from '#test/support/staff.ts';

const stack = inject('stack');

const NAMES = [
  ...Object.keys({ ...travelBody(), ...serviceBody(), ...personalBody(), ...submitBody() }),
  'id',
  'bags',
  'persons',
  'hours',
  'minutes',
  'flight_nr',
  '__proto__',
];

/** A body that each call of a booking takes. */
const rightBodies = {
  'POST /api/orders': { lang: 'en' },
  'PATCH /api/orders/travel/{order}': travelBody(),
  'PATCH /api/orders/service/{order}': serviceBody(),
  'PATCH /api/orders/personal/{order}': personalBody(),
  'PATCH /api/orders/payment/{order}': { transaction_id: 'x', payment_brand: 'VISA', authorized_amount: 156 },
  'POST /api/orders/compareAuthorizedToCalculatedAmount/{order}': submitBody(),
  'PATCH /api/orders/submit/{order}': submitBody(),
  'GET /api/orders/own': {},
  'GET /api/addresses/lastByUser/{userId}': {},
  'GET /api/orders/booking/{order}/{signature}': {},
  'POST /api/orders/booking/{order}/{signature}/cancel': {},
  'GET /api/orders/booking/{order}/{signature}/calendar': {},
} as const satisfies { readonly [key in keyof typeof ordersApi]?: object };

it('no input of any kind to any call of a booking is a fault of ours', { timeout: 120_000 }, async () => {
  const browser = openBrowser(stack.url);
  const admin = await staffBrowser(stack, 'admin3@example.com');
  const draft = await fillOrder(browser);
  const placed = await bookAndPay(stack, browser);
  const texts = ['both', 'vip', 'FRA', 'x'.repeat(5000), '2026-02-30', inTenDays(), 'fra-t1-taxi-rank'];
  const known = [draft.id, placed.id, ...texts, Number.MAX_SAFE_INTEGER, -0.001, 1e21, true, {}];
  const inPath = fc.oneof(
    fc.constantFrom(draft.id, placed.id, '0', '999999999999', '__proto__', '%00', '..'),
    fc.string({ unit: 'grapheme', minLength: 1, maxLength: 120 }).map(encodeURIComponent),
  );
  const call = anyCall(rightBodies, anyValue(NAMES, known));
  const run = fc.asyncProperty(call, inPath, inPath, fc.boolean(), async (asked, first, second, isStaff) => {
    const [method = '', template = ''] = asked.call.split(' ');
    const path = template.replace(/\{(order|userId)\}/, first).replace('{signature}', second);
    const caller = isStaff ? admin : browser;
    const { status } =
      method === 'GET'
        ? await caller.get(path)
        : await caller.send(method as 'POST' | 'PATCH', path, asked.body);
    expect([asked.call, path, status, status < 500]).toEqual([asked.call, path, status, true]);
  });
  await fc.assert(run, { numRuns: 100 });
});
