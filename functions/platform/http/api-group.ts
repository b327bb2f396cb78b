import { logMetrics } from '@aws-lambda-powertools/metrics/middleware';
import middy from '@middy/core';
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2, Context } from 'aws-lambda';
import { type Caller, callerOf } from '#functions/platform/http/caller.ts';
import { errorAnswer } from '#functions/platform/http/error-answer.ts';
import {
  demandJson,
  demandOwnEdge,
  demandOwnPassword,
  demandRole,
  refuseForeignWrites,
} from '#functions/platform/http/guard.ts';
import { jsonAnswer } from '#functions/platform/http/json-answer.ts';
import { failureAnswer, type Once, onceOf } from '#functions/platform/http/once.ts';
import { parseInput } from '#functions/platform/http/parse-input.ts';
import type { SeeOther } from '#functions/platform/http/see-other.ts';
import { logger } from '#functions/platform/logger.ts';
import { metrics } from '#functions/platform/metrics.ts';
import { onBehalfOf } from '#functions/platform/request-trace.ts';
import { DomainError } from '#shared/domain-error.ts';
import type { AnswerOf, BodyOf, Call, Contract, ParamsOf } from '#shared/http/contract.ts';

/** What a use case is given; only here is the clock read, once per request. */
export type Request<K, C> = {
  readonly params: ParamsOf<K, C>;
  readonly body: BodyOf<C>;
  readonly caller: Caller;
  readonly now: Date;
  /** For what must not happen twice when its browser asks again. */
  readonly once: Once;
  /** A header of the request, by its lower-case name. */
  readonly header: (name: string) => string | undefined;
  /** Adds a `set-cookie` to the answer. */
  readonly addCookie: (cookie: string) => void;
};

/** One function per call of the contract. */
export type UseCases<T> = {
  readonly [K in keyof T]: (request: Request<K, T[K]>) => Promise<AnswerOf<T[K]> | SeeOther>;
};

type Result = APIGatewayProxyStructuredResultV2;
type AnyUseCase = (request: unknown) => Promise<unknown>;

const answerCall = async (
  call: Call,
  useCase: AnyUseCase,
  event: APIGatewayProxyEventV2,
): Promise<Result> => {
  await demandOwnEdge(event);
  const now = new Date();
  const caller = await callerOf(event, now);
  refuseForeignWrites(event, caller);
  demandJson(call, event);
  demandRole(caller, call.role);
  demandOwnPassword(caller, event.routeKey, call.role);
  const cookies: string[] = [];
  const once = onceOf(event, caller, now);
  const request = {
    ...parseInput(call, event),
    caller,
    now,
    once,
    header: (name: string) => event.headers[name],
    addCookie: (cookie: string) => void cookies.push(cookie),
  };
  // A refusal may take a cookie back as well: a failed login ends the session.
  const answer = await useCase(request).then(
    (result) => jsonAnswer(call, result, event),
    (error: unknown) => failureAnswer(error, { call, caller, once, event }),
  );
  return { ...answer, ...(cookies.length > 0 && { cookies }) };
};

/** Errors become answers, every answer carries its request id, and one line per request is logged. */
const observed = (): middy.MiddlewareObj<APIGatewayProxyEventV2, Result, Error, Context> => {
  const finish = (event: APIGatewayProxyEventV2, response: Result): Result => {
    const { requestId } = event.requestContext;
    logger.info('answered', { requestId, route: event.routeKey, status: response.statusCode });
    return { ...response, headers: { ...response.headers, 'x-request-id': requestId } };
  };
  return {
    before: ({ event }) => {
      logger.resetKeys();
      logger.appendKeys({ requestId: event.requestContext.requestId, route: event.routeKey });
    },
    after: (request) => {
      request.response = finish(request.event, request.response ?? { statusCode: 500 });
    },
    onError: (request) => {
      request.response = finish(request.event, errorAnswer(request.error));
    },
  };
};

/**
 * The Lambda handler of a route group. It dispatches by the gateway's own route key, so that gateway and
 * function cannot disagree. Curried, so that the contract's literals stay literal.
 */
export const apiGroup =
  <const T extends Contract>(contract: T) =>
  (useCases: UseCases<T>) =>
    middy<APIGatewayProxyEventV2, Result>()
      .use(logMetrics(metrics))
      .use(observed())
      .handler(async (event) => {
        const call = (contract as Contract)[event.routeKey as keyof Contract];
        const useCase = useCases[event.routeKey as keyof T] as AnyUseCase | undefined;
        if (!call || !useCase) throw new DomainError('not_found', 'This call does not exist.');
        return onBehalfOf(event.requestContext.requestId, () => answerCall(call, useCase, event));
      });
