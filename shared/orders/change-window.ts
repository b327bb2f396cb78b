/** What was begun before, and written only now, must not be missed: no request lives longer. */
const OVERLAP_MS = 60_000;
const LONGEST_MS = 24 * 3_600_000;

/** From when on changes are looked for, and on which days (UTC); no day when all is to be read anew. */
export type ChangeWindow = {
  readonly from: string;
  readonly days: readonly string[];
  /** What to ask since the next time: changes of the last minute are told again. */
  readonly until: string;
  readonly is_stale: boolean;
};

/** The window of a screen that asks what has changed since a moment; absent when it never asked before. */
export const changeWindow = (since: string | undefined, now: Date): ChangeWindow => {
  const until = new Date(now.getTime() - OVERLAP_MS).toISOString();
  const start = since === undefined ? undefined : new Date(since);
  if (!start || now.getTime() - start.getTime() > LONGEST_MS) {
    return { from: until, days: [], until, is_stale: true };
  }
  const from = start.toISOString();
  const days = [...new Set([from.slice(0, 10), now.toISOString().slice(0, 10)])];
  return { from, days, until, is_stale: false };
};
