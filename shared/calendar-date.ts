/** A day at the airport, `YYYY-MM-DD`. Plain text: it never passes through a UTC instant. */
export type CalendarDate = string;

/** Wall-clock time at the airport. */
export type WallClock = { readonly hours: number; readonly minutes: number };

/** A moment as a traveller at the airport reads it. */
export type AirportTime = WallClock & { readonly date: CalendarDate };

/** Both airports keep this time. */
export const AIRPORT_TIME_ZONE = 'Europe/Berlin';

const DATE_PATTERN = /^(\d{4})-(\d{2})-(\d{2})$/;

const dayOf = (date: CalendarDate): Date | undefined => {
  const [, year, month, day] = DATE_PATTERN.exec(date) ?? [];
  if (!year || !month || !day) return undefined;
  const utc = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
  return utc.toISOString().startsWith(date) ? utc : undefined;
};

/** Whether the text is a day that exists: 2026-02-30 is not. */
export const isCalendarDate = (text: string): text is CalendarDate => dayOf(text) !== undefined;

/**
 * The day `days` later (or earlier, when negative).
 * @throws RangeError when `date` is not a calendar date.
 */
export const addDays = (date: CalendarDate, days: number): CalendarDate => {
  const day = dayOf(date);
  if (!day) throw new RangeError(`${date} is not a calendar date`);
  day.setUTCDate(day.getUTCDate() + days);
  return day.toISOString().slice(0, 10);
};

/** All days from `from` to `to`, both included; empty when `to` is before `from`. */
export const daysBetween = (from: CalendarDate, to: CalendarDate): CalendarDate[] => {
  const days: CalendarDate[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) days.push(day);
  return days;
};

const airportClock = new Intl.DateTimeFormat('en-CA', {
  timeZone: AIRPORT_TIME_ZONE,
  hourCycle: 'h23',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
});

/** What the clock at the airport shows at `instant`. */
export const airportTime = (instant: Date): AirportTime => {
  const part = Object.fromEntries(
    airportClock.formatToParts(instant).map(({ type, value }) => [type, value]),
  );
  return {
    date: `${part.year}-${part.month}-${part.day}`,
    hours: Number(part.hour),
    minutes: Number(part.minute),
  };
};

const sameReading = (a: AirportTime, b: AirportTime): boolean =>
  a.date === b.date && a.hours === b.hours && a.minutes === b.minutes;

/**
 * The instant at which the airport's clock shows this time; undefined for the hour that the spring night
 * skips. Of the hour that the autumn night shows twice, the first.
 */
export const instantOf = ({ date, hours, minutes }: AirportTime): Date | undefined => {
  const day = dayOf(date);
  if (!day) return undefined;
  const wanted = { date, hours, minutes };
  const asIfUtc = day.getTime() + (hours * 60 + minutes) * 60_000;
  return [2, 1]
    .map((offset) => new Date(asIfUtc - offset * 3_600_000))
    .find((instant) => sameReading(airportTime(instant), wanted));
};

/** `HH:MM`, for keys and screens. */
export const clockText = ({ hours, minutes }: WallClock): string =>
  `${String(hours).padStart(2, '0')}:${String(minutes).padStart(2, '0')}`;
