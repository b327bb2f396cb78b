import * as z from 'zod/mini';
import { calendarDate } from '#shared/schemas.ts';

/** Why an employee cannot be put on a job. */
export const ASSIGNMENT_REFUSALS = [
  'sealed',
  'gone',
  'already_assigned',
  'not_qualified',
  'other_airport',
  'overlap',
] as const;

/** What an admin may overlook. */
export const ASSIGNMENT_WARNINGS = ['language', 'rest'] as const;

/** The other job that a refusal or a warning speaks of: for `overlap` and `rest`. */
const otherJob = z.object({
  job_id: z.string(),
  date: calendarDate,
  hours: z.int(),
  minutes: z.int(),
});

const refusal = z.object({ code: z.enum(ASSIGNMENT_REFUSALS), job: z.optional(otherJob) });

export const assignmentWarning = z.object({
  code: z.enum(ASSIGNMENT_WARNINGS),
  job: z.optional(otherJob),
  /** Of `rest`: how long it would be, in minutes. */
  rest: z.optional(z.int()),
});

/** What stands against putting an employee on a job, and what speaks against it. */
export const assignmentCheck = z.object({
  refusals: z.array(refusal),
  warnings: z.array(assignmentWarning),
});
export type AssignmentCheck = z.infer<typeof assignmentCheck>;
