import type { Route } from '../template/routes.ts';
import { TooManyCalls } from '../workers/function-pool.ts';
import { TaskTimeout } from '../workers/function-worker.ts';
import type { Functions } from '../workers/functions.ts';
import { functionAnswer } from './function-answer.ts';
import { gatewayEvent } from './gateway-event.ts';
import { createRouteTable } from './route-table.ts';
import { jsonAnswer, type SiteAnswer, type SiteRequest } from './site-request.ts';
import { createThrottle, type RateLimit } from './throttle.ts';

const MEGABYTE = 1024 * 1024;
/** API Gateway's limit of a request body. */
export const GATEWAY_BODY_LIMIT = 10 * MEGABYTE;
/** Lambda's limit of an event and of a result. */
const LAMBDA_LIMIT = 6 * MEGABYTE;
const INTEGRATION_LIMIT_MS = 30_000;

const tooSlow = (milliseconds: number) => {
  const { promise, resolve } = Promise.withResolvers<SiteAnswer>();
  const timer = setTimeout(() => resolve(jsonAnswer(503, 'Service Unavailable')), milliseconds);
  return { answer: promise, cancel: () => clearTimeout(timer) };
};

const failed = (error: unknown): SiteAnswer => {
  if (error instanceof TooManyCalls) return jsonAnswer(503, 'Service Unavailable');
  return error instanceof TaskTimeout
    ? jsonAnswer(504, error.message)
    : jsonAnswer(500, 'Internal Server Error');
};

/**
 * The HTTP API: picks the route, calls its function, and keeps the limits of API Gateway and Lambda.
 *
 * @param limit of the stage; undefined lets all calls pass
 */
export const createHttpApi = (routes: readonly Route[], functions: Functions, limit?: RateLimit) => {
  const findRoute = createRouteTable(routes);
  const mayPass = limit && createThrottle(limit);
  return async (request: SiteRequest, body: Buffer): Promise<SiteAnswer> => {
    const match = findRoute(request.method, request.path);
    if (match === undefined) return jsonAnswer(404, 'Not Found');
    if (mayPass?.(performance.now()) === false) return jsonAnswer(429, 'Too Many Requests');
    const event = gatewayEvent(request, body, match, new Date());
    if ((event.body?.length ?? 0) > LAMBDA_LIMIT) return jsonAnswer(413, 'Request Entity Too Large');
    const patience = tooSlow(INTEGRATION_LIMIT_MS);
    const call = functions.invoke(match.route.functionName, event).then((result) => {
      const isTooLarge = JSON.stringify(result).length > LAMBDA_LIMIT;
      return isTooLarge ? jsonAnswer(500, 'Internal Server Error') : functionAnswer(result);
    }, failed);
    return Promise.race([call, patience.answer]).finally(patience.cancel);
  };
};
