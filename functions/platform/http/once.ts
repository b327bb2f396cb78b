import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { keepRequest, wasRequestDone } from '#functions/platform/data/request-key.ts';
import type { Write } from '#functions/platform/data/write.ts';
import type { Caller } from '#functions/platform/http/caller.ts';
import { errorAnswer } from '#functions/platform/http/error-answer.ts';
import { jsonAnswer } from '#functions/platform/http/json-answer.ts';
import type { Call } from '#shared/http/contract.ts';
import { refused } from '#shared/refused.ts';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** What makes a request happen once however often its browser repeats it. */
export type Once = {
  /** The browser's own name of the request; undefined for programs that send none. */
  readonly key: string | undefined;
  /** For the transaction of what the request does; empty without a key. */
  readonly writes: readonly Write[];
};

const whoOf = ({ user }: Caller): string => user?._id ?? 'anyone';

/** A request may carry an `Idempotency-Key`: browsers repeat it with the same one when they got no answer. */
export const onceOf = ({ headers }: APIGatewayProxyEventV2, caller: Caller, now: Date): Once => {
  const key = headers['idempotency-key'];
  return key && UUID.test(key)
    ? { key, writes: [keepRequest(whoOf(caller), key, now)] }
    : { key: undefined, writes: [] };
};

/** What a request that failed is answered: one that was done before says so. */
export const failureAnswer = async (
  error: unknown,
  { call, caller, once, event }: { call: Call; caller: Caller; once: Once; event: APIGatewayProxyEventV2 },
) => {
  if (once.key === undefined || !(await wasRequestDone(whoOf(caller), once.key))) return errorAnswer(error);
  return call.status === 204 ? jsonAnswer(call, undefined, event) : errorAnswer(refused('request.repeated'));
};
