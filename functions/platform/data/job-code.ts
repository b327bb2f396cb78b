import * as z from 'zod/mini';
import { heldByVersion } from '#functions/platform/data/held-by-version.ts';
import { JOB_CODES } from '#functions/platform/data/keys.ts';
import { readPartition } from '#functions/platform/data/read.ts';
import { type JobCode, jobCode } from '#shared/jobs/job-code.ts';

/** The job codes of all agencies, by id; who edits one raises the catalogue's version. */
export const readJobCodes = heldByVersion(
  async (): Promise<readonly JobCode[]> => z.parse(z.array(jobCode), await readPartition(JOB_CODES)),
);
