import { describe, expect, inject, it } from 'vitest';
import { inTenDays } from '#test/support/booking-calls.ts';
import { type BrowserClient, openBrowser } from '#test/support/browser-client.ts';
import { detailsOf, inMunich, placedOrder } from '#test/support/office-calls.ts';
import { staffBrowser } from '#test/support/staff.ts';

const stack = inject('stack');
const admin = await staffBrowser(stack, 'admin@example.com');

const where = { date_from: inTenDays(), date_to: inTenDays() };

/** Every call of the office to an order, by its route. */
const aboutOrder = (
  id: string,
): readonly (readonly [string, (who: BrowserClient) => Promise<{ status: number }>])[] => [
  ['GET /api/orders/{id}/{lang}', (who) => who.get(`/api/orders/${id}/en`)],
  ['PUT /api/orders/{id}/update', (who) => who.send('PUT', `/api/orders/${id}/update`, { version: 1 })],
  ['DELETE /api/orders/{id}', (who) => who.send('DELETE', `/api/orders/${id}`)],
  [
    'PUT /api/orders/statusUpdate/{id}',
    (who) => who.send('PUT', `/api/orders/statusUpdate/${id}`, { status: 'cancelled' }),
  ],
  [
    'POST /api/orders/contactClient',
    (who) =>
      who.send('POST', '/api/orders/contactClient', {
        contact: { order_id: id, subject: 'Hello', message: 'Hello' },
      }),
  ],
  [
    'GET /api/orders/getRequestContactEmailTemplate/{id}',
    (who) => who.get(`/api/orders/getRequestContactEmailTemplate/${id}`),
  ],
];

const aboutAll: readonly (readonly [string, (who: BrowserClient) => Promise<{ status: number }>])[] = [
  ['GET /api/orders', (who) => who.get('/api/orders')],
  ['POST /api/orders/list', (who) => who.send('POST', '/api/orders/list', { where })],
  ['POST /api/orders/count', (who) => who.send('POST', '/api/orders/count', { where })],
  ['POST /api/orders/changes', (who) => who.send('POST', '/api/orders/changes', {})],
  [
    'GET /api/orders/getRequestContactEmailTemplate',
    (who) => who.get('/api/orders/getRequestContactEmailTemplate'),
  ],
];

describe('who may call the order desk', () => {
  it.each(['client@example.com', 'agency@example.com', 'employee@example.com'])(
    'refuses %s every call',
    async (email) => {
      const user = await staffBrowser(stack, email);
      const id = await placedOrder(stack);
      const before = await detailsOf(admin, id);
      for (const [call, send] of [...aboutOrder(id), ...aboutAll]) {
        expect([call, (await send(user)).status]).toEqual([call, 403]);
      }
      expect((await detailsOf(admin, id)).version).toBe(before.version);
    },
  );

  it('asks a stranger to log in', async () => {
    const id = await placedOrder(stack);
    for (const [call, send] of [...aboutOrder(id), ...aboutAll]) {
      expect([call, (await send(openBrowser(stack.url))).status]).toEqual([call, 401]);
    }
  });

  it('lets a user of Munich read and write Munich, and know nothing of Frankfurt', async () => {
    const munich = await staffBrowser(stack, 'munich@example.com');
    const [frankfurtOrder, munichOrder] = [await placedOrder(stack), await placedOrder(stack, inMunich)];
    const before = await detailsOf(admin, frankfurtOrder);
    for (const [call, send] of aboutOrder(frankfurtOrder)) {
      expect([call, (await send(munich)).status]).toEqual([call, 404]);
    }
    expect((await detailsOf(admin, frankfurtOrder)).version).toBe(before.version);
    const { version } = await detailsOf(munich, munichOrder);
    const edited = await munich.send('PUT', `/api/orders/${munichOrder}/update`, {
      version,
      name_sign: 'Ito',
    });
    expect(edited).toMatchObject({ status: 200 });
    const found = await munich.send('POST', '/api/orders/list', {
      where: { ...where, search: frankfurtOrder },
    });
    expect(found).toMatchObject({ status: 200, body: { rows: [] } });
    const since = new Date(Date.now() - 60_000).toISOString();
    const { body } = await munich.send('POST', '/api/orders/changes', { since });
    expect(JSON.stringify(body)).toContain(`"${munichOrder}"`);
    expect(JSON.stringify(body)).not.toContain(`"${frankfurtOrder}"`);
  });

  it('knows no order that does not exist', async () => {
    for (const [call, send] of aboutOrder('99999999')) {
      expect([call, (await send(admin)).status]).toEqual([call, 404]);
    }
  });
});
