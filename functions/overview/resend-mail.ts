import { mailsInScope } from '#functions/overview/list-mails.ts';
import { auditWrite } from '#functions/platform/data/audit.ts';
import { getOrder } from '#functions/platform/data/order.ts';
import { announce, changeAnnouncement, getAnnouncement } from '#functions/platform/data/outbox.ts';
import { save } from '#functions/platform/data/write.ts';
import type { Request } from '#functions/platform/http/api-group.ts';
import type { Caller } from '#functions/platform/http/caller.ts';
import { DomainError } from '#shared/domain-error.ts';
import type { Announcement } from '#shared/emails/announcement.ts';
import { demandResendable, isOneMail, orderOfMail, recipientsOf } from '#shared/emails/mail-log.ts';
import type { MailLogApi } from '#shared/emails/mail-log-api.ts';
import { actorOf } from '#shared/orders/order-history.ts';

type Question = Request<'POST /api/mails/resend', MailLogApi['POST /api/mails/resend']>;

const loadMail = async (id: string, caller: Caller): Promise<Announcement> => {
  const mail = await getAnnouncement(id);
  const [seen] = mail && isOneMail(mail) ? await mailsInScope([mail], caller) : [];
  if (!seen) throw new DomainError('not_found', 'There is no such mail.');
  return seen;
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
  const { template, about, language, letter, trial, invoice_id, to, news } = mail;
  const again = { _id, template, about, language, letter, trial, invoice_id, to, news };
  await save(
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
