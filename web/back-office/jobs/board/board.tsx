import { VisuallyHidden } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import {
  type ComponentProps,
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from 'react';
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
import { sourceOf, type Target } from '#web/back-office/jobs/board/drag-target.ts';
import { Ghost } from '#web/back-office/jobs/board/ghost.tsx';
import type { BoardNow } from '#web/back-office/jobs/board/hours.tsx';
import { OpenJobs } from '#web/back-office/jobs/board/open-jobs.tsx';
import { PhonePeople } from '#web/back-office/jobs/board/phone-people.tsx';
import { PickedPanel } from '#web/back-office/jobs/board/picked-panel.tsx';
import { Timeline } from '#web/back-office/jobs/board/timeline.tsx';
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
const useFocus = (root: RefObject<HTMLElement | null>, { picked }: PickedState) => {
  const cameFrom = useRef<Element>(null);
  const jobId = picked?.isByKeys ? picked.jobId : undefined;
  useEffect(() => {
    if (!jobId) return;
    document.querySelector<HTMLElement>('[data-picked-panel] [data-step]')?.focus();
    return () => {
      const before = cameFrom.current;
      const next = before?.isConnected ? before : root.current?.querySelector('[data-open-jobs] [data-step]');
      if (next instanceof HTMLElement) next.focus();
      else root.current?.querySelector<HTMLElement>('[data-rows]')?.focus();
    };
  }, [root, jobId]);
  return {
    remember: (): void => {
      cameFrom.current = document.activeElement;
    },
  };
};

type LayoutProps = Props & { picked: PickedState; onOver: ComponentProps<typeof PickedPanel>['onOver'] };

const PhoneLayout = ({ view, pastUntil, picked, onOver }: LayoutProps) => {
  const terms = useBoardTerms();
  const { job, giveUp } = picked;
  return (
    <>
      <OpenJobs jobs={view.open} count={view.sums.jobs} pickedId={job?._id} />
      <PhonePeople view={view} pastUntil={pastUntil} pickedId={job?._id} />
      <SideDrawer
        opened={job !== undefined}
        onClose={giveUp}
        title={job && jobWords(job, terms).number}
        size="100%"
        isInk
      >
        <PickedPanel picked={picked} people={view.people} onOver={onOver} isHeadless />
      </SideDrawer>
    </>
  );
};

const DeskLayout = ({ view, now, pastUntil, picked, onOver, over }: LayoutProps & { over: Target }) => {
  const terms = useBoardTerms();
  const { job, from, byPerson } = picked;
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: its arrow keys go from job to job */}
      <div className={classes.main} onKeyDown={stepThroughBars}>
        <Timeline
          view={view}
          now={now}
          pastUntil={pastUntil}
          pickedId={job?._id}
          pickedFrom={from?._id}
          verdicts={byPerson}
          slot={slotOf(job, view.scale, terms.jobMinutes)}
          overPerson={typeof over === 'object' ? over.personId : undefined}
        />
      </div>
      <aside className={classes.side} aria-label={terms.t('office.board.side')}>
        <PickedPanel picked={picked} people={view.people} onOver={onOver} />
        <OpenJobs jobs={view.open} count={view.sums.jobs} pickedId={from ? undefined : job?._id} />
      </aside>
    </>
  );
};

/** The day: its timeline, or on phones a list, with what waits for somebody beside it. */
export const Board = (props: Props) => {
  const { view, isRefreshing, reread } = props;
  const terms = useBoardTerms();
  const root = useRef<HTMLDivElement>(null);
  const isPhone = useMediaQuery('(max-width: 760px)', false, { getInitialValueInEffect: false });
  const [over, setOver] = useState<Target>();
  const picked = usePicked({ people: view.people, jobs: view.jobs, terms, reread });
  const isDragging = useDrag(root, picked, setOver, isPhone);
  const { remember } = useFocus(root, picked);
  const { job, question, isAsked, said } = picked;

  const onClick = ({ target, detail }: MouseEvent): void => {
    const source = sourceOf(target as Element);
    // A click without a pointer is one of the keyboard, or of a screen reader.
    const isByKeys = detail === 0;
    if (source && isByKeys) remember();
    if (source) picked.pick(source, isByKeys);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || !picked.picked || question) return;
    setOver(undefined);
    picked.giveUp();
  };
  const onOver: LayoutProps['onOver'] = (personId, isByKeys) => {
    setOver(personId ? { personId } : undefined);
    if (isByKeys) {
      root.current?.querySelector(`[data-person="${personId}"]`)?.scrollIntoView({ block: 'nearest' });
    }
  };
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
        <PhoneLayout {...props} picked={picked} onOver={onOver} />
      ) : (
        <DeskLayout {...props} picked={picked} onOver={onOver} over={over} />
      )}
      {isDragging && <Ghost picked={picked} over={over} />}
      <AssignQuestionDialog
        question={question}
        isBusy={isAsked}
        spoken={job && jobWords(job, terms).spoken?.name}
      />
    </div>
  );
};
