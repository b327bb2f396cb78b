import type { World } from '#test/support/faults/scenario.ts';
import { settle } from '#test/support/faults/settle.ts';
import { openInbox } from '#test/support/inbox.ts';

/** The HTML of the last mail to an address, once all that waits has gone out. */
export const lastMailTo = async ({ stack }: World, email: string): Promise<string> => {
  await settle(stack);
  const mails = await openInbox(`http://127.0.0.1:${stack.ports.inbox}`).mailsTo(email);
  return mails.at(-1)?.body.html ?? '';
};
