import * as z from 'zod/mini';
import { jsonAnswer, type SiteAnswer } from './site-request.ts';

const headerValue = z.union([z.string(), z.number(), z.boolean()]);
const resultSchema = z.object({
  statusCode: z.number(),
  headers: z._default(z.record(z.string(), headerValue), {}),
  cookies: z._default(z.array(z.string()), []),
  body: z._default(z.string(), ''),
  isBase64Encoded: z._default(z.boolean(), false),
});

const hasStatus = (result: unknown): boolean =>
  typeof result === 'object' && result !== null && 'statusCode' in result;

/** What a function returned, as API Gateway turns it into a response; a result without a status is a JSON body. */
export const functionAnswer = (result: unknown): SiteAnswer => {
  if (!hasStatus(result))
    return {
      status: 200,
      headers: { 'content-type': 'application/json' },
      body: typeof result === 'string' ? result : JSON.stringify(result),
    };
  const parsed = z.safeParse(resultSchema, result);
  if (!parsed.success) return jsonAnswer(500, 'Internal Server Error');
  const { statusCode, headers, cookies, body, isBase64Encoded } = parsed.data;
  const plain = Object.entries(headers).map(([name, value]) => [name.toLowerCase(), String(value)] as const);
  return {
    status: statusCode,
    headers: {
      ...(body === '' ? {} : { 'content-type': 'text/plain;charset=UTF-8' }),
      ...Object.fromEntries(plain),
      ...(cookies.length === 0 ? {} : { 'set-cookie': cookies }),
    },
    body: Buffer.from(body, isBase64Encoded ? 'base64' : 'utf8'),
  };
};
