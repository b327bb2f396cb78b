import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Engine } from '../engines/engine.ts';
import { GATEWAY_BODY_LIMIT } from './http-api.ts';
import { jsonAnswer, type SiteAnswer, type SiteRequest } from './site-request.ts';

/** `localhost` is one or the other, as the machine's resolver likes. */
const LOOPBACK = ['127.0.0.1', '::1'];

type Answer = (request: SiteRequest, body: Buffer) => Promise<SiteAnswer>;

/** @returns undefined for a body beyond the gateway's limit. */
const readBody = async (message: IncomingMessage): Promise<Buffer | undefined> => {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of message) {
    size += chunk.length;
    if (size <= GATEWAY_BODY_LIMIT) chunks.push(chunk);
  }
  return size > GATEWAY_BODY_LIMIT ? undefined : Buffer.concat(chunks);
};

const requestOf = (message: IncomingMessage): SiteRequest => {
  const [path = '/', query = ''] = (message.url ?? '/').split(/\?(.*)/s);
  return {
    method: message.method ?? 'GET',
    path,
    query,
    headers: message.headers,
    viewer: (message.socket.remoteAddress ?? '127.0.0.1').replace(/^::ffff:/, ''),
  };
};

const send = (message: IncomingMessage, response: ServerResponse, answer: SiteAnswer): void => {
  const body = Buffer.from(answer.body ?? '');
  const hasBody = answer.status !== 204 && answer.status !== 304;
  for (const [name, value] of Object.entries(answer.headers))
    response.setHeader(name, typeof value === 'string' ? value : [...value]);
  if (hasBody) response.setHeader('content-length', body.length);
  response.writeHead(answer.status);
  response.end(hasBody && message.method !== 'HEAD' ? body : undefined);
};

const listen = (server: Server, port: number, host: string): Promise<void> =>
  new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen({ port, host, exclusive: true }, resolve);
  });

/** The one door of the site: reads requests, lets the edge answer, writes responses. */
export const startGateway = async (port: number, answer: Answer): Promise<Engine> => {
  const handle = async (message: IncomingMessage, response: ServerResponse): Promise<void> => {
    const body = await readBody(message);
    const result =
      body === undefined
        ? jsonAnswer(413, 'Request Entity Too Large')
        : await answer(requestOf(message), body);
    send(message, response, result);
  };
  const servers: Server[] = [];
  for (const host of LOOPBACK) {
    const server = createServer((message, response) => {
      handle(message, response).catch((error: unknown) => {
        process.stderr.write(`Gateway: ${error instanceof Error ? error.stack : String(error)}\n`);
        if (!response.headersSent) send(message, response, jsonAnswer(500, 'Internal Server Error'));
        response.destroy();
      });
    });
    // A machine without IPv6 has no ::1; 127.0.0.1 it must have.
    const isListening = await listen(server, port, host).then(
      () => true,
      (error: unknown) => {
        if (host === LOOPBACK[0]) throw error;
        return false;
      },
    );
    if (isListening) servers.push(server);
  }
  return {
    close: async () => {
      await Promise.all(
        servers.map(
          (server) =>
            new Promise<void>((resolve) => {
              server.close(() => resolve());
              server.closeAllConnections();
            }),
        ),
      );
    },
  };
};
