import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import * as z from 'zod/mini';
import type { CallName, Fault } from '../control/controls.ts';
import { expireChallenges } from '../ledger/attempts.ts';
import type { Provider } from '../provider.ts';
import { json, platformAnswer } from './answers.ts';
import { type Answer, type Call, readCall } from './messages.ts';
import { findRoute } from './routes.ts';
import { isAuthorised } from './server-access.ts';

const NO_ROUTE = json(404, { error: 'The sandbox does not know this address.' });

const closeOverdueChallenges = (provider: Provider): void => {
  const { ledger, changed } = expireChallenges(provider.ledger(), provider.now());
  if (changed.length > 0) provider.commit(ledger, changed);
};

/** A page of another origin must not move the sandbox's levers behind a developer's back. */
const isControlAllowed = (provider: Provider, call: Call): boolean =>
  call.headers.origin === undefined || call.headers.origin === provider.origin();

type Found = NonNullable<ReturnType<typeof findRoute>>;

const refuseAccess = (provider: Provider, call: Call, { route }: Found): Answer | undefined => {
  if (route.access === 'server' && !isAuthorised(provider, call))
    return platformAnswer(provider, '800.900.300');
  if (route.access === 'control' && !isControlAllowed(provider, call))
    return json(403, { error: 'Control calls are not for pages.' });
  return undefined;
};

const faultOf = (provider: Provider, call: Call, { route }: Found): Fault | undefined => {
  const name = typeof route.name === 'function' ? route.name(call) : route.name;
  return name ? provider.controls.takeFault(name as CallName) : undefined;
};

const handle = async (provider: Provider, call: Call, { route }: Found): Promise<Answer> => {
  try {
    return await route.handle(provider, call);
  } catch (error) {
    const isControlInput = error instanceof z.core.$ZodError || error instanceof SyntaxError;
    if (route.access !== 'control' || !isControlInput) throw error;
    return json(400, { error: error.message });
  }
};

/** The answer of a call, or undefined when a fault asks for a cut or a silent connection. */
const answerOf = async (provider: Provider, call: Call): Promise<{ answer: Answer } | 'cut' | 'silence'> => {
  const found = findRoute(call);
  if (!found) return { answer: NO_ROUTE };
  const refused = refuseAccess(provider, call, found);
  if (refused) return { answer: refused };
  closeOverdueChallenges(provider);
  const fault = faultOf(provider, call, found);
  if (fault?.kind === 'timeout') return 'silence';
  if (fault?.kind === 'fail')
    return { answer: json(fault.status, { error: 'The sandbox was told to fail.' }) };
  if (fault?.kind === 'delay') await pause(fault.delayMs, undefined, { ref: false });
  const answer = await handle(provider, { ...call, param: found.param }, found);
  return fault?.kind === 'lose-answer' ? 'cut' : { answer };
};

/** One request from its bytes to its answer. */
export const answerCall = async (
  provider: Provider,
  message: IncomingMessage,
  response: ServerResponse,
): Promise<void> => {
  try {
    const result = await answerOf(provider, await readCall(message, provider.origin()));
    if (result === 'silence') return;
    if (result === 'cut') response.destroy();
    else response.writeHead(result.answer.status, result.answer.headers).end(result.answer.body);
  } catch (error) {
    console.error('The card sandbox failed:', error);
    if (response.headersSent) response.destroy();
    else response.writeHead(500, { 'Content-Type': 'text/plain' }).end('The sandbox failed.');
  }
};
