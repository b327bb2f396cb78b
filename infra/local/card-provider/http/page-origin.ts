import type { Answer, Call } from './messages.ts';

const LOOPBACK = /^http:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;

/** Card data come from a page of this machine only; no cookie is ever asked for. */
export const corsHeaders = (call: Call): Record<string, string> => {
  const { origin } = call.headers;
  if (origin === undefined || !LOOPBACK.test(origin)) return { Vary: 'Origin' };
  return {
    Vary: 'Origin',
    'Access-Control-Allow-Origin': origin,
    'Access-Control-Allow-Methods': 'POST',
    'Access-Control-Allow-Headers': 'Content-Type',
  };
};

/** The browser's question before it posts JSON to another origin. */
export const answerPreflight = (call: Call): Answer => ({
  status: 204,
  headers: corsHeaders(call),
  body: '',
});
