import * as z from 'zod/mini';
import { assignmentCheck, assignmentWarning } from '#shared/employees/assignment-answer.ts';
import { employeeAnswer } from '#shared/employees/employee.ts';
import { employeeInput } from '#shared/employees/employee-form.ts';
import { EMPLOYEE_SORTS, employeeFilter } from '#shared/employees/employee-list.ts';
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

/** `false` stores nothing when there are warnings, and answers them; who has read them sends `true`. */
const isConfirmed = z.optional(z.boolean());

/** What came of a change: `success` is false when there are warnings that nobody has read yet. */
const changeAnswer = z.object({
  success: z.boolean(),
  /** Jobs ahead whose language the employee does not speak any more. */
  warnings: z.array(z.object({ code: z.literal('language'), job_id: z.string(), order_number: z.string() })),
  row: employeeAnswer,
});

const oneLanguage = z.object({ employee_id: id, language_id: z.int(), isConfirmed });

/** Calls about employees and what they are put on. */
export const employeesApi = {
  'GET /api/employees': {
    role: 'emp',
    summary: 'The employees of the airports that the caller may see, by last and first name',
    answer: z.object({ rows: z.array(employeeAnswer) }),
  },
  'GET /api/employees/employees': {
    role: 'emp',
    summary: 'The same, as pickers ask for it',
    answer: z.object({ rows: z.array(employeeAnswer) }),
  },
  'GET /api/employees/candidates/{jobId}': {
    role: 'admin',
    summary: 'Who could be put on a job, the best first: qualification, language, rest, load of the day',
    params: z.object({ jobId: z.string().check(z.regex(/^\d{1,12}-\d{1,6}$/)) }),
    answer: z.object({
      rows: z.array(
        z.object({
          employee: employeeAnswer,
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
  'POST /api/employees/list': {
    role: 'emp',
    summary: 'Employees by name: those of their airports for admins, of the own one for employees',
    body: z.object({
      offset: z.optional(z.int().check(z.gte(0))),
      limit: z.optional(z.int().check(z.gte(1), z.lte(500))),
      order: z.optional(z.enum(EMPLOYEE_SORTS)),
      where: employeeFilter,
      // Accepted as for the other lists: a row of employees always has its languages.
      isRelational: z.optional(z.boolean()),
    }),
    answer: z.object({ rows: z.array(employeeAnswer) }),
  },
  'POST /api/employees/count': {
    role: 'emp',
    summary: 'How many employees a filter finds',
    body: z.object({ where: employeeFilter }),
    answer: z.object({ count: z.int() }),
  },
  'POST /api/employees/saveEmployee': {
    role: 'admin',
    summary: 'Adds an employee, with the ids of the languages',
    body: z.object({
      employee: employeeInput,
      languages: z.optional(z.array(z.int()).check(z.maxLength(100))),
    }),
    answer: z.object({ row: employeeAnswer }),
  },
  'POST /api/employees/updateEmployee': {
    role: 'admin',
    summary:
      'Changes an employee; what is left out stays. Refused (409) when jobs ahead need the qualification or airport',
    body: z.object({
      employee: z.extend(employeeInput, { _id: id, version: z.int() }),
      isConfirmed,
    }),
    answer: changeAnswer,
  },
  'POST /api/employees/addLanguageToEmployee': {
    role: 'admin',
    summary: 'Adds a language that an employee speaks',
    body: oneLanguage,
    answer: changeAnswer,
  },
  'POST /api/employees/removeLanguageFromEmployee': {
    role: 'admin',
    summary: 'Takes away a language that an employee speaks',
    body: oneLanguage,
    answer: changeAnswer,
  },
  'PUT /api/employees/deleteEmployee/{id}': {
    role: 'admin',
    summary:
      'Deletes an employee who has no jobs ahead (else 409, with their numbers); past jobs keep the name',
    params: z.object({ id }),
    body: z.optional(z.object({ version: z.optional(z.int()) })),
    status: 204,
    answer: noContent,
  },
} as const satisfies Contract;
export type EmployeesApi = typeof employeesApi;
