import { randomUUID } from 'node:crypto';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import type { RouteMatch } from './route-table.ts';
import type { SiteRequest } from './site-request.ts';

const TEXT = /^(text\/|application\/(json|javascript|xml)\b|application\/[\w.-]+\+(json|xml)\b)/i;

const joinedHeaders = ({ headers }: SiteRequest): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      value === undefined || name === 'cookie' ? [] : [[name, [value].flat().join(',')]],
    ),
  );

const queryParameters = (query: string): Record<string, string> | undefined => {
  const result: Record<string, string> = {};
  for (const [name, value] of new URLSearchParams(query))
    result[name] = name in result ? `${result[name]},${value}` : value;
  return query === '' ? undefined : result;
};

/** The event of an HTTP API, payload format 2.0, as API Gateway makes it. */
export const gatewayEvent = (
  request: SiteRequest,
  body: Buffer,
  { route, pathParameters }: RouteMatch,
  now: Date,
): APIGatewayProxyEventV2 => {
  const headers = joinedHeaders(request);
  const isBase64Encoded = body.length > 0 && !TEXT.test(headers['content-type'] ?? 'text/plain');
  const cookies = request.headers.cookie?.split(/; */).filter(Boolean);
  const queryStringParameters = queryParameters(request.query);
  return {
    version: '2.0',
    routeKey: route.key,
    rawPath: request.path,
    rawQueryString: request.query,
    ...(cookies === undefined ? {} : { cookies }),
    headers,
    ...(queryStringParameters === undefined ? {} : { queryStringParameters }),
    ...(Object.keys(pathParameters).length === 0 ? {} : { pathParameters }),
    requestContext: {
      accountId: '000000000000',
      apiId: 'local',
      domainName: headers.host ?? 'localhost',
      domainPrefix: 'local',
      http: {
        method: request.method,
        path: request.path,
        protocol: 'HTTP/1.1',
        sourceIp: request.viewer,
        userAgent: headers['user-agent'] ?? '',
      },
      requestId: randomUUID(),
      routeKey: route.key,
      stage: '$default',
      time: now.toUTCString(),
      timeEpoch: now.getTime(),
    },
    ...(body.length === 0 ? {} : { body: body.toString(isBase64Encoded ? 'base64' : 'utf8') }),
    isBase64Encoded,
  };
};
