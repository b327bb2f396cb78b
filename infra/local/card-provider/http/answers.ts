import { timestampOf } from '../payment-json.ts';
import type { Provider } from '../provider.ts';
import { groupOf, resultOf } from '../result-codes.ts';
import type { Answer } from './messages.ts';

export const json = (status: number, body: unknown, headers: Record<string, string> = {}): Answer => ({
  status,
  headers: { 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': 'no-store', ...headers },
  body: JSON.stringify(body),
});

const STATUS_BY_CODE: Record<string, number> = {
  '800.900.300': 401,
  '800.120.100': 429,
  '700.400.580': 404,
};

/** The provider answers HTTP 400 also for declines, which is why callers decide by `result.code`. */
const statusOf = (code: string): number =>
  STATUS_BY_CODE[code] ?? (['declined', 'communication'].includes(groupOf(code)) ? 400 : 200);

/** An answer of the platform's server interface around a result code; `payload` may bring its own `result`. */
export const platformAnswer = (provider: Provider, code: string, payload: object = {}): Answer =>
  json(statusOf(code), {
    result: resultOf(code),
    buildNumber: 'sandbox@local',
    timestamp: timestampOf(provider.now()),
    ndc: `${provider.entityId}_${provider.newId()}`,
    ...payload,
  });

/** 200.300.404, naming the parameters at fault where there are any. */
export const refuseParameters = (provider: Provider, names: string[] = []): Answer => {
  const parameterErrors = names.map((name) => ({
    name,
    value: null,
    message: 'is missing, unknown or invalid',
  }));
  const result = { ...resultOf('200.300.404'), ...(names.length > 0 ? { parameterErrors } : {}) };
  return platformAnswer(provider, '200.300.404', { result });
};
