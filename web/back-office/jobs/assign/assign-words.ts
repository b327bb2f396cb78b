import { clockText } from '#shared/calendar-date.ts';
import type { AssignmentCheck } from '#shared/employees/assignment-answer.ts';
import type { Job } from '#shared/jobs/job.ts';
import { orderNumber } from '#shared/orders/order-number.ts';
import { shortDay } from '#web/back-office/language/formats.ts';
import type { OfficeLanguage, Translate } from '#web/back-office/language/office-language.ts';

type Refusal = AssignmentCheck['refusals'][number];
type Warning = AssignmentCheck['warnings'][number];

/** The job that somebody is to be put on, and who reads about it. */
export type AssignWords = {
  readonly t: Translate;
  readonly language: OfficeLanguage;
  readonly job: Pick<Job, 'airport' | 'date'>;
  /** The job's language in the reader's words. */
  readonly spoken?: string | undefined;
};

const MINUTES_OF_AN_HOUR = 60;

const durationText = (total: number, t: Translate): string => {
  const hours = Math.floor(total / MINUTES_OF_AN_HOUR);
  const minutes = total % MINUTES_OF_AN_HOUR;
  return hours > 0 ? t('office.assign.hours', { hours, minutes }) : t('office.assign.minutes', { minutes });
};

/** The other job's number and time, with its day when that is another one. */
const otherOf = (other: NonNullable<Refusal['job']>, { t, language, job }: AssignWords) => {
  const time = clockText(other);
  return {
    job: orderNumber(other.job_id, job.airport),
    time:
      other.date === job.date
        ? time
        : t('office.assign.time_on_day', { day: shortDay(other.date, language), time }),
  };
};

/** Why somebody cannot be put on a job, without a full stop. */
export const refusalText = ({ code, job: other }: Refusal, words: AssignWords): string =>
  code === 'overlap' && other
    ? words.t('office.assign.refused.overlap_with', otherOf(other, words))
    : words.t(`office.assign.refused.${code}`);

/** What speaks against putting somebody on a job, without a full stop. */
export const warningText = ({ code, job: other, rest }: Warning, words: AssignWords): string => {
  const { t, spoken } = words;
  if (code === 'language') {
    return spoken
      ? t('office.assign.warned.language_named', { language: spoken })
      : t('office.assign.warned.language');
  }
  return other && rest !== undefined
    ? t('office.assign.warned.rest_to', { ...otherOf(other, words), rest: durationText(rest, t) })
    : t('office.assign.warned.rest');
};
