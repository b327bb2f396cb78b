import { type Figure, percentile } from '#test/load/figure.ts';
import { bookAndPay } from '#test/support/booking-calls.ts';
import { openBrowser } from '#test/support/browser-client.ts';
import { fetchFrom } from '#test/support/fetch-from.ts';
import { startStack } from '#test/support/stack.ts';

const AT_ONCE = 20;
const WARM_UP = 40;
const BOOKINGS = 300;

/** Goal per second, and what comparable systems reached on such a machine (Easy!Appointments; Vendure: 13). */
const GOAL_PER_SECOND = 60;
const REFERENCE_PER_SECOND = 37;
const GOAL_P95_MS = 400;

type Book = (visitor: number) => Promise<unknown>;

/** Books so many times, so many visitors at once; answers how long each booking took, in milliseconds. */
const bookMany = async (book: Book, times: number): Promise<number[]> => {
  const took: number[] = [];
  let begun = 0;
  const visitor = async (_: unknown, number: number): Promise<void> => {
    while (begun < times) {
      begun += 1;
      const start = performance.now();
      await book(number);
      took.push(performance.now() - start);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, visitor));
  return took;
};

/**
 * Whole guest bookings over HTTP on the embedded stack: create, three steps, checkout, card, status, submit; the
 * load and the stack share this machine's cores.
 */
export const bookingFigures = async (): Promise<Figure[]> => {
  const stack = await startStack('accounts');
  // Checkouts are limited per address, so that each visitor has one: 127.0.0.11 and so on.
  const connections = Array.from({ length: AT_ONCE }, (_, visitor) => fetchFrom(`127.0.0.${visitor + 11}`));
  try {
    const book: Book = (visitor) => bookAndPay(stack, openBrowser(stack.url, connections[visitor]));
    await bookMany(book, WARM_UP);
    const start = performance.now();
    const took = await bookMany(book, BOOKINGS);
    const perSecond = BOOKINGS / ((performance.now() - start) / 1000);
    const p95 = percentile(took, 0.95);
    return [
      {
        name: `guest bookings per second, ${AT_ONCE} at once, payment included`,
        ours: perSecond.toFixed(1),
        reference: `${REFERENCE_PER_SECOND} (Easy!Appointments), goal ${GOAL_PER_SECOND}`,
        ratio: (perSecond / REFERENCE_PER_SECOND).toFixed(2),
        isMet: perSecond >= GOAL_PER_SECOND,
      },
      {
        name: 'one guest booking, 95 % within',
        ours: `${p95.toFixed(0)} ms`,
        reference: `600 ms (Easy!Appointments), goal ${GOAL_P95_MS}`,
        ratio: (p95 / 600).toFixed(2),
        isMet: p95 <= GOAL_P95_MS,
      },
    ];
  } finally {
    await stack.close();
  }
};
