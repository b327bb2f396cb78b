import { createDecipheriv } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { startCardProvider } from '#infra/local/card-provider/card-provider.ts';
import { TEST_CARDS } from '#infra/local/card-provider/test-cards.ts';

export const WEBHOOK_KEY = '00112233445566778899aabbccddeeff'.repeat(2);
const SHOP = 'http://localhost:3000';

export type Json = {
  id: string;
  result: { code: string; description: string };
  payments: Json[];
  [name: string]: unknown;
};
type Options = Partial<Parameters<typeof startCardProvider>[0]>;

/** A running sandbox with the calls of the application's server, of the widget and of a test. */
export const openSandbox = async (options: Options = {}) => {
  const provider = await startCardProvider({ port: 0, bearerToken: 'secret', entityId: 'shop', ...options });
  const read = async (answer: Response) => ({ status: answer.status, body: (await answer.json()) as Json });
  const headers = { Authorization: 'Bearer secret' };
  const get = async (path: string, query: Record<string, string> = {}) =>
    read(
      await fetch(`${provider.url}${path}?${new URLSearchParams({ entityId: 'shop', ...query })}`, {
        headers,
      }),
    );
  const post = async (path: string, form: Record<string, string>) => {
    const body = new URLSearchParams({ entityId: 'shop', ...form });
    return read(await fetch(`${provider.url}${path}`, { method: 'POST', headers, body }));
  };
  const order = { amount: '92.00', currency: 'EUR', paymentType: 'PA', merchantTransactionId: 'order-1' };
  const prepare = async (changes: Record<string, string> = {}) =>
    (await post('/v1/checkouts', { ...order, integrity: 'true', ...changes })).body;
  const submitCard = async (checkoutId: string, number: string, changes: Record<string, string> = {}) =>
    fetch(`${provider.url}/v1/checkouts/${checkoutId}/card`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Origin: changes.origin ?? SHOP },
      body: JSON.stringify({
        number,
        holder: 'KEIKO TANAKA',
        expiryMonth: '08',
        expiryYear: '2049',
        cvv: number.startsWith('37') ? '1234' : '123',
        shopperResultUrl: changes.resultUrl ?? `${SHOP}/payment?order=7`,
        locale: 'en',
      }),
    });
  const status = (checkoutId: string) => get(`/v1/checkouts/${checkoutId}/payment`);
  return {
    ...provider,
    get,
    post,
    prepare,
    submitCard,
    status,
    control: async (path: string, body: object = {}) =>
      (
        await read(
          await fetch(`${provider.url}/control/${path}`, { method: 'POST', body: JSON.stringify(body) }),
        )
      ).body,
    /** An authorised payment of 92.00 EUR; answers its id. */
    authorise: async (changes: Record<string, string> = {}) => {
      const { id } = await prepare(changes);
      await submitCard(id, TEST_CARDS.visa.number);
      return (await status(id)).body.id;
    },
    move: (paymentId: string, paymentType: 'CP' | 'RF' | 'RV', amount: string) =>
      post(`/v1/payments/${paymentId}`, { paymentType, amount, currency: 'EUR' }),
  };
};

export type Sandbox = Awaited<ReturnType<typeof openSandbox>>;

type Webhook = { type: string; payload: { id: string; paymentType: string; result: { code: string } } };

const decrypt = (iv: string, tag: string, body: string): Webhook => {
  const decipher = createDecipheriv(
    'aes-256-gcm',
    Buffer.from(WEBHOOK_KEY, 'hex'),
    Buffer.from(iv, 'hex'),
  ).setAuthTag(Buffer.from(tag, 'hex'));
  return JSON.parse(
    Buffer.concat([decipher.update(body, 'hex'), decipher.final()]).toString('utf8'),
  ) as Webhook;
};

/** The application's webhook address: what arrived readable, how many were forged, and a number of
 * deliveries that it refuses at first. */
export const openWebhookTarget = async () => {
  const target = { received: [] as Webhook[], unreadable: 0, refuseNext: 0 };
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
    const header = (name: string) => String(request.headers[name]);
    const isRefused = target.refuseNext > 0;
    if (isRefused) target.refuseNext -= 1;
    try {
      const body = Buffer.concat(chunks).toString('utf8');
      const webhook = decrypt(header('x-initialization-vector'), header('x-authentication-tag'), body);
      if (!isRefused) target.received.push(webhook);
      response.writeHead(isRefused ? 503 : 200).end();
    } catch {
      target.unreadable += 1;
      response.writeHead(200).end();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/webhook`;
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  return { target, url, close };
};
