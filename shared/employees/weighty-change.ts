import { isBusyWith } from '#shared/employees/assignable-job.ts';
import type { JobChange } from '#shared/employees/job-change.ts';

/** What decides when a job keeps somebody busy, and who may do it. */
const DECISIVE = ['date', 'hours', 'minutes', 'extra_hours', 'service_type_id', 'airport'] as const;

/** What an employee is told of a job. */
const TOLD = [
  ...DECISIVE,
  'language_id',
  'from_text',
  'to_text',
  'flight_nr',
  'train_nr',
  'name_sign',
  'persons',
  'bags',
  'bulky',
  'remarks',
] as const;

/** Whether somebody begins to be busy with a job, or is at another time or in another way: then it is checked. */
export const isToBeChecked = ({ before, after }: JobChange, employee: string): boolean =>
  isBusyWith(after, employee) &&
  (!isBusyWith(before, employee) || DECISIVE.some((name) => before[name] !== after[name]));

/** Whether an employee who stays on a job is to be told of a change. */
export const isTold = ({ before, after }: JobChange): boolean =>
  TOLD.some((name) => before[name] !== after[name]);
