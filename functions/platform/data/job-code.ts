import * as z from 'zod/mini';
import { announceEdit } from '#functions/platform/data/catalogue-version.ts';
import { heldByVersion } from '#functions/platform/data/held-by-version.ts';
import { JOB_CODES, jobCodeKey } from '#functions/platform/data/keys.ts';
import { readPartition } from '#functions/platform/data/read.ts';
import { change, create, type Write } from '#functions/platform/data/write.ts';
import { environment } from '#functions/platform/environment.ts';
import { type JobCode, jobCode } from '#shared/jobs/job-code.ts';

/** All job codes by id, with those that are out of use; who edits one raises the catalogue's version. */
export const readJobCodes = heldByVersion(
  async (): Promise<readonly JobCode[]> => z.parse(z.array(jobCode), await readPartition(JOB_CODES)),
);

/** Those that a job can be ordered by. */
export const offeredJobCodes = async (): Promise<JobCode[]> =>
  (await readJobCodes()).filter(({ retired_at }) => retired_at === undefined);

export const createJobCode = (stored: JobCode): Write[] => [
  create(jobCodeKey(stored._id), stored),
  announceEdit(),
];

/** Codes of an older installation have no version until they are first edited. */
const firstEdit = (before: JobCode, after: JobCode): Write => ({
  Put: {
    TableName: environment.TABLE_NAME,
    Item: { ...after, version: 1, ...jobCodeKey(before._id) },
    ConditionExpression: 'attribute_exists(PK) AND attribute_not_exists(#version)',
    ExpressionAttributeNames: { '#version': 'version' },
  },
});

export const changeJobCode = (before: JobCode, after: JobCode): Write[] => [
  before.version === 0 ? firstEdit(before, after) : change(jobCodeKey(before._id), before, after),
  announceEdit(),
];
