import { randomUUID } from 'node:crypto';
import { addDays, airportTime } from '#shared/calendar-date.ts';
import type { Answer, BrowserClient } from '#test/support/browser-client.ts';
import type { QuietStack } from '#test/support/faults/quiet-stack.ts';

/** The day of all jobs that cases order: each is somebody's of its own. */
export const JOB_DAY = addDays(airportTime(new Date()).date, 170);

export type World = {
  readonly stack: QuietStack;
  readonly admin: BrowserClient;
  /** A number of six digits that nothing else has. */
  readonly unique: () => number;
};

/** One piece of work that is ready to be done, and may be asked for again as its caller would. */
export type Case = {
  readonly act: () => Promise<Answer>;
  /** Which answers make the caller ask again: those that tell of a fault unless said. */
  readonly isToRepeat?: (status: number) => boolean;
  /** What the clock does later about what the work left half done. */
  readonly later?: () => Promise<void>;
  /** What may lie there besides when the work is done twice, and why that does no harm. */
  readonly mayLeave?: { readonly line: RegExp; readonly why: string };
  /** Why the work writes nothing, where a call of its kind would. */
  readonly onlyReads?: string;
  /** Words that nothing else has, beside its numbers. */
  readonly names?: readonly string[];
  /** What was promised before is what the work is about: it still waits. */
  readonly isWaiting?: true;
};

/** Prepares a piece of work that writes: always the same one, about things of its own. */
export type Scenario = (world: World) => Promise<Case>;

/** Sends what is sent again under the same key, as the office's screens do. */
const keyed = (browser: BrowserClient): BrowserClient => {
  const keys = new Map<string, string>();
  return {
    ...browser,
    send: (method, path, body, headers = {}) => {
      const request = `${method} ${path} ${JSON.stringify(body)}`;
      const key = keys.get(request) ?? randomUUID();
      keys.set(request, key);
      return browser.send(
        method,
        path,
        body,
        method === 'POST' ? { 'idempotency-key': key, ...headers } : headers,
      );
    },
  };
};

/** A number for the names and addresses of a case: digits are all the same to the comparison. */
export const openWorld = (stack: QuietStack, admin: BrowserClient): World => {
  let last = 100_000;
  return {
    stack,
    admin,
    unique: () => {
      last += 1;
      return last;
    },
  };
};

/** The same world for one case: what it sends twice goes under one key. */
export const worldOfCase = (world: World): World => ({ ...world, admin: keyed(world.admin) });

/** The answer of a function that no browser calls. */
export const DONE: Answer = { status: 200, headers: new Headers(), body: undefined };

/** What an event does to a function, as an answer. */
export const asAnswer = (work: Promise<unknown>): Promise<Answer> =>
  work.then(
    (body) => ({ ...DONE, body }),
    (error: unknown) => ({ ...DONE, status: 500, body: String(error) }),
  );
