import { startStack } from '#test/support/stack.ts';

/**
 * One stack with demo bookings for all journeys. They read `SITE_URL`, `INBOX_URL` and `CARDS_URL`: what is set here
 * reaches the processes that run them.
 */
export default async (): Promise<() => Promise<void>> => {
  const { url, ports, close } = await startStack('bookings');
  process.env.SITE_URL = url;
  process.env.INBOX_URL = `http://127.0.0.1:${ports.inbox}`;
  process.env.CARDS_URL = `http://127.0.0.1:${ports.cards}`;
  return close;
};
