import { assignEmployee } from '#functions/employees/assign-employee.ts';
import { readCandidates } from '#functions/employees/read-candidates.ts';
import { jobsOn } from '#functions/platform/data/job.ts';
import { asDispatcher } from '#infra/local/demo/as-dispatcher.ts';
import { demoEmployees } from '#infra/local/demo/demo-employees.ts';
import { addDays, airportTime } from '#shared/calendar-date.ts';
import { AIRPORTS } from '#shared/catalogue/airport-ids.ts';
import type { Candidate } from '#shared/employees/ranked-candidates.ts';
import type { Job } from '#shared/jobs/job.ts';
import { sortedJobs } from '#shared/jobs/job-days.ts';

/** Every fourth job is left to whoever tries the board out. */
const LEFT_OUT = 4;
/** The employee whose account the demonstration has is to see a day's work. */
const OWN_JOBS = 3;

const isFree = ({ check }: Candidate): boolean => check.refusals.length + check.warnings.length === 0;

const chosenOf = (candidates: readonly Candidate[]): Candidate | undefined => {
  const free = candidates.filter(isFree);
  const own = free.find(
    ({ employee, load }) => employee._id === demoEmployees[0]?._id && load.jobs < OWN_JOBS,
  );
  return own ?? free[0];
};

const openJobs = async (now: Date): Promise<Job[]> => {
  const { date } = airportTime(now);
  const days = AIRPORTS.flatMap(({ _id }) => [date, addDays(date, 1)].map((day) => jobsOn(_id, day)));
  return sortedJobs((await Promise.all(days)).flat(), 'date').filter(({ status }) => status !== 'cancelled');
};

/** Puts the demo employees on most jobs of today and tomorrow, as a dispatcher would: who is best and free. */
export const playAssignments = async (now: Date): Promise<void> => {
  const request = await asDispatcher(now);
  const jobs = await openJobs(now);
  if (jobs.some(({ employee_ids }) => employee_ids?.length)) return;
  for (const [index, { _id: jobId, order_id }] of jobs.entries()) {
    if (index % LEFT_OUT === LEFT_OUT - 1) continue;
    const { rows } = await readCandidates({ params: { jobId }, body: undefined, ...request });
    const chosen = chosenOf(rows);
    if (!chosen) continue;
    const employeeToJob = { employee_id: chosen.employee._id, jobs_id: jobId, order_id };
    await assignEmployee({ params: {}, body: { employeeToJob }, ...request });
  }
};
