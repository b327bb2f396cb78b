import * as z from 'zod/mini';
import { instant } from '#shared/schemas.ts';

/** Longer than a task takes with all of its tries, five times the five minutes of its worker. */
export const SILENCE_MS = 30 * 60_000;

/** How far all open work was when a sweep last saw it advance, and whether its tasks were given out again since. */
export const sweepNote = z.object({
  progress: z.string(),
  since: instant,
  told_again: z.boolean(),
});
export type SweepNote = z.infer<typeof sweepNote>;

/** Open work, a period run or an export, and how many of its parts are done. */
export type OpenWork = { readonly _id: string; readonly finished: number };

const progressOf = (open: readonly OpenWork[]): string =>
  open
    .map(({ _id, finished }) => `${_id}:${finished}`)
    .toSorted()
    .join(' ');

type Sweep = {
  /** wait: something moves. tell_again: its tasks may be lost. give_up: they were told again, and nothing moved. */
  readonly act: 'wait' | 'tell_again' | 'give_up';
  /** What the next sweep has to know. */
  readonly note: SweepNote;
};

/**
 * What is to be done about open work. All of it waits in one queue: while any of it moves, nothing is lost, it only
 * has not had its turn.
 */
export const sweepOf = (open: readonly OpenWork[], before: SweepNote | undefined, now: Date): Sweep => {
  const progress = progressOf(open);
  const since = now.toISOString();
  if (open.length === 0 || before?.progress !== progress) {
    return { act: 'wait', note: { progress, since, told_again: false } };
  }
  if (now.getTime() - Date.parse(before.since) < SILENCE_MS) return { act: 'wait', note: before };
  return before.told_again
    ? { act: 'give_up', note: { progress, since, told_again: false } }
    : { act: 'tell_again', note: { progress, since, told_again: true } };
};
