import { clockText } from '#shared/calendar-date.ts';
import type { Airport } from '#shared/catalogue/airport.ts';
import { escapeHtml } from '#shared/emails/html.ts';
import { longDate } from '#shared/emails/long-date.ts';
import { type Job, serviceOfJob } from '#shared/jobs/job.ts';
import { type NamedPlace, titlesOfJob } from '#shared/jobs/job-titles.ts';
import { inLanguage } from '#shared/languages.ts';
import type { Order } from '#shared/orders/order.ts';
import { orderNumber } from '#shared/orders/order-number.ts';
import { mailTexts } from '#shared/texts/mail-texts.ts';

type Where = { readonly airport: Airport; readonly places: readonly NamedPlace[] };

/** The variables of mails about a job, as HTML, escaped. */
export const jobVariables = (
  job: Job,
  order: Order,
  { airport, places }: Where,
  language: 'en' | 'de',
): Readonly<Record<string, string>> => {
  const { from_title, to_title } = titlesOfJob(job, places);
  return {
    ORDER_NUMBER: orderNumber(order._id, airport._id),
    NAME: escapeHtml(order.address?.name || job.name_sign),
    SERVICE: mailTexts[language].services[serviceOfJob(job)],
    REFERENCE: escapeHtml(job.reference || orderNumber(order._id, airport._id)),
    AIRPORT: escapeHtml(`${inLanguage(airport.name, language)} (${airport.code})`),
    DATE: longDate(job.date, language),
    TIME: clockText(job),
    FROM: escapeHtml(from_title[language]),
    TO: escapeHtml(to_title[language]),
    PHONE: escapeHtml(airport.phone),
  };
};
