import { createContext, use } from 'react';
import { airportTime, clockText } from '#shared/calendar-date.ts';
import { PORTER_ONLY_LANGUAGE_ID } from '#shared/catalogue/bookable-language.ts';
import type { Employee } from '#shared/employees/employee.ts';
import { jobSpan } from '#shared/employees/job-span.ts';
import { openPlaces } from '#shared/jobs/board-people.ts';
import type { BoardJob } from '#shared/jobs/day-board-api.ts';
import { serviceOfJob } from '#shared/jobs/job.ts';
import { orderNumber } from '#shared/orders/order-number.ts';
import { spaced } from '#web/back-office/components/records/journey-details.ts';
import type { OfficeLanguage, Translate } from '#web/back-office/language/office-language.ts';

/** A language as an employee's row and a job name it. */
export type Spoken = { readonly code: string; readonly name: string };

/** What the board's words need beside the job itself. */
export type BoardTerms = {
  readonly t: Translate;
  readonly language: OfficeLanguage;
  readonly spoken: ReadonlyMap<number, Spoken>;
  /** How long a job lasts before its extra hours. */
  readonly jobMinutes: number;
};

const HOUR_MINUTES = 60;

const endOf = (job: BoardJob, jobMinutes: number): string =>
  clockText(airportTime(new Date(jobSpan(job, jobMinutes).end)));

const loadOf = (job: BoardJob, t: Translate): string =>
  serviceOfJob(job) === 'porter'
    ? t('office.orders.bags', { count: job.bags + job.bulky })
    : t('office.orders.persons', { count: job.persons });

const placesOf = (job: BoardJob, t: Translate): string => {
  if (job.is_sealed) return t('office.status.cancelled');
  const open = openPlaces(job);
  if (open === 0) return '';
  return job.extra_employee > 0
    ? t('office.board.open_of', { open, all: 1 + job.extra_employee })
    : t('office.orders.unassigned');
};

/** A job in the words of the board. */
export type JobWords = {
  /** `F10391-1`. */
  readonly number: string;
  readonly time: string;
  readonly service: string;
  /** Flight, train, or the name on the sign. */
  readonly point: string;
  /** Empty for porters, who are not asked for one. */
  readonly spoken: Spoken | undefined;
  readonly load: string;
  /** Who is still wanted, or that it is cancelled; empty when all are on it. */
  readonly places: string;
  /** All of it in one line. */
  readonly whole: string;
};

/** What there is to say of a job. */
export const jobWords = (job: BoardJob, { t, language, spoken, jobMinutes }: BoardTerms): JobWords => {
  const words = {
    number: orderNumber(job._id, job.airport),
    time: t('office.board.time', { from: clockText(job), to: endOf(job, jobMinutes) }),
    service: t(`office.service.${serviceOfJob(job)}`),
    point: spaced(job.flight_nr ?? job.train_nr ?? '') || job.name_sign,
    spoken: job.language_id === PORTER_ONLY_LANGUAGE_ID ? undefined : spoken.get(job.language_id),
    load: loadOf(job, t),
    places: placesOf(job, t),
  };
  const { number, time, service, point, load, places } = words;
  const way = t('office.board.way', { from: job.from_title[language], to: job.to_title[language] });
  const parts = [number, time, service, point, words.spoken?.name, load, way, places];
  return { ...words, whole: parts.filter(Boolean).join(', ') };
};

/** An employee in the words of the board. */
export const personWords = ({ first_name, last_name, Languages }: Employee, { spoken }: BoardTerms) => {
  const known = Languages.flatMap((id) => spoken.get(id) ?? []);
  return {
    name: `${first_name} ${last_name}`,
    codes: known.map(({ code }) => code.toUpperCase()).join(', '),
    languages: known.map(({ name }) => name).join(', '),
  };
};

/** `3 jobs, 4 h`; that there is nothing to do yet. */
export const loadWords = (load: { jobs: number; minutes: number }, t: Translate): string =>
  load.jobs === 0
    ? t('office.board.free')
    : t('office.board.load', {
        count: load.jobs,
        hours: Math.round((load.minutes / HOUR_MINUTES) * 10) / 10,
      });

export const BoardTermsContext = createContext<BoardTerms | undefined>(undefined);

/** @throws Error outside of the board */
export const useBoardTerms = (): BoardTerms => {
  const terms = use(BoardTermsContext);
  if (!terms) throw new Error('The words of the board are known on the board only.');
  return terms;
};
