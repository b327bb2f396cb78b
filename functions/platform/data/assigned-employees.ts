import * as z from 'zod/mini';
import { EMPLOYEES } from '#functions/platform/data/keys.ts';
import { readPartition } from '#functions/platform/data/read.ts';
import type { AssignedEmployee } from '#shared/jobs/job-row.ts';

const named = z.object({
  _id: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  handy: z.optional(z.string()),
});

/** Everybody who may be assigned to jobs, by id, as lists of jobs name them. */
export const employeesById = async (): Promise<ReadonlyMap<string, AssignedEmployee>> => {
  const found = z.parse(z.array(named), await readPartition(EMPLOYEES));
  return new Map(found.map(({ handy = '', ...employee }) => [employee._id, { ...employee, mobile: handy }]));
};
