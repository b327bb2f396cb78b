import { servedRequest } from '#functions/platform/request-trace.ts';

/** What is promised in the transaction of a change, and is done once after it: not begun yet, named by its request. */
export const promised = <What extends object>(what: What, now: Date) => ({
  ...what,
  state: 'pending' as const,
  attempts: 0,
  request_id: servedRequest(),
  created_at: now.toISOString(),
  version: 1,
});
