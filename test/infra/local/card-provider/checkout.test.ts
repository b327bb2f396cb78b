import { createHash } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { TEST_CARDS } from '#infra/local/card-provider/test-cards.ts';
import { openSandbox, type Sandbox } from './sandbox.ts';

let sandbox: Sandbox;
beforeEach(async () => {
  sandbox = await openSandbox();
});
afterEach(() => sandbox.close());

const codeOf = async (checkoutId: string) => (await sandbox.status(checkoutId)).body.result.code;

describe('preparing a checkout', () => {
  it('the integrity fits the script that is served for this checkout, and no other', async () => {
    const first = await sandbox.prepare();
    const second = await sandbox.prepare();
    const script = await fetch(`${sandbox.url}/v1/paymentWidgets.js?checkoutId=${first.id}`);
    const digest = createHash('sha384')
      .update(await script.text())
      .digest('base64');
    expect(first.result.code).toBe('000.200.100');
    expect(first.integrity).toBe(`sha384-${digest}`);
    expect(second.integrity).not.toBe(first.integrity);
    expect(script.headers.get('access-control-allow-origin')).toBe('*');
  });

  it.each([
    ['an unknown parameter', { surprise: '1' }, 'surprise'],
    ['an amount with three decimals', { amount: '92.000' }, 'amount'],
    ['an amount of nothing', { amount: '0.00' }, 'amount'],
    ['a currency of two letters', { currency: 'EU' }, 'currency'],
    ['a payment type that is none', { paymentType: 'XX' }, 'paymentType'],
  ])('%s is refused by name', async (_case, changes, name) => {
    const form = { amount: '92.00', currency: 'EUR', paymentType: 'PA', merchantTransactionId: 'order-1' };
    const { status, body } = await sandbox.post('/v1/checkouts', { ...form, ...changes } as Record<
      string,
      string
    >);
    expect(status).toBe(400);
    expect(body.result).toMatchObject({ code: '200.300.404', parameterErrors: [{ name }] });
  });

  it('a call without the token or with a foreign entity is refused', async () => {
    const bare = await fetch(`${sandbox.url}/v1/query?entityId=shop&merchantTransactionId=order-1`);
    const foreign = await sandbox.get('/v1/query', { entityId: 'other', merchantTransactionId: 'order-1' });
    expect([bare.status, foreign.status]).toEqual([401, 401]);
    expect(foreign.body.result.code).toBe('800.900.300');
  });
});

describe('paying in a checkout', () => {
  it('a checkout without an attempt is pending', async () => {
    const { id } = await sandbox.prepare();
    expect(await codeOf(id)).toBe('000.200.000');
  });

  it('a success is told once with the payment, then the checkout is unknown', async () => {
    const { id } = await sandbox.prepare();
    const answer = await sandbox.submitCard(id, TEST_CARDS.amex.number);
    const told = await sandbox.status(id);
    expect(await answer.json()).toEqual({
      redirectUrl: `http://localhost:3000/payment?order=7&id=${id}&resourcePath=%2Fv1%2Fcheckouts%2F${id}%2Fpayment`,
    });
    expect(told.body).toMatchObject({
      paymentType: 'PA',
      paymentBrand: 'AMEX',
      amount: '92.00',
      currency: 'EUR',
      merchantTransactionId: 'order-1',
      result: { code: '000.100.110' },
      card: {
        bin: '374500',
        last4Digits: '1008',
        holder: 'KEIKO TANAKA',
        expiryMonth: '08',
        expiryYear: '2049',
      },
    });
    expect(await sandbox.status(id)).toMatchObject({
      status: 400,
      body: { result: { code: '200.300.404' } },
    });
  });

  it('a declined card can be followed by a success in the same checkout', async () => {
    const { id } = await sandbox.prepare();
    await sandbox.submitCard(id, TEST_CARDS.declined.number);
    expect(await codeOf(id)).toBe('800.100.152');
    expect(await codeOf(id)).toBe('800.100.152');
    await sandbox.submitCard(id, TEST_CARDS.visa.number);
    expect(await codeOf(id)).toBe('000.100.110');
  });

  it('a paid checkout takes no second card', async () => {
    const { id } = await sandbox.prepare();
    await sandbox.submitCard(id, TEST_CARDS.visa.number);
    expect((await sandbox.submitCard(id, TEST_CARDS.master.number)).status).toBe(400);
  });

  it.each([
    TEST_CARDS.overLimit,
    TEST_CARDS.wrongSecurityCode,
    TEST_CARDS.review,
    TEST_CARDS.communicationFault,
  ])('the card $number leads to $outcome', async ({ number, outcome }) => {
    const { id } = await sandbox.prepare();
    await sandbox.submitCard(id, number);
    expect(await codeOf(id)).toBe(outcome);
  });

  it('a pending payment stays pending until it is settled', async () => {
    const { id } = await sandbox.prepare();
    await sandbox.submitCard(id, TEST_CARDS.pending.number);
    const pending = (await sandbox.status(id)).body;
    expect(pending.result.code).toBe('100.400.500');
    await sandbox.control(`payments/${pending.id}/settle`);
    expect(await codeOf(id)).toBe('000.100.110');
  });

  it('an expired or foreign checkout is unknown', async () => {
    const { id } = await sandbox.prepare();
    await sandbox.control('clock', { advanceSeconds: 30 * 60 });
    expect(await codeOf(id)).toBe('200.300.404');
    expect(await codeOf('0000.none')).toBe('200.300.404');
  });

  it('queued outcomes come before those of the cards', async () => {
    const { id } = await sandbox.prepare();
    await sandbox.control('outcomes', { outcomes: [{ outcome: '800.100.155' }] });
    await sandbox.submitCard(id, TEST_CARDS.visa.number);
    expect(await codeOf(id)).toBe('800.100.155');
  });

  it('a throttled checkout tells its status twice a minute', async () => {
    const { id } = await sandbox.prepare();
    await sandbox.control('throttle', { on: true });
    const codes = [await codeOf(id), await codeOf(id), await codeOf(id)];
    await sandbox.control('clock', { advanceSeconds: 60 });
    expect([...codes, await codeOf(id)]).toEqual([
      '000.200.000',
      '000.200.000',
      '800.120.100',
      '000.200.000',
    ]);
  });

  it('a card is not sent on behalf of a foreign page, nor the browser to one', async () => {
    const { id } = await sandbox.prepare();
    const foreign = await sandbox.submitCard(id, TEST_CARDS.visa.number, { origin: 'https://evil.example' });
    const astray = await sandbox.submitCard(id, TEST_CARDS.visa.number, {
      resultUrl: 'https://evil.example/',
    });
    expect(foreign.headers.get('access-control-allow-origin')).toBeNull();
    expect([foreign.status, astray.status]).toEqual([400, 400]);
  });
});
