import fc from 'fast-check';
import { expect, inject, it } from 'vitest';
import { paymentsApi } from '#shared/payments/payments-api.ts';
import { anyCall, anyValue } from '#test/support/any-value.ts';
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

const way = { meeting_point: { id: 'fra-t1-baggage-hall-b' }, destination: { id: 'fra-t1-taxi-rank' } };

/** A body that each call takes; what is sent has up to three of its fields replaced by anything. */
const rightBodies = (order: string, amount: number) => ({
  prepareCheckoutExternal: { amount, currency: 'EUR', order, link: undefined },
  getStatusExternal: {
    id: 'x',
    order,
    resourcePath: '/v1/checkouts/x/payment',
    job: `${order}-1`,
    link: undefined,
  },
  calculatePrice: {
    airport: 1,
    travelType: 'arrival',
    selected_service: 'porter',
    porter: way,
    vip: undefined,
  },
  webhook: { encryptedBody: 'AB12' },
  capturePayment: { order, send_mail: false, html_de: '' },
  refundPayment: { order, overdue: true, send_mail: false, cancelled_by: 'client' },
  refundByLaw: { order, reason: 'withdrawal', note: 'by letter', send_mail: false },
  restateOrder: { order },
  'attention/list': {},
  'attention/done': { _id: 'x', version: 1 },
});

it('no input of any kind to any payments call is a fault of ours', async () => {
  const browser = openBrowser(stack.url);
  const admin = await staffBrowser(stack, 'admin3@example.com');
  const { id, total } = await fillOrder(browser);
  const known = [
    id,
    total,
    'both',
    'vip',
    { ...way, bags: 1 },
    { amt: total.toFixed(2), cur: 'EUR', order: id, signature: 'x' },
    'x'.repeat(5000),
    Number.MAX_SAFE_INTEGER,
    -0.001,
  ];
  const asked = anyCall(rightBodies(id, total), anyValue(NAMES, known));
  const calls = Object.keys(paymentsApi).map((key) => key.replace('POST /api/payments/', ''));
  expect(Object.keys(rightBodies(id, total)).sort()).toEqual(calls.sort());
  const run = fc.asyncProperty(asked, fc.boolean(), async ({ call, body }, isStaff) => {
    const { status } = await (isStaff ? admin : browser).send('POST', `/api/payments/${call}`, body);
    expect([call, status, status < 500]).toEqual([call, status, true]);
  });
  await fc.assert(run, { numRuns: 80 });
}, 120_000);
