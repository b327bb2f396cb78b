import { mailsInScope } from '#functions/overview/list-mails.ts';
import { auditWrite } from '#functions/platform/data/audit.ts';
import { getOrder } from '#functions/platform/data/order.ts';
import { announce, changeAnnouncement, getAnnouncement } from '#functions/platform/data/outbox.ts';
import { changeAccount, getAccount } from '#functions/platform/data/user.ts';
import { save, type Write } from '#functions/platform/data/write.ts';
import type { Request } from '#functions/platform/http/api-group.ts';
import type { Caller } from '#functions/platform/http/caller.ts';
import { mailedPassword } from '#functions/platform/mail/mailed-password.ts';
import { hashPassword } from '#functions/platform/password.ts';
import { DomainError } from '#shared/domain-error.ts';
import type { Announcement } from '#shared/emails/announcement.ts';
import { demandResendable, isOneMail, orderOfMail, recipientsOf } from '#shared/emails/mail-log.ts';
import type { MailLogApi } from '#shared/emails/mail-log-api.ts';
import { actorOf } from '#shared/orders/order-history.ts';
import { refused } from '#shared/refused.ts';

type Question = Request<'POST /api/mails/resend', MailLogApi['POST /api/mails/resend']>;

const loadMail = async (id: string, caller: Caller): Promise<Announcement> => {
  const mail = await getAnnouncement(id);
  const [seen] = mail && isOneMail(mail) ? await mailsInScope([mail], caller) : [];
  if (!seen) throw new DomainError('not_found', 'There is no such mail.');
  return seen;
};

/**
 * No first password is mailed twice: the one before lies in a mailbox, and may be over. The mail that goes out now brings
 * another, from when on the former opens nothing.
 * @throws DomainError `not_found`, `user.has_own_password`
 */
const newFirstPassword = async (userId: string, now: Date): Promise<Write[]> => {
  const account = await getAccount(userId);
  if (!account) throw new DomainError('not_found', 'There is no such user.');
  if (!account.must_change_password) throw refused('user.has_own_password');
  const given = { ...account, first_password_at: now.toISOString() };
  const password_hash = await hashPassword(await mailedPassword(given));
  const after = { ...given, password_hash, session_version: account.session_version + 1 };
  return [changeAccount(account, after)];
};

/**
 * Promises a mail once more, with a note in the audit log; the same click twice promises one.
 * @throws DomainError `not_found`, also for a mail about an order that the caller may not see; `refused_transition`
 */
export const resendMail = async ({ body, caller, now }: Question) => {
  const mail = await loadMail(body._id, caller);
  const _id = `${mail.template}#again#${body.key}`;
  if (await getAnnouncement(_id)) return undefined;
  const orderId = orderOfMail(mail);
  demandResendable(mail, orderId === undefined ? undefined : await getOrder(orderId, now), now);
  const renewal = mail.template === 'initial_password' ? await newFirstPassword(mail.about, now) : [];
  const { template, about, language, letter, trial, invoice_id, to, news } = mail;
  const again = { _id, template, about, language, letter, trial, invoice_id, to, news };
  await save(
    ...renewal,
    announce({ ...again, asked_at: mail.asked_at ?? mail.created_at }, now),
    changeAnnouncement(mail, { ...mail, resent_at: now.toISOString() }),
    auditWrite(
      {
        by: actorOf(caller.user),
        kind: 'mail',
        subject: mail._id,
        title: mail.out?.subject ?? mail.letter?.subject ?? template,
        act: 'resent',
        changes: [{ field: 'to', after: recipientsOf(mail).join(', ') }],
      },
      now,
    ),
  );
  return undefined;
};
