import { openOwnDays } from '#test/support/own-day.ts';
import { startStack } from '#test/support/stack.ts';

/** Nobody answers here: a view that is not listened to is lost, as it may be. */
const ANALYTICS_URL = 'http://views.invalid/count';

/**
 * One stack with demo bookings for all journeys. They read `SITE_URL`, `INBOX_URL`, `CARDS_URL`, `ANALYTICS_URL` and
 * `DATA_FOLDER`: what is set here reaches the processes that run them.
 */
export default async (): Promise<() => Promise<void>> => {
  const { url, ports, dataFolder, close } = await startStack('bookings', 'memory', { ANALYTICS_URL });
  process.env.ANALYTICS_URL = ANALYTICS_URL;
  process.env.DATA_FOLDER = dataFolder;
  process.env.SITE_URL = url;
  process.env.INBOX_URL = `http://127.0.0.1:${ports.inbox}`;
  process.env.CARDS_URL = `http://127.0.0.1:${ports.cards}`;
  const closeDays = openOwnDays();
  return async () => {
    closeDays();
    await close();
  };
};
