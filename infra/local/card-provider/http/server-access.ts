import { timingSafeEqual } from 'node:crypto';
import type { Provider } from '../provider.ts';
import type { Call } from './messages.ts';

/** The parameters of a call: form-encoded in the body of a POST, in the query of a GET. */
export const parametersOf = (call: Call): URLSearchParams =>
  call.method === 'POST' ? new URLSearchParams(call.body) : call.url.searchParams;

/** Every call of the application's server shows the token and names the entity. */
export const isAuthorised = (provider: Provider, call: Call): boolean => {
  const shown = Buffer.from(call.headers.authorization ?? '');
  const expected = Buffer.from(`Bearer ${provider.bearerToken}`);
  const isTokenRight = shown.length === expected.length && timingSafeEqual(shown, expected);
  return isTokenRight && parametersOf(call).get('entityId') === provider.entityId;
};

/** Names of parameters that the call does not know, or that appear twice. */
export const strayParameters = (parameters: URLSearchParams, known: RegExp): string[] => {
  const names = [...parameters.keys()];
  return names.filter((name, index) => !known.test(name) || names.indexOf(name) !== index);
};
