import { auditWrite, retellAudit } from '#functions/platform/data/audit.ts';
import { contactsOfEmail, removeContact } from '#functions/platform/data/contact.ts';
import { announcementsAbout } from '#functions/platform/data/outbox.ts';
import { eraseUser } from '#functions/platform/data/user.ts';
import { withdrawalsOfEmail } from '#functions/platform/data/withdrawal.ts';
import { againWhenChanged, save, type Write } from '#functions/platform/data/write.ts';
import type { Request } from '#functions/platform/http/api-group.ts';
import { eraseOrder, mailWrites, refuseEarly, saveAll } from '#functions/platform/privacy/erase-order.ts';
import { askedAddress, clientAccount, ordersOfPerson } from '#functions/users/person-data.ts';
import type { Contact } from '#shared/content/contact.ts';
import { actorOf } from '#shared/orders/order-history.ts';
import { refused } from '#shared/refused.ts';
import { erasedAccount, erasedAudit, keepsInvoiceData, maskedAddress } from '#shared/users/privacy.ts';
import type { PrivacyApi } from '#shared/users/privacy-api.ts';
import type { Account } from '#shared/users/user.ts';

type Key = 'POST /api/users/privacy/erase';

const eraseAccount = async (account: Account, now: Date): Promise<Write[]> => {
  const [mails, audited] = await Promise.all([
    announcementsAbout(account._id),
    retellAudit('user', account._id, erasedAudit),
  ]);
  await saveAll([...(await mailWrites(mails, now)), ...audited]);
  return eraseUser(account, erasedAccount(account));
};

/** Removes what was sent by the contact form; answers how many mails told of it. */
const eraseContacts = async (contacts: readonly Contact[], now: Date) => {
  const mails = (await Promise.all(contacts.map(({ _id }) => announcementsAbout(_id)))).flat();
  await saveAll([...(await mailWrites(mails, now)), ...contacts.map(removeContact)]);
  return { contacts: contacts.length, mails: mails.length };
};

/**
 * Erases the data of the person with an address as far as the law of invoices allows: each order for itself, the
 * account last, so that whoever asks again finishes what was begun.
 * @throws DomainError `person.scope`, `person.staff`, `person.unknown`, `person.not_yet` naming the orders, `invalid_input`
 */
export const erasePerson = async ({ body, caller, now }: Request<Key, PrivacyApi[Key]>) => {
  const email = askedAddress(body.email, caller);
  const account = await clientAccount(email);
  const files = await ordersOfPerson(email, account);
  const [contacts, withdrawals] = await Promise.all([contactsOfEmail(email), withdrawalsOfEmail(email)]);
  if (!account && [files, contacts, withdrawals].every(({ length }) => length === 0))
    throw refused('person.unknown', { email });
  refuseEarly(files, now);
  const by = actorOf(caller.user);
  for (const { order } of files) {
    await againWhenChanged(() => eraseOrder(order._id, account?._id, by, now));
  }
  const ofContacts = await eraseContacts(contacts, now);
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
