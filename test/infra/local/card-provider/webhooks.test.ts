import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { TEST_CARDS } from '#infra/local/card-provider/test-cards.ts';
import { encryptWebhook } from '#infra/local/card-provider/webhooks/encrypt-webhook.ts';
import { openSandbox, type Sandbox } from './sandbox.ts';
import { openWebhookTarget, WEBHOOK_KEY } from './webhook-target.ts';

let sandbox: Sandbox;
let shop: Awaited<ReturnType<typeof openWebhookTarget>>;
beforeEach(async () => {
  shop = await openWebhookTarget();
  sandbox = await openSandbox({ webhook: { url: shop.url, key: WEBHOOK_KEY } });
});
afterEach(async () => {
  await sandbox.close();
  shop.close();
});

const arrived = async () => {
  await sandbox.control('webhooks/drain');
  return shop.target.received.map(({ payload }) => `${payload.paymentType} ${payload.result.code}`);
};

describe('webhooks', () => {
  it("are encrypted as the provider's known answer says", () => {
    const key = '000102030405060708090a0b0c0d0e0f'.repeat(2);
    expect(encryptWebhook(key, '0'.repeat(24), '{"type":"PAYMENT"}')).toEqual({
      body: '0A3471C72D9BE49A8520F79C66BBD9A12FF9',
      tag: 'CE573FB7A41AB78E743180DC83FF09BD',
    });
  });

  it('tell every payment, declines and refused captures too', async () => {
    const { id } = await sandbox.prepare();
    await sandbox.submitCard(id, TEST_CARDS.declined.number);
    await arrived();
    await sandbox.submitCard(id, TEST_CARDS.visa.number);
    await arrived();
    const payment = (await sandbox.status(id)).body;
    const capture = (await sandbox.move(payment.id, 'CP', '92.00')).body;
    await arrived();
    await sandbox.move(payment.id, 'CP', '92.00');
    await arrived();
    await sandbox.move(capture.id, 'RF', '10.00');
    expect(await arrived()).toEqual([
      'PA 800.100.152',
      'PA 000.100.110',
      'CP 000.100.110',
      'CP 700.300.300',
      'RF 000.100.110',
    ]);
    expect(shop.target.received[0]?.type).toBe('PAYMENT');
  });

  it('held ones arrive when they are released, in reverse if asked', async () => {
    await sandbox.control('webhooks/hold');
    const id = await sandbox.authorise();
    await sandbox.move(id, 'RV', '92.00');
    expect(await arrived()).toEqual([]);
    await sandbox.control('webhooks/release', { order: 'reversed' });
    expect(await arrived()).toEqual(['RV 000.100.110', 'PA 000.100.110']);
  });

  it('can be duplicated, dropped and corrupted', async () => {
    await sandbox.control('webhooks/next', { treatment: 'duplicate' });
    await sandbox.control('webhooks/next', { treatment: 'drop' });
    await sandbox.control('webhooks/next', { treatment: 'corrupt' });
    const id = await sandbox.authorise();
    await sandbox.move(id, 'CP', '50.00');
    await sandbox.move(id, 'CP', '42.00');
    expect(await arrived()).toEqual(['PA 000.100.110', 'PA 000.100.110']);
    expect(shop.target.unreadable).toBe(1);
  });

  it('are repeated until the shop takes them', async () => {
    shop.target.refuseNext = 1;
    await sandbox.authorise();
    expect(await arrived()).toEqual(['PA 000.100.110']);
    const told = await (await fetch(`${sandbox.url}/control/webhooks`)).json();
    expect(told).toMatchObject({ deliveries: [{ state: 'delivered', attempts: 2 }] });
  });

  it('tell a settled payment, and what happened at the provider only', async () => {
    const { id } = await sandbox.prepare({ paymentType: 'DB' });
    await sandbox.submitCard(id, TEST_CARDS.review.number);
    const payment = (await sandbox.status(id)).body;
    await arrived();
    await sandbox.control(`payments/${payment.id}/settle`);
    await arrived();
    await sandbox.control(`payments/${payment.id}/refund`, { cents: 200 });
    await arrived();
    await sandbox.control(`payments/${payment.id}/chargeback`);
    expect(await arrived()).toEqual(['DB 000.400.000', 'DB 000.100.110', 'RF 000.100.110', 'CB 000.100.200']);
  });
});
