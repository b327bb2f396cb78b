import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { TEST_CARDS } from '#infra/local/card-provider/test-cards.ts';
import { openSandbox, type Sandbox } from './sandbox.ts';

let sandbox: Sandbox;
beforeEach(async () => {
  sandbox = await openSandbox();
});
afterEach(() => sandbox.close());

const openChallenge = async () => {
  const { id } = await sandbox.prepare();
  const answer = await sandbox.submitCard(id, TEST_CARDS.threeDSecure.number);
  return { id, url: ((await answer.json()) as { redirectUrl: string }).redirectUrl };
};
const decide = (url: string, decision: string) =>
  fetch(url, { method: 'POST', body: new URLSearchParams({ decision }), redirect: 'manual' });
const codeOf = async (checkoutId: string) => (await sandbox.status(checkoutId)).body.result.code;

describe('3-D Secure', () => {
  it('the challenge is a page of the provider, and the payment is pending meanwhile', async () => {
    const { id, url } = await openChallenge();
    const page = await (await fetch(url.replace('locale=en', 'locale=de'))).text();
    expect(new URL(url).origin).toBe(sandbox.url);
    expect(page).toContain('92.00 EUR');
    expect(page).toContain('Bestätigen');
    expect(await codeOf(id)).toBe('000.200.000');
  });

  it.each([
    ['succeed', '000.100.110'],
    ['fail', '100.380.401'],
    ['cancel', '100.396.101'],
  ])('the decision to %s leads back to the shop with %s', async (decision, code) => {
    const { id, url } = await openChallenge();
    const answer = await decide(url, decision);
    expect(answer.status).toBe(303);
    expect(answer.headers.get('location')).toContain(`http://localhost:3000/payment?order=7&id=${id}`);
    expect(await codeOf(id)).toBe(code);
  });

  it('a challenge is decided once', async () => {
    const { id, url } = await openChallenge();
    await decide(url, 'fail');
    await decide(url, 'succeed');
    expect(await codeOf(id)).toBe('100.380.401');
  });

  it('a payer who comes back from an unfinished challenge can pay with another card, once', async () => {
    const { id, url } = await openChallenge();
    await sandbox.submitCard(id, TEST_CARDS.visa.number);
    await decide(url, 'succeed');
    const { payments } = (await sandbox.get('/v1/query', { merchantTransactionId: 'order-1' })).body;
    expect(payments.map(({ result }) => result.code)).toEqual(['100.396.104', '000.100.110']);
  });

  it('a payer who never comes back is declined after half an hour', async () => {
    await openChallenge();
    await sandbox.control('clock', { advanceSeconds: 30 * 60 });
    const { payments } = (await sandbox.get('/v1/query', { merchantTransactionId: 'order-1' })).body;
    expect(payments.map(({ result }) => result.code)).toEqual(['100.380.501']);
  });
});
