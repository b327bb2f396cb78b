import { getEmailTemplate } from '#functions/platform/data/email-template.ts';
import { changeAnnouncement, getAnnouncement } from '#functions/platform/data/outbox.ts';
import { isChangedMeanwhile, save } from '#functions/platform/data/write.ts';
import { environment } from '#functions/platform/environment.ts';
import { logger } from '#functions/platform/logger.ts';
import type { Addressed } from '#functions/platform/mail/addressed.ts';
import { addressee } from '#functions/platform/mail/addressee.ts';
import { announceToEmployees } from '#functions/platform/mail/announce-to-employees.ts';
import { composeMail } from '#functions/platform/mail/compose-mail.ts';
import { sendMail } from '#functions/platform/mail/send-mail.ts';
import { onBehalfOf } from '#functions/platform/request-trace.ts';
import type { Announcement, MailOut } from '#shared/emails/announcement.ts';
import type { EmailTemplate } from '#shared/emails/email-template.ts';
import { fillTemplate, inTwoLanguages, UnfilledTemplate } from '#shared/emails/fill-template.ts';
import { letterMail } from '#shared/emails/letter.ts';
import { mailState } from '#shared/emails/mail-log.ts';

/** Longer than any sender lives: whoever holds a lease that ended is not working on it any more. */
const LEASE_MS = 120_000;
/** After this many tries a mail is shown to the office instead; at once where trying again cannot help. */
const MOST_ATTEMPTS = 8;

/** What the office wrote says itself whom it goes to; of the template it has sender and signature. */
const filledOf = (announcement: Announcement, template: EmailTemplate, addressed: Addressed | undefined) => {
  const { letter, trial, language } = announcement;
  if (trial) return { to: trial.to, cc: [], language, mail: trial, attachments: [] };
  if (!template.active) throw new Error(`the template ${template._id} is switched off`);
  if (letter) {
    return { ...letter, language, mail: letterMail(template, language, letter), attachments: [] };
  }
  if (!addressed) throw new Error(`the mail ${announcement._id} has nobody to write to`);
  const filled = addressed.below
    ? inTwoLanguages(template, [addressed, addressed.below])
    : fillTemplate(template, addressed.language, addressed.variables);
  const mail = { ...filled, ...(addressed.replyTo && { sender_email: addressed.replyTo }) };
  return { ...addressed, cc: [], mail };
};

/** What several employees are told by one change: each mail is promised by itself, and sent as any other. */
const spread = async ({ news = [] }: Announcement, now: Date): Promise<void> => {
  for (const one of news) {
    await save(...announceToEmployees([one], now)).catch((error) => {
      // A sender that died on its way had promised it already.
      if (!isChangedMeanwhile(error)) throw error;
    });
  }
};

const messageOf = async (announcement: Announcement, now: Date) => {
  const isAddressed = Boolean(announcement.trial ?? announcement.letter);
  const [template, addressed] = await Promise.all([
    getEmailTemplate(announcement.template),
    isAddressed ? undefined : addressee(announcement, now),
  ]);
  if (!template) throw new Error(`there is no template ${announcement.template}`);
  const { to, cc, language, mail, attachments } = filledOf(announcement, template, addressed);
  // The same mail keeps its message id: mail programs show a repeated one once.
  const messageId = `<${encodeURIComponent(announcement._id)}@${environment.MAIL_FROM.split('@')[1]}>`;
  const address = { from: environment.MAIL_FROM, to, cc, language, messageId };
  const message = await composeMail(mail, address, attachments);
  const files = attachments.map(({ filename }) => filename);
  return { message, out: { to: [to, ...cc], subject: mail.subject, attachments: files } };
};

/** @returns what went out; undefined when it is promised anew as several */
const sendOut = async (claimed: Announcement, now: Date): Promise<MailOut | undefined> => {
  if ((claimed.news?.length ?? 0) > 1) {
    await spread(claimed, now);
    return undefined;
  }
  const { message, out } = await messageOf(claimed, now);
  await sendMail(message, out.to, claimed._id);
  return out;
};

/** Takes the mail for this sender alone. @returns undefined when another has it, or when it is done. */
const claim = async (id: string, now: Date): Promise<Announcement | undefined> => {
  const waiting = await getAnnouncement(id);
  const isLeased = waiting?.state === 'sending' && Date.parse(waiting.leased_until ?? '') > now.getTime();
  if (!waiting || isLeased || mailState(waiting) !== 'queued') return undefined;
  const claimed: Announcement = {
    ...waiting,
    state: 'sending',
    attempts: waiting.attempts + 1,
    leased_until: new Date(now.getTime() + LEASE_MS).toISOString(),
  };
  try {
    await save(changeAnnouncement(waiting, claimed));
    return { ...claimed, version: waiting.version + 1 };
  } catch (error) {
    if (isChangedMeanwhile(error)) return undefined;
    throw error;
  }
};

const noteFailure = async (claimed: Announcement, error: unknown): Promise<void> => {
  const failure = error instanceof Error ? error.message : String(error);
  logger.error('mail not sent', { announcement: claimed._id, failure });
  const isGivenUp = claimed.attempts >= MOST_ATTEMPTS || error instanceof UnfilledTemplate;
  await save(changeAnnouncement(claimed, { ...claimed, state: isGivenUp ? 'failed' : 'pending', failure }));
};

const sendClaimed = async (claimed: Announcement, now: Date): Promise<void> => {
  let out: MailOut | undefined;
  try {
    out = await sendOut(claimed, now);
  } catch (error) {
    await noteFailure(claimed, error);
    return;
  }
  const sent: Announcement = { ...claimed, state: 'sent', sent_at: now.toISOString(), ...(out && { out }) };
  await save(changeAnnouncement(claimed, sent));
  logger.info('mail sent', { announcement: claimed._id });
};

/**
 * Sends a promised mail, once: whoever claims it first sends it. A failure is noted and tried again by schedule;
 * it never holds up other mails. A function that dies between sending and noting it makes the mail go out again
 * after the lease: the mail service knows no idempotency.
 */
export const deliver = async (id: string, now: Date): Promise<void> => {
  const claimed = await claim(id, now);
  if (claimed) await onBehalfOf(claimed.request_id, () => sendClaimed(claimed, now));
};
