import * as z from 'zod/mini';
import { waitUntil } from '#test/support/wait-until.ts';

const mailSchema = z.object({
  messageId: z.string(),
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
  const mailsTo = async (address: string): Promise<readonly Mail[]> => {
    const response = await fetch(`${inboxUrl}/store`);
    return z.parse(storeSchema, await response.json()).emails.filter(isFor(address));
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
