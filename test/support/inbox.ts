import * as z from 'zod/mini';
import { waitUntil } from '#test/support/wait-until.ts';

const mailSchema = z.object({
  messageId: z.string(),
  /** When it came, in whole seconds. */
  at: z.number(),
  from: z.string(),
  replyTo: z.array(z.string()),
  destination: z.object({ to: z.array(z.string()), cc: z.array(z.string()), bcc: z.array(z.string()) }),
  subject: z.string(),
  body: z.object({ html: z.optional(z.string()), text: z.optional(z.string()) }),
  attachments: z.array(
    z.object({ content: z.string(), contentType: z.string(), filename: z.optional(z.string()) }),
  ),
});
const storeSchema = z.object({ emails: z.array(mailSchema) });

export type Mail = z.infer<typeof mailSchema>;

const isFor = (address: string) => (mail: Mail) =>
  [...mail.destination.to, ...mail.destination.cc].some((one) => one.includes(address));

/** The mails that the stack has sent, of all tests: a test looks for those to an address of its own. */
export const openInbox = (inboxUrl: string) => {
  /** What was read before, as it came: with attachments, all of it is megabytes. */
  const known = new Map<string, Mail>();
  let newest = 0;

  const mailsTo = async (address: string): Promise<readonly Mail[]> => {
    // Of the newest second more may have come since.
    const response = await fetch(`${inboxUrl}/store?since=${newest}`);
    for (const mail of z.parse(storeSchema, await response.json()).emails) {
      known.set(`${mail.at} ${mail.messageId}`, mail);
      newest = mail.at;
    }
    return [...known.values()].filter(isFor(address));
  };
  return {
    mailsTo,
    /** The first mail to the address whose subject contains the text, awaited for 10 s. */
    mailTo: (address: string, subject = ''): Promise<Mail> =>
      waitUntil(`a mail to ${address} about "${subject}"`, async () =>
        (await mailsTo(address)).find((mail) => mail.subject.includes(subject)),
      ),
  };
};
