import type { EventBridgeEvent } from 'aws-lambda';
import * as z from 'zod/mini';
import { changeAnnouncement, getAnnouncement } from '#functions/platform/data/outbox.ts';
import { againWhenChanged, save } from '#functions/platform/data/write.ts';
import { logger } from '#functions/platform/logger.ts';
import { MAIL_TAG, mailOfTag } from '#functions/platform/mail/mail-tag.ts';

const recipients = z.array(z.object({ emailAddress: z.string(), diagnosticCode: z.optional(z.string()) }));

/** What the mail service says of a mail that it had taken. */
const feedback = z.object({
  mail: z.object({ tags: z.record(z.string(), z.array(z.string())) }),
  bounce: z.optional(z.object({ bounceType: z.string(), bouncedRecipients: recipients })),
  complaint: z.optional(z.object({ complainedRecipients: recipients })),
  reject: z.optional(z.object({ reason: z.string() })),
});

/** Why a mail counts as not arrived; undefined while its server may still take it, or has only answered by itself. */
const failureIn = ({ bounce, complaint, reject }: z.infer<typeof feedback>): string | undefined => {
  if (reject) return `rejected: ${reject.reason}`;
  if (complaint)
    return `complaint of ${complaint.complainedRecipients.map((one) => one.emailAddress).join(', ')}`;
  if (bounce?.bounceType !== 'Permanent') return undefined;
  return bounce.bouncedRecipients
    .map(({ emailAddress, diagnosticCode }) => [emailAddress, diagnosticCode].filter(Boolean).join(': '))
    .join(', ');
};

/** Notes on a mail that it did not arrive, for the office's mail log. */
export const handler = async ({ detail }: EventBridgeEvent<string, unknown>): Promise<void> => {
  const told = z.parse(feedback, detail);
  const failure = failureIn(told);
  const [tag] = told.mail.tags[MAIL_TAG] ?? [];
  if (failure === undefined || tag === undefined) return;
  await againWhenChanged(async () => {
    const mail = await getAnnouncement(mailOfTag(tag));
    if (!mail) return logger.warn('feedback about an unknown mail', { announcement: mailOfTag(tag) });
    // The words name whose mail it was: of an erased one only stays that it did not arrive.
    await save(changeAnnouncement(mail, { ...mail, state: 'bounced', ...(!mail.erased_at && { failure }) }));
  });
};
