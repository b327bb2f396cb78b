import fc from 'fast-check';
import { expect, inject, it } from 'vitest';
import { paymentsApi } from '#shared/payments/payments-api.ts';
import { fillOrder } from '#test/support/booking-calls.ts';
import { openBrowser } from '#test/support/browser-client.ts';
import { staffBrowser } from '#test/support/staff.ts';

const stack = inject('stack');

const NAMES = [
  'amount',
  'currency',
  'order',
  'link',
  'id',
  'resourcePath',
  'job',
  'signature',
  'amt',
  'cur',
  'airport',
  'travelType',
  'selected_service',
  'porter',
  'assistant',
  'vip',
  'meeting_point',
  'destination',
  'bags',
  'persons',
  'language',
  'encryptedBody',
  'send_mail',
  '_id',
  '__proto__',
];

/** Values that are nearly right beside any others. */
const value = (known: readonly unknown[]) =>
  fc.letrec((tie) => ({
    any: fc.oneof(
      { maxDepth: 4 },
      fc.constantFrom(...known),
      fc.jsonValue(),
      fc.string({ unit: 'grapheme', maxLength: 500 }),
      fc.double(),
      fc.dictionary(fc.constantFrom(...NAMES), tie('any'), { maxKeys: 12 }),
    ),
  })).any;

it('no input of any kind to any payments call is a fault of ours', async () => {
  const browser = openBrowser(stack.url);
  const admin = await staffBrowser(stack, 'admin3@example.com');
  const { id, total } = await fillOrder(browser);
  const known = [
    id,
    total,
    'EUR',
    'FRA',
    1,
    'both',
    'porter',
    'vip',
    'arrival',
    '10001-P1',
    '/v1/checkouts/x/payment',
    { amount: total, currency: 'EUR', order: id },
    { amt: total.toFixed(2), cur: 'EUR', order: id, signature: 'x' },
    { id: 'fra-t1-taxi-rank' },
    'x'.repeat(5000),
    Number.MAX_SAFE_INTEGER,
    -0.001,
  ];
  const calls = Object.keys(paymentsApi).map((key) => key.replace('POST ', ''));
  const run = async (path: string, body: unknown, isStaff: boolean) => {
    const answer = await (isStaff ? admin : browser).send('POST', path, body);
    expect([path, answer.status, answer.status < 500]).toEqual([path, answer.status, true]);
  };
  await fc.assert(fc.asyncProperty(fc.constantFrom(...calls), value(known), fc.boolean(), run), {
    numRuns: 200,
  });
}, 120_000);
