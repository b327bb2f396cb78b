import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';

const LARGEST_BODY = 100_000;

export type Call = {
  method: string;
  url: URL;
  headers: IncomingHttpHeaders;
  body: string;
  /** What the route's pattern captured, e.g. the payment id. */
  param: string;
};

export type Answer = { status: number; headers: Record<string, string>; body: string };

export const readCall = async (message: IncomingMessage, origin: string): Promise<Call> => {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of message as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > LARGEST_BODY) throw new Error('The body is too large.');
    chunks.push(chunk);
  }
  return {
    method: message.method ?? 'GET',
    url: new URL(message.url ?? '/', origin),
    headers: message.headers,
    body: Buffer.concat(chunks).toString('utf8'),
    param: '',
  };
};
