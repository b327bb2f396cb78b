import { VisuallyHidden } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { type KeyboardEvent, type MouseEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { jobSpan } from '#shared/employees/job-span.ts';
import type { Stretch } from '#shared/jobs/day-board.ts';
import type { BoardJob } from '#shared/jobs/day-board-api.ts';
import type { DayScale } from '#shared/jobs/day-scale.ts';
import { SideDrawer } from '#web/back-office/components/side-drawer.tsx';
import { AssignQuestionDialog } from '#web/back-office/jobs/assign/assign-question-dialog.tsx';
import { stepThroughBars } from '#web/back-office/jobs/board/arrow-keys.ts';
import classes from '#web/back-office/jobs/board/board.module.css';
import type { BoardView } from '#web/back-office/jobs/board/board-view.ts';
import { jobWords, useBoardTerms } from '#web/back-office/jobs/board/board-words.ts';
import { sourceOf, type Target } from '#web/back-office/jobs/board/drag.ts';
import { Ghost } from '#web/back-office/jobs/board/ghost.tsx';
import { OpenJobs } from '#web/back-office/jobs/board/open-jobs.tsx';
import { PhonePeople } from '#web/back-office/jobs/board/phone-people.tsx';
import { PickedPanel } from '#web/back-office/jobs/board/picked-panel.tsx';
import { type BoardNow, Timeline } from '#web/back-office/jobs/board/timeline.tsx';
import { useDrag } from '#web/back-office/jobs/board/use-drag.ts';
import { type PickedState, usePicked } from '#web/back-office/jobs/board/use-picked.ts';

type Props = {
  view: BoardView;
  now: BoardNow;
  pastUntil: number;
  /** What stands is of another day: it may be looked at, not changed. */
  isRefreshing: boolean;
  reread: () => Promise<void>;
};

const MINUTE_MS = 60_000;

const slotOf = (job: BoardJob | undefined, { startsAt, minutes }: DayScale, jobMinutes: number) => {
  if (!job) return undefined;
  const { start, end } = jobSpan(job, jobMinutes);
  const slot: Stretch = {
    start: Math.max(0, (start - startsAt) / MINUTE_MS),
    end: Math.min(minutes, (end - startsAt) / MINUTE_MS),
  };
  return slot;
};

/** The keyboard goes on among the employees once a job is picked up, and back to where it was when it is put down. */
const useFocus = (root: RefObject<HTMLElement | null>, { picked }: PickedState): void => {
  const cameFrom = useRef<Element>(null);
  const jobId = picked?.isByKeys ? picked.jobId : undefined;
  useEffect(() => {
    if (!jobId) return;
    cameFrom.current = document.activeElement;
    document.querySelector<HTMLElement>('[data-picked-panel] [data-step]')?.focus();
    return () => {
      const before = cameFrom.current;
      const next = before?.isConnected ? before : root.current?.querySelector('[data-step], [data-rows]');
      if (next instanceof HTMLElement) next.focus();
    };
  }, [root, jobId]);
};

/** The day: its timeline, or on phones a list, with what waits for somebody beside it. */
export const Board = ({ view, now, pastUntil, isRefreshing, reread }: Props) => {
  const terms = useBoardTerms();
  const root = useRef<HTMLDivElement>(null);
  const isPhone = useMediaQuery('(max-width: 760px)', false, { getInitialValueInEffect: false });
  const [over, setOver] = useState<Target>();
  const picked = usePicked({ people: view.people, jobs: view.jobs, terms, reread });
  const isDragging = useDrag(root, picked, setOver);
  useFocus(root, picked);
  const { job, from, byPerson, question, isAsked, said } = picked;

  const onClick = ({ target, detail }: MouseEvent): void => {
    const source = sourceOf(target as Element);
    // A click without a pointer is one of the keyboard, or of a screen reader.
    if (source) picked.pick(source, detail === 0);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || !picked.picked || question) return;
    event.stopPropagation();
    setOver(undefined);
    picked.giveUp();
  };
  const onOver = (personId: string | undefined): void => {
    setOver(personId ? { personId } : undefined);
    if (personId) {
      root.current?.querySelector(`[data-person="${personId}"]`)?.scrollIntoView({ block: 'nearest' });
    }
  };
  const panel = (
    <PickedPanel
      picked={picked}
      people={view.people}
      onPut={(personId) => void picked.put(personId)}
      onOver={onOver}
      isHeadless={isPhone}
    />
  );
  const rest = { view, pastUntil, pickedId: job?._id };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it hears its buttons, so that hundreds need no listener each
    <div
      ref={root}
      className={classes.board}
      onClick={onClick}
      onKeyDown={onKeyDown}
      inert={isRefreshing}
      {...(isDragging && { 'data-dragging': true })}
    >
      <VisuallyHidden role="status">{said}</VisuallyHidden>
      {isPhone ? (
        <>
          <OpenJobs jobs={view.open} count={view.sums.jobs} pickedId={job?._id} />
          <PhonePeople {...rest} />
          <SideDrawer
            opened={job !== undefined}
            onClose={picked.giveUp}
            title={job && jobWords(job, terms).number}
            size="100%"
            isInk
          >
            {panel}
          </SideDrawer>
        </>
      ) : (
        <>
          {/* biome-ignore lint/a11y/noStaticElementInteractions: its arrow keys go from job to job */}
          <div className={classes.main} onKeyDown={stepThroughBars}>
            <Timeline
              {...rest}
              now={now}
              pickedFrom={from?._id}
              verdicts={byPerson}
              slot={slotOf(job, view.scale, terms.jobMinutes)}
              overPerson={typeof over === 'object' ? over.personId : undefined}
            />
          </div>
          <aside className={classes.side} aria-label={terms.t('office.board.side')}>
            {panel}
            <OpenJobs jobs={view.open} count={view.sums.jobs} pickedId={from ? undefined : job?._id} />
          </aside>
          {isDragging && <Ghost picked={picked} over={over} />}
        </>
      )}
      <AssignQuestionDialog
        question={question}
        isBusy={isAsked}
        spoken={job && jobWords(job, terms).spoken?.name}
      />
    </div>
  );
};
