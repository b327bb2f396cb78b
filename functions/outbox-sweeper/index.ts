import { overdueAnnouncements } from '#functions/platform/data/outbox.ts';
import { deliver } from '#functions/platform/mail/deliver.ts';

/** New mails are the stream's work; what is still open after this long was left behind by it. */
const GRACE_MS = 60_000;

/** Takes up mails that went stale: the sender failed, or died on the way. */
export const handler = async (): Promise<void> => {
  const now = new Date();
  const overdue = await overdueAnnouncements(new Date(now.getTime() - GRACE_MS));
  for (const { _id } of overdue) await deliver(_id, new Date());
};
