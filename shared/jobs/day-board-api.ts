import * as z from 'zod/mini';
import { airportId } from '#shared/catalogue/airport.ts';
import { employee } from '#shared/employees/employee.ts';
import type { Contract } from '#shared/http/contract.ts';
import { job } from '#shared/jobs/job.ts';
import { jobTitles } from '#shared/jobs/job-titles.ts';
import { calendarDate } from '#shared/schemas.ts';

/** A job as the day board draws it. */
export const boardJob = z.extend(
  z.pick(job, {
    _id: true,
    order_id: true,
    service_type_id: true,
    status: true,
    airport: true,
    date: true,
    hours: true,
    minutes: true,
    extra_hours: true,
    extra_employee: true,
    language_id: true,
    persons: true,
    bags: true,
    bulky: true,
    from_text: true,
    to_text: true,
    flight_nr: true,
    train_nr: true,
    name_sign: true,
    reference: true,
    version: true,
  }),
  {
    ...jobTitles,
    /** The short name. */
    agency: z.string(),
    employee_ids: z.array(z.string()),
    /** True while job or order is cancelled: nobody is put on it. */
    is_sealed: z.boolean(),
  },
);
export type BoardJob = z.output<typeof boardJob>;

/** The call of the day board. */
export const dayBoardApi = {
  'POST /api/jobs/board': {
    role: 'admin',
    summary: 'A day of an airport: its employees, and the jobs of that day and of the days around it',
    body: z.object({ airport: airportId, date: calendarDate }),
    answer: z.object({
      employees: z.array(employee),
      /** By day and time; those of the day before and after are there for rest and overlaps alone. */
      jobs: z.array(boardJob),
      /** How long a job lasts before its extra hours, in minutes. */
      job_minutes: z.int(),
    }),
  },
} as const satisfies Contract;
export type DayBoardApi = typeof dayBoardApi;
