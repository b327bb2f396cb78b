import { type AirportTime, clockText } from '#shared/calendar-date.ts';
import { AIRPORTS, type AirportId } from '#shared/catalogue/airport-ids.ts';
import { serviceOfJob } from '#shared/jobs/job.ts';
import { plannedWork } from '#shared/jobs/work-time.ts';
import { spaced } from '#web/back-office/components/records/journey-details.ts';
import type { PaperJob } from '#web/back-office/jobs/paper/use-paper-jobs.ts';
import type { OfficeLanguage, Translate } from '#web/back-office/language/office-language.ts';

/** `Assistant, Japanese`, or `Porter`. */
export const serviceWords = (job: PaperJob, t: Translate, language: OfficeLanguage): string => {
  const spoken = language === 'de' ? job.language.display_de : job.language.display_en;
  return serviceOfJob(job) === 'porter' || !spoken
    ? t(`office.service.${serviceOfJob(job)}`)
    : t('office.paper.assistant', { language: spoken });
};

/** Guests and bags: `3 persons, 12 bags + 2 bulky`. */
export const loadWords = ({ persons, bags, bulky }: PaperJob, t: Translate): string =>
  [
    t('office.orders.persons', { count: persons }),
    (bags > 0 || bulky > 0) &&
      [t('office.orders.bags', { count: bags }), bulky > 0 && t('office.orders.bulky', { bulky })]
        .filter(Boolean)
        .join(' '),
  ]
    .filter(Boolean)
    .join(', ');

/** Flight, and train with cart and seat; empty when the job names neither. */
export const travelWords = (
  { flight_nr, train_nr, train_cart, train_seat }: PaperJob,
  t: Translate,
): string =>
  [
    flight_nr && t('office.paper.flight', { number: spaced(flight_nr) }),
    train_nr && t('office.paper.train', { number: spaced(train_nr) }),
    train_cart && t('office.orders.cart', { cart: train_cart }),
    train_seat && t('office.orders.seat', { seat: train_seat }),
  ]
    .filter(Boolean)
    .join(', ');

/** When a job ends by plan: `07:40`, with a mark when that is the next day. */
export const endWords = (job: PaperJob, nextDay: (time: string) => string): string => {
  const { end } = plannedWork(job);
  return timeAfter(end, job.date, nextDay);
};

/** A time as a plan of that day writes it. */
export const timeAfter = (time: AirportTime, date: string, nextDay: (time: string) => string): string =>
  time.date > date ? nextDay(clockText(time)) : clockText(time);

/** `Frankfurt (FRA)`. */
export const airportWords = (airport: AirportId, t: Translate): string => {
  const code = AIRPORTS.find(({ _id }) => _id === airport)?.code ?? '';
  return `${t(`office.airport.${airport}`)} (${code})`;
};
