import { createContext, runInContext } from 'node:vm';
import * as z from 'zod/mini';
import type { SiteAnswer, SiteRequest } from './site-request.ts';

const valueSchema = z.object({ value: z.string() });
const multiValueSchema = z.object({
  value: z.string(),
  multiValue: z.optional(z.array(valueSchema)),
});

const outcomeSchema = z.union([
  z.object({
    statusCode: z.number(),
    headers: z._default(z.record(z.string(), valueSchema), {}),
    body: z.optional(z.union([z.string(), z.object({ data: z.string() })])),
  }),
  z.object({
    uri: z.string(),
    querystring: z.record(z.string(), multiValueSchema),
    headers: z.record(z.string(), valueSchema),
  }),
]);

const queryObject = (query: string) => {
  const result: Record<string, { value: string; multiValue?: { value: string }[] }> = {};
  for (const part of query.split('&').filter(Boolean)) {
    const [name = '', value = ''] = part.split(/=(.*)/s);
    const earlier = result[name];
    result[name] = earlier
      ? { value, multiValue: [...(earlier.multiValue ?? [{ value: earlier.value }]), { value }] }
      : { value };
  }
  return result;
};

const queryText = (query: Record<string, z.infer<typeof multiValueSchema>>): string =>
  Object.entries(query)
    .flatMap(([name, { value, multiValue }]) =>
      (multiValue ?? [{ value }]).map((one) => `${name}=${one.value}`),
    )
    .map((pair) => pair.replace(/=$/, ''))
    .join('&');

const cookieObject = (cookie = ''): Record<string, { value: string }> =>
  Object.fromEntries(
    cookie
      .split(/; */)
      .filter(Boolean)
      .map((pair) => {
        const [name = '', value = ''] = pair.split(/=(.*)/s);
        return [name, { value }];
      }),
  );

const eventOf = ({ method, path, query, headers, viewer }: SiteRequest) => ({
  version: '1.0',
  context: { distributionDomainName: headers.host, eventType: 'viewer-request', requestId: 'local' },
  viewer: { ip: viewer },
  request: {
    method,
    uri: path,
    querystring: queryObject(query),
    cookies: cookieObject(headers.cookie),
    headers: Object.fromEntries(
      Object.entries(headers).map(([name, value]) => [name, { value: [value].flat().join(',') }]),
    ),
  },
});

/**
 * Runs the template's own CloudFront Function, so that the same code decides here and in the cloud.
 *
 * @returns the request to go on with, or the answer that the function gave itself (a redirect).
 */
export const createEdgeFunction = (source: string) => {
  const context = createContext({ console: { log: () => undefined } });
  runInContext(source, context, { filename: 'viewer-request.js' });
  const call = runInContext('(event) => JSON.stringify(handler(JSON.parse(event)))', context) as (
    event: string,
  ) => string;
  return async (request: SiteRequest): Promise<SiteRequest | SiteAnswer> => {
    const outcome = z.parse(outcomeSchema, JSON.parse(call(JSON.stringify(eventOf(request)))));
    if ('uri' in outcome)
      return {
        ...request,
        path: outcome.uri,
        query: queryText(outcome.querystring),
        headers: {
          ...request.headers,
          ...Object.fromEntries(Object.entries(outcome.headers).map(([name, { value }]) => [name, value])),
        },
      };
    const headers = Object.fromEntries(
      Object.entries(outcome.headers).map(([name, { value }]) => [name, value]),
    );
    const body = typeof outcome.body === 'object' ? outcome.body.data : outcome.body;
    return { status: outcome.statusCode, headers, ...(body === undefined ? {} : { body }) };
  };
};
