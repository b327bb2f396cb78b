import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { TEST_CARDS } from '#infra/local/card-provider/test-cards.ts';
import { openSandbox, type Sandbox } from './sandbox.ts';

let sandbox: Sandbox;
beforeEach(async () => {
  sandbox = await openSandbox();
});
afterEach(() => sandbox.close());

const move = async (id: string, type: 'CP' | 'RF' | 'RV', amount = '92.00') =>
  (await sandbox.move(id, type, amount)).body.result.code;

describe('capturing', () => {
  it('partial captures add up to the authorisation and no further', async () => {
    const id = await sandbox.authorise();
    expect(await move(id, 'CP', '50.00')).toBe('000.100.110');
    expect(await move(id, 'CP', '42.01')).toBe('700.400.100');
    expect(await move(id, 'CP', '42.00')).toBe('000.100.110');
    expect(await move(id, 'CP', '0.01')).toBe('700.300.300');
  });

  it('a reversed authorisation cannot be captured', async () => {
    const id = await sandbox.authorise();
    expect(await move(id, 'RV')).toBe('000.100.110');
    expect(await move(id, 'CP')).toBe('700.400.100');
  });

  it('a declined payment cannot be captured', async () => {
    const checkout = await sandbox.prepare();
    await sandbox.submitCard(checkout.id, TEST_CARDS.declined.number);
    expect(await move((await sandbox.status(checkout.id)).body.id, 'CP')).toBe('700.400.100');
  });

  it('a checkout id is not a payment id', async () => {
    const { id } = await sandbox.prepare();
    expect(await sandbox.move(id, 'CP', '92.00')).toMatchObject({
      status: 404,
      body: { result: { code: '700.400.580' } },
    });
  });

  it('another currency than the authorised one is refused', async () => {
    const id = await sandbox.authorise();
    const form = { paymentType: 'CP', amount: '92.00', currency: 'USD' };
    expect((await sandbox.post(`/v1/payments/${id}`, form)).body.result.code).toBe('700.400.100');
  });
});

describe('refunding', () => {
  it('refunds add up to the captured sum and no further', async () => {
    const id = await sandbox.authorise();
    const capture = (await sandbox.move(id, 'CP', '60.00')).body;
    expect(capture).toMatchObject({ paymentType: 'CP', referencedId: id, amount: '60.00' });
    expect(await move(capture.id, 'RF', '20.00')).toBe('000.100.110');
    expect(await move(capture.id, 'RF', '40.01')).toBe('700.400.200');
    expect(await move(capture.id, 'RF', '40.00')).toBe('000.100.110');
    expect(await move(capture.id, 'RF', '0.01')).toBe('700.300.300');
  });

  it('refunds on the authorisation and on its capture share one limit', async () => {
    const id = await sandbox.authorise();
    const capture = (await sandbox.move(id, 'CP', '60.00')).body;
    expect(await move(id, 'RF', '50.00')).toBe('000.100.110');
    expect(await move(capture.id, 'RF', '10.01')).toBe('700.400.200');
    expect(await move(capture.id, 'RF', '10.00')).toBe('000.100.110');
  });

  it('what was only authorised cannot be refunded', async () => {
    expect(await move(await sandbox.authorise(), 'RF')).toBe('700.400.200');
  });

  it('a debit is refunded without a capture', async () => {
    const id = await sandbox.authorise({ paymentType: 'DB' });
    expect(await move(id, 'CP')).toBe('700.400.100');
    expect(await move(id, 'RF')).toBe('000.100.110');
  });

  it('a chargeback leaves nothing to refund', async () => {
    const id = await sandbox.authorise();
    const capture = (await sandbox.move(id, 'CP', '92.00')).body;
    const chargeback = await sandbox.control(`payments/${capture.id}/chargeback`);
    expect(chargeback).toMatchObject({ paymentType: 'CB', cents: 9200, code: '000.100.200' });
    expect(await move(capture.id, 'RF')).toBe('700.300.300');
  });
});

describe('reversing', () => {
  it('a reversal voids what is still open, whatever amount is sent', async () => {
    const id = await sandbox.authorise();
    await sandbox.move(id, 'CP', '60.00');
    expect((await sandbox.post(`/v1/payments/${id}`, { paymentType: 'RV' })).body.amount).toBe('32.00');
    expect(await move(id, 'RV')).toBe('700.300.300');
  });

  it('a wholly captured authorisation cannot be reversed', async () => {
    const id = await sandbox.authorise();
    await sandbox.move(id, 'CP', '92.00');
    expect(await move(id, 'RV')).toBe('700.400.300');
  });
});

describe('finding', () => {
  it('a transaction number finds the payment and all that followed it', async () => {
    const id = await sandbox.authorise();
    const capture = (await sandbox.move(id, 'CP', '92.00')).body;
    const found = (await sandbox.get('/v1/query', { merchantTransactionId: 'order-1' })).body;
    expect(found.payments.map((payment) => payment.id)).toEqual([id, capture.id]);
    expect((await sandbox.get(`/v1/query/${capture.id}`)).body).toMatchObject({ paymentType: 'CP' });
  });

  it('an unknown transaction number finds nothing', async () => {
    const found = await sandbox.get('/v1/query', { merchantTransactionId: 'nobody' });
    expect(found).toMatchObject({ status: 404, body: { result: { code: '700.400.580' }, payments: [] } });
  });
});
