import { randomUUID } from 'node:crypto';
import { expect, inject, it } from 'vitest';
import type { BrowserClient } from '#test/support/browser-client.ts';
import { formBody, listJobs, newTour } from '#test/support/job-desk.ts';
import { detailsOf, placedOrder } from '#test/support/office-calls.ts';
import { staffBrowser } from '#test/support/staff.ts';

const stack = inject('stack');
const [admin, colleague] = await Promise.all([
  staffBrowser(stack, 'admin@example.com'),
  staffBrowser(stack, 'admin2@example.com'),
]);

const send = (who: BrowserClient, path: string, body: object, key?: string) =>
  who.send('POST', path, body, key === undefined ? {} : { 'idempotency-key': key });

it('a request that a browser repeats under its key, because it got no answer, is done once and says so', async () => {
  const [key, tournumber] = [randomUUID(), newTour()];
  const job = formBody({ tournumber });
  const order = (who: BrowserClient, by?: string) => send(who, '/api/jobs/createJobForAgency', { job }, by);
  const jobs = () =>
    listJobs(admin, { date_from: job.serviceDate, date_to: job.serviceDate, reference: tournumber });
  const answers = await Promise.all([order(admin, key), order(admin, key)]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect(await order(admin, key)).toMatchObject({
    status: 409,
    body: { code: 'changed_meanwhile', reason: { key: 'request.repeated' } },
  });
  expect(await jobs()).toHaveLength(1);
  expect([(await order(colleague, key)).status, (await order(admin)).status]).toEqual([200, 200]);
  expect(await jobs()).toHaveLength(3);
});

it('a letter that is sent again under its key goes out once, and both are told that it was', async () => {
  const [key, order_id] = [randomUUID(), await placedOrder(stack)];
  const contact = { order_id, subject: 'Your flight is late', message: 'We wait for you.' };
  const write = () => send(admin, '/api/orders/contactClient/', { contact }, key);
  expect([(await write()).status, (await write()).status]).toEqual([204, 204]);
  const { history, mails } = await detailsOf(admin, order_id);
  expect(history.filter(({ action }) => action === 'contact')).toHaveLength(1);
  expect(mails.filter(({ template }) => template === 'contact_client')).toHaveLength(1);
});
