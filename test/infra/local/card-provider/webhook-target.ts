import { createDecipheriv } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export const WEBHOOK_KEY = '00112233445566778899aabbccddeeff'.repeat(2);

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
