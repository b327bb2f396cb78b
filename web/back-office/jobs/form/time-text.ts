import { clockText, type WallClock } from '#shared/calendar-date.ts';

const TYPED = /^(\d{1,2})[:.]?(\d{2})?$/;

/** A time as dispatchers type it: `14:35`, `1435`, `935`, `9.35`, `9`; undefined for what is none. */
export const timeIn = (text: string): WallClock | undefined => {
  const [, hour, minute = '0'] = TYPED.exec(text.trim()) ?? [];
  const [hours, minutes] = [Number(hour), Number(minute)];
  return hour !== undefined && hours <= 23 && minutes <= 59 ? { hours, minutes } : undefined;
};

/** The same time as `HH:MM`; a text that is no time stays. */
export const tidyTime = (text: string): string => {
  const time = timeIn(text);
  return time ? clockText(time) : text;
};
