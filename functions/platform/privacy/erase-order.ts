import { isDeepStrictEqual } from 'node:util';
import { retellAudit } from '#functions/platform/data/audit.ts';
import { changeJob } from '#functions/platform/data/job.ts';
import { changeOrder } from '#functions/platform/data/order.ts';
import { noteInHistory, retellHistory } from '#functions/platform/data/order-history.ts';
import { firstNameWrites } from '#functions/platform/data/order-name.ts';
import { changeAnnouncement } from '#functions/platform/data/outbox.ts';
import { changeAttempt } from '#functions/platform/data/payment-attempt.ts';
import { save, type Write } from '#functions/platform/data/write.ts';
import { readOrderFile } from '#functions/platform/privacy/order-file.ts';
import { airportTime } from '#shared/calendar-date.ts';
import type { Announcement } from '#shared/emails/announcement.ts';
import type { Actor } from '#shared/orders/order-history.ts';
import { refused } from '#shared/refused.ts';
import {
  erasedAttempt,
  erasedAudit,
  erasedEntry,
  erasedJob,
  erasedMail,
  erasedOrder,
  type OrderFile,
  whatBlocks,
} from '#shared/users/privacy.ts';

/** As many writes as one transaction takes. */
const MOST_WRITES = 100;

/** Writes that need not come about together. */
export const saveAll = async (writes: readonly Write[]): Promise<void> => {
  for (let start = 0; start < writes.length; start += MOST_WRITES) {
    await save(...writes.slice(start, start + MOST_WRITES));
  }
};

/** @throws DomainError `person.not_yet` naming the orders */
export const refuseEarly = (files: readonly OrderFile[], now: Date): void => {
  const { ahead, unsettled, mails } = whatBlocks(files, airportTime(now).date);
  if ([...ahead, ...unsettled, ...mails].length === 0) return;
  const told = (numbers: readonly string[]): string => numbers.join(', ') || '–';
  throw refused('person.not_yet', { ahead: told(ahead), unsettled: told(unsettled), mails: told(mails) });
};

/** What empties mails, and what the audit log tells of them. */
export const mailWrites = async (mails: readonly Announcement[], now: Date): Promise<Write[]> => {
  const open = mails.filter(({ erased_at }) => !erased_at);
  const audited = await Promise.all(open.map(({ _id }) => retellAudit('mail', _id, erasedAudit)));
  return [...open.map((mail) => changeAnnouncement(mail, erasedMail(mail, now))), ...audited.flat()];
};

/**
 * Takes the person out of an order. What hangs on it first: by the order itself it is found again, should this end
 * half-way. The order goes with its jobs, its payments and its history's entry.
 * @param accountId whose it is not any more
 * @throws DomainError `person.not_yet`
 */
export const eraseOrder = async (
  id: string,
  accountId: string | undefined,
  by: Actor,
  now: Date,
): Promise<void> => {
  const file = await readOrderFile(id, now);
  refuseEarly([file], now);
  const { order, jobs, attempts, mails } = file;
  await saveAll([...(await mailWrites(mails, now)), ...(await retellHistory(id, erasedEntry))]);
  const after = erasedOrder(file, accountId, now);
  const erased = [
    { ...after, updated_at: order.updated_at },
    jobs.map(erasedJob),
    attempts.map(erasedAttempt),
  ];
  // Who died behind this comes again: the history tells of it once.
  if (isDeepStrictEqual(erased, [order, jobs, attempts])) return;
  await save(
    changeOrder(order, after),
    ...firstNameWrites(order, after),
    noteInHistory({ ...after, version: order.version + 1 }, { by, action: 'erase' }, now),
    ...jobs.map((job) => changeJob(job, erasedJob(job))),
    ...attempts.map((attempt) => changeAttempt(attempt, erasedAttempt(attempt))),
  );
};
