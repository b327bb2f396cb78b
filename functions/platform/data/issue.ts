import * as z from 'zod/mini';
import { ISSUES_OPEN, type Key } from '#functions/platform/data/keys.ts';
import { promised } from '#functions/platform/data/promised.ts';
import { readIndex, readItem } from '#functions/platform/data/read.ts';
import { ISSUE_PREFIX } from '#functions/platform/data/table-shape.ts';
import { change, create, type Write } from '#functions/platform/data/write.ts';
import { type Issue, issue } from '#shared/invoices/issue.ts';

const keyOf = (id: string): Key => ({ PK: `${ISSUE_PREFIX}${id}`, SK: 'ISSUE' });

const toItem = (stored: Issue) => ({
  ...stored,
  ...(stored.state !== 'done' && {
    owner_pk: ISSUES_OPEN,
    owner_sk: `${stored.leased_until ?? stored.created_at}#${stored._id}`,
  }),
});

/** Promises a document; belongs into the transaction of the change that it documents. */
export const promiseDocument = (
  what: Omit<Issue, 'state' | 'attempts' | 'request_id' | 'created_at' | 'version'>,
  now: Date,
): Write => create(keyOf(what._id), toItem(promised(what, now)));

export const getIssue = async (id: string): Promise<Issue | undefined> => {
  const item = await readItem(keyOf(id));
  return item && z.parse(issue, item);
};

export const changeIssue = (before: Issue, after: Issue): Write =>
  change(keyOf(before._id), toItem(before), toItem(after));

/** Documents that should have been issued before `moment`. */
export const overdueIssues = async (moment: Date): Promise<Issue[]> =>
  z.parse(z.array(issue), await readIndex('owner', ISSUES_OPEN, moment.toISOString()));
