import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import type { CalendarDate } from '#shared/calendar-date.ts';
import { onlyDay } from '#web/back-office/components/day-pager/day-range.ts';
import { useRangeText } from '#web/back-office/components/day-pager/range-picker.tsx';
import { EmptyState } from '#web/back-office/components/empty-state.tsx';
import { latestSearch } from '#web/back-office/components/latest-address.ts';
import { PageError } from '#web/back-office/components/page-error.tsx';
import { TableSkeleton } from '#web/back-office/components/record-table/table-skeleton.tsx';
import { nameOf } from '#web/back-office/jobs/job-row.ts';
import classes from '#web/back-office/jobs/paper/paper.module.css';
import { PaperBar, type PaperKind } from '#web/back-office/jobs/paper/paper-bar.tsx';
import { PaperChoice } from '#web/back-office/jobs/paper/paper-choice.tsx';
import { PaperLanguage } from '#web/back-office/jobs/paper/paper-language.tsx';
import { type PaperQuestion, paperQuestion } from '#web/back-office/jobs/paper/paper-question.ts';
import { type Paper, type PaperJob, usePaperJobs } from '#web/back-office/jobs/paper/use-paper-jobs.ts';
import { useZoom } from '#web/back-office/jobs/paper/use-zoom.ts';
import { type OfficeLanguage, useTexts } from '#web/back-office/language/office-language.ts';
import { useAirportClock } from '#web/common/airport-clock.ts';

const LANGUAGE_PARAMETER = 'language';

/** The language of the paper: what the address says, else the reader's. */
const usePaperLanguage = () => {
  const { language } = useTexts();
  const [search, setSearch] = useSearchParams();
  const said = search.get(LANGUAGE_PARAMETER);
  const onLanguage = (chosen: OfficeLanguage): void => {
    const next = latestSearch();
    next.set(LANGUAGE_PARAMETER, chosen);
    setSearch(next, { replace: true });
  };
  return { language: said === 'en' || said === 'de' ? said : language, onLanguage };
};

/** The number of the job that is asked for, or the days. */
const useAbout = (question: PaperQuestion, today: CalendarDate, job: PaperJob | undefined): string => {
  const isJob = question.job !== undefined;
  const days = useRangeText(isJob ? onlyDay(job?.date ?? today) : question.range);
  if (!isJob) return days;
  return job ? `${nameOf(job)}, ${days}` : '';
};

type Props = {
  kind: PaperKind;
  /** The width of its pages in millimetres. */
  width: number;
  /** Whether the paper is German whatever the reader chooses. */
  isGerman?: boolean;
  /** Draws the pages. */
  Pages: (props: { paper: Paper }) => ReactNode;
  isEmpty: (paper: Paper) => boolean;
};

/** A screen that shows paper before it is printed: what it is about, its language, and its pages. */
export const PaperFrame = ({ kind, width, isGerman = false, Pages, isEmpty }: Props) => {
  const { t } = useTexts();
  const [search] = useSearchParams();
  const { date: today } = useAirportClock();
  const question = paperQuestion(search, today);
  const { paper, error, retry } = usePaperJobs(question);
  const language = usePaperLanguage();
  const about = useAbout(question, today, paper?.jobs[0]);
  const desk = useZoom(width);
  const hasPages = paper !== undefined && !isEmpty(paper);
  return (
    <>
      <PaperBar kind={kind} about={about} isGerman={isGerman} isReady={hasPages} {...language}>
        <PaperChoice question={question} />
      </PaperBar>
      {error && !paper && <PageError error={error} title={t('office.paper.failed')} onRetry={retry} />}
      {!error && !paper && <TableSkeleton />}
      {paper && !hasPages && (
        <EmptyState title={t('office.paper.empty')} text={t('office.paper.empty_text')} />
      )}
      {paper && paper.jobs.length < paper.count && (
        <p className={classes.note}>
          {t('office.paper.cut', { shown: paper.jobs.length, all: paper.count })}
        </p>
      )}
      <div ref={desk} className={classes.desk} hidden={!hasPages}>
        <PaperLanguage language={isGerman ? 'de' : language.language}>
          <div className={classes.zoomed}>{hasPages && <Pages paper={paper} />}</div>
        </PaperLanguage>
      </div>
    </>
  );
};
