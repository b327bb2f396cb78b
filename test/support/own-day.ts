import { closeSync, mkdtempSync, openSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addDays, airportTime } from '#shared/calendar-date.ts';

/** Days ahead of today that are handed out one by one; `someDay` keeps off them. */
const FROM = 430;
const UNTIL = 725;

/** Call it before the tests: they take their days from it, whatever process they run in. @returns what ends it */
export const openOwnDays = (): (() => void) => {
  const folder = mkdtempSync(join(tmpdir(), 'own-days-'));
  process.env.OWN_DAYS = folder;
  return () => rmSync(folder, { recursive: true, force: true });
};

const isTaken = (day: string): boolean => {
  try {
    closeSync(openSync(join(process.env.OWN_DAYS ?? '', day), 'wx'));
    return false;
  } catch {
    return true;
  }
};

/** A day that, with the one after it, no other test has; no clocks change in its month. For tests that count what is on a day. */
export const ownDay = (): string => {
  const today = airportTime(new Date()).date;
  for (let ahead = FROM; ahead < UNTIL; ahead += 2) {
    const day = addDays(today, ahead);
    if (!['03', '10'].includes(day.slice(5, 7)) && !isTaken(day)) return day;
  }
  throw new Error('All days of the tests are taken.');
};
