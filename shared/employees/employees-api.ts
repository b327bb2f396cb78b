import * as z from 'zod/mini';
import { assignmentCheck, assignmentWarning } from '#shared/employees/assignment-answer.ts';
import { employee } from '#shared/employees/employee.ts';
import type { Contract } from '#shared/http/contract.ts';
import { assignedEmployee, jobRow } from '#shared/jobs/job-row.ts';
import { noContent } from '#shared/schemas.ts';

const id = z.string().check(z.minLength(1), z.maxLength(100));

/** Names are the specification's: section 3, "Links". The order is the job's, whatever is sent. */
const employeeToJob = z.object({
  employee_id: id,
  jobs_id: id,
  order_id: z.optional(z.union([id, z.int()])),
});

/** Calls about employees and what they are put on. */
export const employeesApi = {
  'GET /api/employees': {
    role: 'emp',
    summary: 'The employees of the airports that the caller may see, by last and first name',
    answer: z.object({ rows: z.array(employee) }),
  },
  'GET /api/employees/employees': {
    role: 'emp',
    summary: 'The same, as pickers ask for it',
    answer: z.object({ rows: z.array(employee) }),
  },
  'GET /api/employees/candidates/{jobId}': {
    role: 'admin',
    summary: 'Who could be put on a job, the best first: qualification, language, rest, load of the day',
    params: z.object({ jobId: z.string().check(z.regex(/^\d{1,12}-\d{1,6}$/)) }),
    answer: z.object({
      rows: z.array(
        z.object({
          employee,
          check: assignmentCheck,
          /** Jobs and minutes that the employee has on the job's day already. */
          load: z.object({ jobs: z.int(), minutes: z.int() }),
        }),
      ),
    }),
  },
  'POST /api/employees/assignEmployee': {
    role: 'admin',
    summary: 'Puts an employee on a job; refused with 403 and the reason at `employee_id`',
    body: z.object({
      employeeToJob: z.extend(employeeToJob, {
        /** `false` stores nothing when there are warnings, and answers them; who has read them sends `true`. */
        isConfirmed: z.optional(z.boolean()),
      }),
    }),
    answer: z.object({
      success: z.boolean(),
      warnings: z.array(assignmentWarning),
      row: jobRow,
    }),
  },
  'POST /api/employees/fetchAssignedEmployeeToJob': {
    role: 'agency',
    summary: 'Who is put on a job, as its row says it',
    body: z.object({ job_id: id }),
    answer: z.object({ rows: z.array(assignedEmployee) }),
  },
  'POST /api/employees/unAssignEmployee': {
    role: 'admin',
    summary: 'Takes an employee off a job, and off its order',
    body: z.object({ employeeToJob }),
    status: 204,
    answer: noContent,
  },
} as const satisfies Contract;
export type EmployeesApi = typeof employeesApi;
