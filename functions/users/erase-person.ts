import { auditWrite, retellAudit } from '#functions/platform/data/audit.ts';
import { contactsOfEmail, removeContact } from '#functions/platform/data/contact.ts';
import { changeJob } from '#functions/platform/data/job.ts';
import { changeOrder } from '#functions/platform/data/order.ts';
import { noteInHistory, retellHistory } from '#functions/platform/data/order-history.ts';
import { announcementsAbout, changeAnnouncement } from '#functions/platform/data/outbox.ts';
import { changeAttempt } from '#functions/platform/data/payment-attempt.ts';
import { eraseUser } from '#functions/platform/data/user.ts';
import { withdrawalsOfEmail } from '#functions/platform/data/withdrawal.ts';
import { againWhenChanged, save, type Write } from '#functions/platform/data/write.ts';
import type { Request } from '#functions/platform/http/api-group.ts';
import {
  askedAddress,
  clientAccount,
  ordersOfPerson,
  type PersonOrder,
  readOrderFile,
} from '#functions/users/person-data.ts';
import { airportTime } from '#shared/calendar-date.ts';
import type { Announcement } from '#shared/emails/announcement.ts';
import { type Actor, actorOf } from '#shared/orders/order-history.ts';
import { refused } from '#shared/refused.ts';
import {
  erasedAccount,
  erasedAttempt,
  erasedAudit,
  erasedEntry,
  erasedJob,
  erasedMail,
  erasedOrder,
  keepsInvoiceData,
  maskedAddress,
  whatBlocks,
} from '#shared/users/privacy.ts';
import type { PrivacyApi } from '#shared/users/privacy-api.ts';
import type { Account } from '#shared/users/user.ts';

type Key = 'POST /api/users/privacy/erase';

/** As many writes as one transaction takes. */
const MOST_WRITES = 100;

const saveAll = async (writes: readonly Write[]): Promise<void> => {
  for (let start = 0; start < writes.length; start += MOST_WRITES) {
    await save(...writes.slice(start, start + MOST_WRITES));
  }
};

const refuseEarly = (files: readonly PersonOrder[], now: Date): void => {
  const { ahead, unsettled, mails } = whatBlocks(files, airportTime(now).date);
  if ([...ahead, ...unsettled, ...mails].length === 0) return;
  const told = (numbers: readonly string[]): string => numbers.join(', ') || '–';
  throw refused('person.not_yet', { ahead: told(ahead), unsettled: told(unsettled), mails: told(mails) });
};

const mailWrites = async (mails: readonly Announcement[], now: Date): Promise<Write[]> => {
  const open = mails.filter(({ erased_at }) => !erased_at);
  const audited = await Promise.all(open.map(({ _id }) => retellAudit('mail', _id, erasedAudit)));
  return [...open.map((mail) => changeAnnouncement(mail, erasedMail(mail, now))), ...audited.flat()];
};

/**
 * What hangs on the order first: by the order itself it is found again, should this end half-way. The order goes with
 * its jobs, its payments and its history's entry.
 */
const eraseOrder = async (id: string, account: Account | undefined, by: Actor, now: Date): Promise<void> => {
  const file = await readOrderFile(id, now);
  refuseEarly([file], now);
  const { order, jobs, attempts, mails } = file;
  await saveAll([...(await mailWrites(mails, now)), ...(await retellHistory(id, erasedEntry))]);
  const after = erasedOrder(file, account?._id, now);
  await save(
    changeOrder(order, after),
    noteInHistory({ ...after, version: order.version + 1 }, { by, action: 'erase' }, now),
    ...jobs.map((job) => changeJob(job, erasedJob(job))),
    ...attempts.map((attempt) => changeAttempt(attempt, erasedAttempt(attempt))),
  );
};

const eraseAccount = async (account: Account, now: Date): Promise<Write[]> => {
  const [mails, audited] = await Promise.all([
    announcementsAbout(account._id),
    retellAudit('user', account._id, erasedAudit),
  ]);
  await saveAll([...(await mailWrites(mails, now)), ...audited]);
  return eraseUser(account, erasedAccount(account));
};

/** Removes what was sent by the contact form; answers how many mails told of it. */
const eraseContacts = async (email: string, now: Date) => {
  const contacts = await contactsOfEmail(email);
  const mails = (await Promise.all(contacts.map(({ _id }) => announcementsAbout(_id)))).flat();
  await saveAll([...(await mailWrites(mails, now)), ...contacts.map(removeContact)]);
  return { contacts: contacts.length, mails: mails.length };
};

/**
 * Erases the data of the person with an address as far as the law of invoices allows: each order for itself, the
 * account last, so that whoever asks again finishes what was begun.
 * @throws DomainError `person.scope`, `person.staff`, `person.not_yet` naming the orders, `invalid_input`
 */
export const erasePerson = async ({ body, caller, now }: Request<Key, PrivacyApi[Key]>) => {
  const email = askedAddress(body.email, caller);
  const account = await clientAccount(email);
  const files = await ordersOfPerson(email, account);
  refuseEarly(files, now);
  const by = actorOf(caller.user);
  for (const { order } of files) {
    await againWhenChanged(() => eraseOrder(order._id, account, by, now));
  }
  const ofContacts = await eraseContacts(email, now);
  const withdrawals = await withdrawalsOfEmail(email);
  const masked = maskedAddress(email);
  const told = {
    by,
    kind: 'person' as const,
    subject: masked,
    title: masked,
    act: 'erased' as const,
    changes: [],
  };
  await save(...(account ? await eraseAccount(account, now) : []), auditWrite(told, now));
  const kept = files.filter(keepsInvoiceData).length;
  return {
    account: account !== undefined,
    orders_erased: files.length - kept,
    orders_kept: kept,
    mails: files.flatMap(({ mails }) => mails).length + ofContacts.mails,
    contact_requests: ofContacts.contacts,
    withdrawals_kept: withdrawals.length,
  };
};
