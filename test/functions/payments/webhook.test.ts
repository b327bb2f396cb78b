import { describe, expect, inject, it } from 'vitest';

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
