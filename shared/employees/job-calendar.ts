import { calendarFile, utcStamp, zonedTime } from '#shared/emails/calendar-file.ts';
import { calendarText } from '#shared/emails/calendar-lines.ts';
import { type JobNews, jobDetails } from '#shared/employees/job-news.ts';
import { serviceOfJob } from '#shared/jobs/job.ts';
import { inLanguage } from '#shared/languages.ts';
import { orderNumber } from '#shared/orders/order-number.ts';
import { mailTexts } from '#shared/texts/mail-texts.ts';

/** How the calendar entry of an assignment is made; `sequence` grows with every change of the job. */
export type JobInvitation = {
  readonly method: 'REQUEST' | 'CANCEL';
  readonly sequence: number;
  /** The company's own address. */
  readonly organizer: string;
};

/** A name as a parameter: quotation marks and control characters cannot stand in one (RFC 5545, section 3.1). */
const parameter = (text: string): string => `"${text.replace(/["\p{Cc}]/gu, '')}"`;

const description = (news: JobNews): string =>
  (['en', 'de'] as const)
    .map((language) =>
      jobDetails(news, language)
        .map(([name, value]) => `${name}: ${value}`)
        .join('\n'),
    )
    .join('\n\n');

/**
 * The calendar file of an employee's assignment to a job. Assigned, moved and released keep one identity: calendars
 * replace the entry, or take it out. A length instead of an end stays right in the nights in which the clocks change.
 */
export const jobCalendar = (
  news: JobNews,
  { method, sequence, organizer }: JobInvitation,
  now: Date,
): string => {
  const { job, employee, airport, jobMinutes } = news;
  const stamp = utcStamp(now.toISOString());
  const name = parameter(`${employee.first_name} ${employee.last_name}`);
  const place = `${job.from_text}, ${inLanguage(airport.name, 'en')}`;
  const service = mailTexts.en.services[serviceOfJob(job)];
  return calendarFile(method, [
    'BEGIN:VEVENT',
    `UID:job-${job._id}-${calendarText(employee._id)}@airport-assist`,
    `SEQUENCE:${sequence}`,
    `DTSTAMP:${stamp}`,
    `DTSTART${zonedTime(job)}`,
    `DURATION:PT${jobMinutes + job.extra_hours * 60}M`,
    `SUMMARY:${calendarText(`${orderNumber(job._id, job.airport)} ${service}: ${job.name_sign}`)}`,
    `LOCATION:${calendarText(place)}`,
    `DESCRIPTION:${calendarText(description(news))}`,
    `ORGANIZER;CN="Airport Assist":mailto:${organizer}`,
    `ATTENDEE;CN=${name};PARTSTAT=ACCEPTED;RSVP=FALSE:mailto:${employee.email ?? ''}`,
    `STATUS:${method === 'CANCEL' ? 'CANCELLED' : 'CONFIRMED'}`,
    'TRANSP:OPAQUE',
    'END:VEVENT',
  ]);
};
