import { useMemo, useState } from 'react';
import type { BoardPerson } from '#shared/jobs/board-people.ts';
import { openPlaces } from '#shared/jobs/board-people.ts';
import type { BoardJob } from '#shared/jobs/day-board-api.ts';
import { useAlerts } from '#web/back-office/components/alerts.tsx';
import { useAssign } from '#web/back-office/jobs/assign/use-assign.ts';
import { type BoardTerms, jobWords } from '#web/back-office/jobs/board/board-words.ts';
import type { Source } from '#web/back-office/jobs/board/drag-target.ts';
import { type Verdict, verdictsOf } from '#web/back-office/jobs/board/verdicts.ts';

type Picked = Source & {
  /** The keyboard goes on among the employees. */
  readonly isByKeys: boolean;
};

type Board = {
  readonly people: readonly BoardPerson[];
  readonly jobs: readonly BoardJob[];
  readonly terms: BoardTerms;
  readonly reread: () => Promise<void>;
};

const useVerdicts = (job: BoardJob | undefined, { people, jobs, terms }: Board) =>
  useMemo(() => {
    const employees = people.map(({ employee }) => employee);
    const verdicts = job && !job.is_sealed ? verdictsOf(job, employees, jobs, terms) : [];
    return { verdicts, byPerson: new Map(verdicts.map((each) => [each.employee._id, each])) };
  }, [job, people, jobs, terms]);

/** What a live region says of picking up; what came of it is said by alerts. */
const sayPicked = (job: BoardJob, verdicts: readonly Verdict[], terms: BoardTerms): string => {
  const able = verdicts.filter(({ kind }) => kind !== 'refused');
  const { whole } = jobWords(job, terms);
  return able[0]
    ? terms.t('office.board.said_picked', { job: whole, count: able.length, best: able[0].name })
    : terms.t('office.board.said_nobody', { job: whole });
};

/** The job that is picked up: what the rules say of everyone, and what becomes of it. */
export const usePicked = (board: Board) => {
  const { people, jobs, terms, reread } = board;
  const { t } = terms;
  const { danger } = useAlerts();
  const { question, isBusy: isAsked, assign, unassign, move } = useAssign();
  const [picked, setPicked] = useState<Picked>();
  const [isBusy, setBusy] = useState(false);
  const [isGivenUp, setGivenUp] = useState(false);
  const job = jobs.find(({ _id }) => _id === picked?.jobId);
  const { verdicts, byPerson } = useVerdicts(job, board);
  const from = people.find(
    ({ employee }) => employee._id === picked?.personId && job?.employee_ids.includes(employee._id),
  )?.employee;

  const pick = (source: Source, isByKeys: boolean): boolean => {
    const wanted = jobs.find(({ _id }) => _id === source.jobId);
    // Also while the board is read anew after the last act: a click that did nothing would be a riddle.
    if (!wanted) return false;
    setPicked({ ...source, isByKeys });
    setGivenUp(false);
    return true;
  };

  const giveUp = (): void => {
    setPicked(undefined);
    setGivenUp(true);
  };

  const during = async (act: () => Promise<boolean>): Promise<boolean> => {
    setBusy(true);
    const isDone = await act();
    // What was refused may be so because the board was old.
    await reread().catch(() => undefined);
    setBusy(false);
    return isDone;
  };

  /** @returns whether nothing is left to do with the job */
  const put = async (personId: string): Promise<boolean> => {
    const verdict = byPerson.get(personId);
    if (!job || !verdict || isBusy || personId === from?._id) return false;
    const { employee, kind, name, reason } = verdict;
    if (kind === 'refused') {
      danger(t('office.board.refused', { employee: name }), { reason: `${reason}.` });
      return false;
    }
    const wish = { job, employee };
    const isDone = await during(() => (from ? move(from, wish) : assign(wish)));
    const isAllDone = isDone && (from !== undefined || openPlaces(job) <= 1);
    // The next job may have been picked up meanwhile.
    if (isAllDone) setPicked((last) => (last?.jobId === job._id ? undefined : last));
    return isAllDone;
  };

  const takeOff = async (personId: string): Promise<void> => {
    const employee = people.find((person) => person.employee._id === personId)?.employee;
    if (!job || !employee || isBusy) return;
    await during(() => unassign({ job, employee }));
    setPicked((last) => last && { ...last, personId: undefined });
  };

  return {
    picked: job && picked,
    job,
    from,
    verdicts,
    byPerson,
    said: job ? sayPicked(job, verdicts, terms) : isGivenUp ? t('office.board.said_given_up') : '',
    isBusy,
    question,
    isAsked,
    pick,
    giveUp,
    put,
    takeOff,
  };
};
export type PickedState = ReturnType<typeof usePicked>;
