import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, inject, it } from 'vitest';
import { encryptWebhook } from '#infra/local/card-provider/webhooks/encrypt-webhook.ts';
import { anyValue } from '#test/support/any-value.ts';
import { oddText } from '#test/support/of-schema.ts';

const stack = inject('stack');

const send = async (body: string | undefined, headers: Record<string, string> = {}) => {
  const response = await fetch(`${stack.url}/api/payments/webhook`, {
    method: 'POST',
    headers,
    ...(body !== undefined && { body }),
  });
  return { status: response.status, body: await response.json() };
};

const SEAL = { 'x-initialization-vector': '0'.repeat(24), 'x-authentication-tag': 'AB'.repeat(16) };
const TEXT = { 'content-type': 'text/plain', ...SEAL };

describe('a notice that the card provider did not seal', () => {
  it.each([
    ['a text', 'AB12CD34EF', TEXT],
    ['JSON', '{"encryptedBody":"AB12CD34EF"}', { 'content-type': 'application/json', ...SEAL }],
    ['the plain truth', '{"encryptedBody":"","type":"PAYMENT","payload":{"id":"x"}}', TEXT],
    ['no vector and no tag', 'AB12CD34EF', { 'content-type': 'text/plain' }],
    ['no hex digits', 'please believe me', TEXT],
  ])('is refused without a word about why (%s)', async (_, body, headers) => {
    const refused = await send(body, headers);
    expect(refused.status).toBe(403);
    expect(refused.body).toEqual({
      code: 'not_allowed',
      name: 'error_not_allowed',
      message: 'This notice cannot be read.',
    });
  });

  it.each([undefined, '', '[]', '{"encryptedBody":1}', '17'])(
    'is refused as no notice (%s)',
    async (body) => {
      expect((await send(body, TEXT)).status).toBe(400);
    },
  );
});

/** The key that the stack agreed with its card provider. */
const sealingKey = (): string => {
  const secrets = JSON.parse(readFileSync(join(stack.dataFolder, 'secrets.json'), 'utf8')) as Record<
    string,
    string
  >;
  return Object.entries(secrets).find(([name]) => name.startsWith('SecretsWebhook'))?.[1] ?? '';
};

/** Sends a text as only the card provider can. */
const sendSealed = async (key: string, text: string): Promise<number> => {
  const iv = randomBytes(12).toString('hex');
  const { body, tag } = encryptWebhook(key, iv, text);
  const headers = { ...TEXT, 'x-initialization-vector': iv, 'x-authentication-tag': tag };
  return (await send(body, headers)).status;
};

const value = anyValue(
  ['id', 'referencedId', 'paymentType', 'merchantTransactionId', '__proto__', 'result'],
  ['10001-1', '10001-P1', 'RF', 'CB', 'DB', '../../v1/payments', 'a?b#c', ' ', null],
);
const payload = fc.record(
  {
    id: fc.oneof(oddText, value),
    referencedId: fc.oneof(oddText, value),
    paymentType: fc.oneof(fc.constantFrom('RF', 'CB', 'PA'), value),
    merchantTransactionId: fc.oneof(oddText, value),
  },
  { requiredKeys: [] },
);
const sealedText = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({ type: fc.constant('PAYMENT'), payload }).map((one) => JSON.stringify(one)),
  },
  { weight: 1, arbitrary: value.map((one) => String(JSON.stringify(one))) },
  { weight: 1, arbitrary: oddText },
  {
    weight: 1,
    arbitrary: fc.constantFrom('['.repeat(100_000), '', 'null', '{"type":"PAYMENT","payload":[]}'),
  },
);

it('whatever the card provider may seal, no notice of it is a fault of ours', {
  timeout: 60_000,
}, async () => {
  const key = sealingKey();
  expect(await sendSealed(key, JSON.stringify({ type: 'REGISTRATION' }))).toBe(200);
  const faults: string[] = [];
  for (const text of fc.sample(sealedText, { numRuns: 80, seed: 2026 })) {
    const status = await sendSealed(key, text);
    if (status >= 500) faults.push(`${status}: ${text.slice(0, 300)}`);
  }
  expect(faults).toEqual([]);
});
