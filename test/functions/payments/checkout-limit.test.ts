import { expect, inject, it } from 'vitest';
import { fillOrder } from '#test/support/booking-calls.ts';
import { openBrowser } from '#test/support/browser-client.ts';
import { fetchFrom } from '#test/support/fetch-from.ts';
import { openTable } from '#test/support/table.ts';

const stack = inject('stack');
const MOST = 100;
const WINDOW_SECONDS = 15 * 60;
const ADDRESS = '127.0.0.21';

// Other systems give a program one loopback address only.
it.skipIf(process.platform !== 'linux')(
  'whoever has opened a hundred checkouts from one address waits, and nobody else does (429 with Retry-After)',
  async () => {
    const table = await openTable(stack);
    const now = Math.floor(Date.now() / 1000 / WINDOW_SECONDS);
    // Also for the window that may begin meanwhile.
    for (const window of [now, now + 1]) {
      const key = { PK: `THROTTLE#checkout-from#${ADDRESS}`, SK: String(window) };
      await table.put({ ...key, count: MOST, ttl: (window + 1) * WINDOW_SECONDS });
    }
    const prepare = async (browser: ReturnType<typeof openBrowser>) => {
      const { id, total } = await fillOrder(browser);
      const body = { amount: total, currency: 'EUR', order: id };
      return browser.send('POST', '/api/payments/prepareCheckoutExternal', body);
    };
    const refused = await prepare(openBrowser(stack.url, fetchFrom(ADDRESS)));
    expect(refused).toMatchObject({ status: 429, body: { code: 'too_many_requests' } });
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await prepare(openBrowser(stack.url))).toMatchObject({ status: 200 });
  },
);
