import { readFile } from 'node:fs/promises';
import { describe, expect, inject, it } from 'vitest';
import { fillOrder, payOrder, submitBody } from '#test/support/booking-calls.ts';
import { type Answer, openBrowser } from '#test/support/browser-client.ts';
import { today } from '#test/support/ledger.ts';
import { staffBrowser } from '#test/support/staff.ts';
import { waitUntil } from '#test/support/wait-until.ts';

const stack = inject('stack');

type Line = {
  readonly function: string;
  readonly message: string;
  readonly requestId?: string;
  readonly route?: string;
};

/** What functions have logged in which a text stands. */
const linesAbout = async (text: string): Promise<readonly Line[]> =>
  (await readFile(stack.logFile, 'utf8'))
    .split('\n')
    .filter((line) => line.startsWith('{') && line.endsWith('}') && line.includes(text))
    .map((line) => JSON.parse(line) as Line);

/** The first line of a function about something, with that message. */
const lineOf = (name: string, message: string, about: string): Promise<Line> =>
  waitUntil(`${name}: ${message} ${about}`, async () =>
    (await linesAbout(about)).find((line) => line.function === name && line.message === message),
  );

const requestOf = (answer: Answer): string => {
  expect(answer.status).toBeLessThan(300);
  return answer.headers.get('x-request-id') ?? 'none';
};

describe('the id that an answer shows', () => {
  it('stands in every line of the functions that send the mails and issue the documents of what was asked', {
    timeout: 60_000,
  }, async () => {
    const guest = openBrowser(stack.url);
    const order = await fillOrder(guest);
    await payOrder(stack, guest, order);
    const { id } = order;
    const placed = requestOf(await guest.send('PATCH', `/api/orders/submit/${id}`, submitBody()));
    const receipt = await lineOf('mail-sender', 'mail sent', `order_received#${id}`);
    expect(receipt.requestId).toBe(placed);

    const admin = await staffBrowser(stack, 'admin@example.com');
    requestOf(await admin.send('POST', '/api/payments/capturePayment', { order: id }));
    const invoice = await lineOf('invoice-issuer', 'document issued', `${id}-P1`);
    const confirmation = await lineOf('mail-sender', 'mail sent', `order_confirmed#${id}-P1`);
    expect(confirmation.requestId).toBe(invoice.requestId);
    // Whichever heard first that the money has come: the office's call, or the provider's notice.
    const cause = await lineOf('payments', 'answered', `"requestId":"${invoice.requestId}"`);
    expect(cause.route).toMatch(/capturePayment|webhook/);
  });

  it('goes with a task through the queue, to the worker and to what that promises', async () => {
    const admin = await staffBrowser(stack, 'admin3@example.com');
    const period = { period_from: today(), period_to: today(), cost_centers: ['660400141'] };
    const asked = await admin.send('POST', '/api/invoices/createRAB', period, { prefer: 'respond-async' });
    const { _id } = (asked.body as { export: { _id: string } }).export;
    const done = await lineOf('invoice-runner', 'task of an invoice run done', _id);
    expect(done.requestId).toBe(requestOf(asked));
  });
});
