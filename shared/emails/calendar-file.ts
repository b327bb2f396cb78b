import { AIRPORT_TIME_ZONE, type AirportTime, clockText } from '#shared/calendar-date.ts';
import { calendarLines } from '#shared/emails/calendar-lines.ts';

/**
 * The European rule since 1996: whatever clock the traveller's calendar keeps, the entry stays at the airport's.
 * The `ics` package writes moments in UTC or without a zone only, so the few lines of the format are written here.
 */
const TIME_ZONE = [
  'BEGIN:VTIMEZONE',
  `TZID:${AIRPORT_TIME_ZONE}`,
  'BEGIN:DAYLIGHT',
  'TZNAME:CEST',
  'TZOFFSETFROM:+0100',
  'TZOFFSETTO:+0200',
  'DTSTART:19960331T020000',
  'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU',
  'END:DAYLIGHT',
  'BEGIN:STANDARD',
  'TZNAME:CET',
  'TZOFFSETFROM:+0200',
  'TZOFFSETTO:+0100',
  'DTSTART:19961027T030000',
  'RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU',
  'END:STANDARD',
  'END:VTIMEZONE',
];

/** An instant as calendars write it. */
export const utcStamp = (instant: string): string => `${instant.slice(0, 19).replace(/[-:]/g, '')}Z`;

/** A time of the airport's clock, as it follows the name of a calendar property. */
export const zonedTime = ({ date, ...clock }: AirportTime): string =>
  `;TZID=${AIRPORT_TIME_ZONE}:${date.replaceAll('-', '')}T${clockText(clock).replace(':', '')}00`;

/**
 * A calendar file with one event (iCalendar, RFC 5545); what is to be done with it is its method (RFC 5546): an
 * appointment to look at, one that its attendee has, or one that is off.
 */
export const calendarFile = (method: 'PUBLISH' | 'REQUEST' | 'CANCEL', event: readonly string[]): string =>
  calendarLines([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Airport Assist//Booking//EN',
    'CALSCALE:GREGORIAN',
    `METHOD:${method}`,
    ...TIME_ZONE,
    ...event,
    'END:VCALENDAR',
  ]);
