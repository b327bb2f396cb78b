import { AsyncLocalStorage } from 'node:async_hooks';

/** The request that the work at hand is done for, also where several are worked on side by side. */
const served = new AsyncLocalStorage<string>();

/** Its id; undefined while nobody's work is done. */
export const servedRequest = (): string | undefined => served.getStore();

/**
 * Does a piece of work for a request: what it logs, promises and gives to a queue carries the request's id, so that one
 * question to the logs finds all that a caller has set in motion.
 */
export const onBehalfOf = <T>(requestId: string | undefined, work: () => T): T =>
  requestId === undefined ? work() : served.run(requestId, work);
