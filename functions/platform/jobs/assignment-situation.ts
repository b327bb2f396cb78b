import { readCatalogue } from '#functions/platform/data/catalogue.ts';
import { getEmployees } from '#functions/platform/data/employee.ts';
import { readEmployeeDays } from '#functions/platform/data/employee-day.ts';
import { getJobs } from '#functions/platform/data/job.ts';
import { assignable } from '#shared/employees/assignable-job.ts';
import { type AssignableJob, assignmentCheck } from '#shared/employees/assignment-rules.ts';
import type { Employee } from '#shared/employees/employee.ts';
import type { DayName, EmployeeDay } from '#shared/employees/employee-day.ts';
import { daysAroundChanges } from '#shared/employees/employee-days-after.ts';
import { employeesOf, type JobChange } from '#shared/employees/job-change.ts';
import type { Misfit } from '#shared/employees/misfit.ts';
import { isToBeChecked } from '#shared/employees/weighty-change.ts';
import { jobMinutesOf } from '#shared/jobs/job-minutes.ts';

/** All that decides whether the employees of some jobs suit them after a change. */
export type Situation = {
  readonly jobMinutes: number;
  readonly employees: ReadonlyMap<string, Employee>;
  /** The employees' days around the jobs, with what is stored of them. */
  readonly days: readonly { readonly name: DayName; readonly stored: EmployeeDay | undefined }[];
  /** The jobs of these days; those that change are as they shall be. */
  readonly jobs: readonly AssignableJob[];
};

/** Reads the days before their jobs: who changes a job after that has changed its days, and then both cannot win. */
export const readSituation = async (changes: readonly JobChange[]): Promise<Situation> => {
  const jobMinutes = jobMinutesOf(await readCatalogue());
  const names = daysAroundChanges(changes, jobMinutes);
  const [employees, stored] = await Promise.all([
    getEmployees(changes.flatMap(employeesOf)),
    readEmployeeDays(names),
  ]);
  const ids = stored.flatMap(({ job_ids }) => job_ids);
  const others = await getJobs(ids.filter((id) => !changes.some(({ before }) => before._id === id)));
  return {
    jobMinutes,
    employees,
    days: names.map((name) => ({
      name,
      stored: stored.find(({ employee_id, date }) => employee_id === name.employee_id && date === name.date),
    })),
    jobs: [...others, ...changes.map(({ after }) => after)].map(assignable),
  };
};

/** Whom the changed jobs do not suit any more. */
export const misfitsIn = (
  { jobMinutes, employees, jobs }: Situation,
  changes: readonly JobChange[],
): Misfit[] =>
  changes.flatMap((change) =>
    employeesOf(change).flatMap((id): Misfit[] => {
      const employee = employees.get(id);
      if (!employee || !isToBeChecked(change, id)) return [];
      const others = (change.after.employee_ids ?? []).filter((one) => one !== id);
      const job = assignable({ ...change.after, employee_ids: others });
      const [refusal] = assignmentCheck(job, employee, jobs, { jobMinutes }).refusals;
      return refusal ? [{ job: change.after, employee, refusal }] : [];
    }),
  );
