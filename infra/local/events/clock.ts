import { Cron } from 'croner';
import type { Engine } from '../engines/engine.ts';
import type { Schedule } from '../template/schedules.ts';
import type { Functions } from '../workers/functions.ts';

const UNIT_MS: Readonly<Record<string, number>> = { minute: 60_000, hour: 3_600_000, day: 86_400_000 };

/** EventBridge counts weekdays from 1 (Sunday), croner from 0; `?` means any to the one, now to the other. */
const weekdays = (field: string): string =>
  field.replaceAll(/(?<![#/\w])[1-7](?=$|[-,#L/])/g, (day) => String(Number(day) - 1));

/**
 * EventBridge's `cron(minute hour day month weekday year)` as croner reads it.
 *
 * @throws on any other form.
 */
export const cronPattern = (expression: string): string => {
  const fields = /^cron\((.+)\)$/.exec(expression)?.[1]?.split(/\s+/) ?? [];
  const [minute, hour, day, month, weekday, year] = fields.map((field) => (field === '?' ? '*' : field));
  if (weekday === undefined || year === undefined) throw new Error(`${expression} is no schedule.`);
  return ['0', minute, hour, day, month, weekdays(weekday), year].join(' ');
};

const rateMilliseconds = (expression: string): number | undefined => {
  const [, count, unit = ''] = /^rate\((\d+) (minute|hour|day)s?\)$/.exec(expression) ?? [];
  return count === undefined ? undefined : Number(count) * (UNIT_MS[unit] ?? 0);
};

/** Starts functions by the clock. What fell due while the stack was off is not made up for. */
export const startClock = (schedules: readonly Schedule[], functions: Functions): Engine => {
  const stops = schedules.map(({ expression, timeZone, functionName, input }) => {
    const run = () => void functions.invoke(functionName, input).catch(() => undefined);
    const rate = rateMilliseconds(expression);
    if (rate !== undefined) {
      const timer = setInterval(run, rate);
      return () => clearInterval(timer);
    }
    const cron = new Cron(cronPattern(expression), { timezone: timeZone, mode: '7-part' }, run);
    return () => cron.stop();
  });
  return {
    close: async () => {
      for (const stop of stops) stop();
    },
  };
};
