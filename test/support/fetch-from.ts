import { Agent, type IncomingMessage, request } from 'node:http';

/** The part of `fetch` that a browser of the tests needs. */
export type Fetch = (
  url: string,
  init: { readonly method: string; readonly headers: Record<string, string>; readonly body?: string },
) => Promise<Response>;

const NO_BODY = [204, 304];

const responseOf = async (message: IncomingMessage): Promise<Response> => {
  const chunks: Buffer[] = [];
  for await (const chunk of message) chunks.push(chunk);
  const headers = new Headers();
  for (const [name, values = []] of Object.entries(message.headersDistinct)) {
    for (const value of values) headers.append(name, value);
  }
  const status = message.statusCode ?? 0;
  return new Response(NO_BODY.includes(status) ? null : Buffer.concat(chunks), { status, headers });
};

/**
 * Calls as somebody at another address does: what is limited per address is counted for this one alone. Linux has
 * all of 127.0.0.0/8; other systems give a program 127.0.0.1 only.
 */
export const fetchFrom = (localAddress: string): Fetch => {
  const agent = new Agent({ keepAlive: true, localAddress });
  return (url, { method, headers, body }) =>
    new Promise((resolve, reject) => {
      const { host, port, pathname, search } = new URL(url);
      const call = request(
        { host: '127.0.0.1', port, path: pathname + search, method, agent, headers: { ...headers, host } },
        (message) => responseOf(message).then(resolve, reject),
      );
      call.once('error', reject);
      call.end(body);
    });
};
