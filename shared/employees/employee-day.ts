import * as z from 'zod/mini';
import { calendarDate } from '#shared/schemas.ts';

/**
 * The jobs of which an employee has a part on a day, sealed ones too. Whoever puts somebody on a job, or moves a job,
 * changes the items of all its days: of two who do so at the same moment only one can.
 */
export const employeeDay = z.object({
  employee_id: z.string(),
  date: calendarDate,
  job_ids: z.array(z.string()),
  version: z.int(),
});
export type EmployeeDay = z.infer<typeof employeeDay>;
export type DayName = Pick<EmployeeDay, 'employee_id' | 'date'>;
