import { createHash } from 'node:crypto';
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import * as z from 'zod/mini';
import { SeeOther } from '#functions/platform/http/see-other.ts';
import type { Call } from '#shared/http/contract.ts';

const isRead = (event: APIGatewayProxyEventV2): boolean => event.requestContext.http.method === 'GET';

/**
 * A use case's result as the call's contract says: money in euros, nothing that the contract does not name.
 * Reads carry an ETag, so that an unchanged answer costs no body.
 */
export const jsonAnswer = (
  call: Call,
  result: unknown,
  event: APIGatewayProxyEventV2,
): APIGatewayProxyStructuredResultV2 => {
  if (result instanceof SeeOther) {
    return { statusCode: 303, headers: { location: result.location, 'cache-control': 'no-store' } };
  }
  const statusCode = call.status ?? 200;
  if (statusCode === 204) return { statusCode };
  const answer = z.encode(call.answer, result);
  const body = call.contentType ? String(answer) : JSON.stringify(answer);
  // Bytes travel in Base64; the gateway unpacks them.
  const bytes = call.contentType?.startsWith('application/') && { isBase64Encoded: true };
  const headers = {
    'content-type': call.contentType ?? 'application/json',
    'cache-control': isRead(event) ? 'no-cache' : 'no-store',
  };
  if (!isRead(event)) return { statusCode, headers, body, ...bytes };
  const etag = `"${createHash('sha1').update(body).digest('base64url')}"`;
  if (event.headers['if-none-match'] === etag) return { statusCode: 304, headers: { ...headers, etag } };
  return { statusCode, headers: { ...headers, etag }, body, ...bytes };
};
