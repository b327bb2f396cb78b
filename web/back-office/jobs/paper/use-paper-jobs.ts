import useSWR from 'swr';
import { type JobSheet, jobSheets } from '#shared/jobs/job-sheets.ts';
import type { JobsApi } from '#shared/jobs/jobs-api.ts';
import { allRecords } from '#web/back-office/components/records/all-records.ts';
import type { JobRow } from '#web/back-office/jobs/job-row.ts';
import type { PaperQuestion } from '#web/back-office/jobs/paper/paper-question.ts';
import { jobCalls } from '#web/back-office/jobs/use-jobs.ts';
import { useCurrentUser } from '#web/back-office/session/current-user.tsx';
import { apiClient } from '#web/common/call-api.ts';
import type { CurrentUser } from '#web/common/session.ts';

const call = apiClient<JobsApi>();

/** A job as it goes on paper. */
export type PaperJob = JobRow;
export type PaperSheet = JobSheet<PaperJob>;

/** What goes on paper: the jobs in their order, and who takes which along. */
export type Paper = {
  readonly question: PaperQuestion;
  readonly jobs: readonly PaperJob[];
  readonly sheets: readonly PaperSheet[];
  /** How many jobs there are; more than `jobs` when they are too many to take them all. */
  readonly count: number;
};

type Found = Pick<Paper, 'jobs' | 'count'>;

const find = async (question: PaperQuestion, { role }: CurrentUser): Promise<Found> => {
  if (question.job !== undefined) {
    return { jobs: [await call('GET /api/jobs/{jobId}', { params: { jobId: question.job } })], count: 1 };
  }
  const { range, airport, employee } = question;
  const where = {
    date_from: range.from,
    date_to: range.to,
    ...(airport && { airport }),
    // Only admins may ask for an employee: others are answered their own jobs.
    ...(role === 'admin' && employee && { employee_id: employee }),
  };
  const { rows, count } = await allRecords(jobCalls, where, 'date');
  return { jobs: rows, count };
};

/** Whose sheets are wanted: an employee prints the own ones only. */
const onlyEmployee = (question: PaperQuestion, { role, emp_id }: CurrentUser): string | undefined => {
  if (role !== 'admin') return emp_id ?? '';
  return question.job === undefined ? question.employee : undefined;
};

/** The jobs that an address asks for, read once. */
export const usePaperJobs = (question: PaperQuestion) => {
  const user = useCurrentUser();
  const { data, error, mutate } = useSWR(
    ['paper', question] as const,
    async ([, asked]): Promise<Paper> => {
      const found = await find(asked, user);
      return { ...found, question: asked, sheets: jobSheets(found.jobs, onlyEmployee(asked, user)) };
    },
    { revalidateOnFocus: false },
  );
  return { paper: data, error, retry: () => mutate() };
};
