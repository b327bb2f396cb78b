import { auditWrite } from '#functions/platform/data/audit.ts';
import { contactsOfEmail } from '#functions/platform/data/contact.ts';
import { announcementsAbout } from '#functions/platform/data/outbox.ts';
import { withdrawalsOfEmail } from '#functions/platform/data/withdrawal.ts';
import { save } from '#functions/platform/data/write.ts';
import type { Request } from '#functions/platform/http/api-group.ts';
import { askedAddress, clientAccount, ordersOfPerson } from '#functions/users/person-data.ts';
import type { Announcement } from '#shared/emails/announcement.ts';
import { mailState, recipientsOf } from '#shared/emails/mail-log.ts';
import { EMPLOYEE_MAILS } from '#shared/emails/mail-names.ts';
import { actorOf } from '#shared/orders/order-history.ts';
import type { PaymentAttempt } from '#shared/payments/payment-attempt.ts';
import { refused } from '#shared/refused.ts';
import { maskedAddress } from '#shared/users/privacy.ts';
import type { PrivacyApi } from '#shared/users/privacy-api.ts';

type Key = 'POST /api/users/privacy/export';

const isToPerson = ({ template }: Announcement): boolean =>
  !(EMPLOYEE_MAILS as readonly string[]).includes(template);

const mailOf = (mail: Announcement) => ({
  ...mail,
  state: mailState(mail),
  to: recipientsOf(mail),
  subject: mail.out?.subject ?? mail.letter?.subject,
});

const paymentOf = ({ card, ...attempt }: PaymentAttempt) => ({
  ...attempt,
  last4digits: card?.last4digits,
});

/**
 * All that is kept of the person with an address; told in the audit log.
 * @throws DomainError `person.scope`, `person.staff`, `person.unknown`, `invalid_input`
 */
export const exportPerson = async ({ body, caller, now }: Request<Key, PrivacyApi[Key]>) => {
  const email = askedAddress(body.email, caller);
  const account = await clientAccount(email);
  const [files, contacts, withdrawals] = await Promise.all([
    ordersOfPerson(email, account),
    contactsOfEmail(email),
    withdrawalsOfEmail(email),
  ]);
  if (!account && [files, contacts, withdrawals].every(({ length }) => length === 0))
    throw refused('person.unknown', { email });
  const others = [...(account ? [account] : []), ...contacts, ...withdrawals];
  const mails = await Promise.all(others.map(({ _id }) => announcementsAbout(_id)));
  const masked = maskedAddress(email);
  await save(
    auditWrite(
      {
        by: actorOf(caller.user),
        kind: 'person',
        subject: masked,
        title: masked,
        act: 'exported',
        changes: [],
      },
      now,
    ),
  );
  return {
    email,
    exported_at: now.toISOString(),
    account,
    orders: files.map(({ order }) => order),
    jobs: files.flatMap(({ jobs }) => jobs),
    payments: files.flatMap(({ attempts }) => attempts.map(paymentOf)),
    invoices: files.flatMap(({ documents }) => documents.filter(({ draft }) => !draft)),
    mails: [...files.flatMap((file) => file.mails), ...mails.flat()].filter(isToPerson).map(mailOf),
    contact_requests: contacts,
    withdrawals,
  };
};
