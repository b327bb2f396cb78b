import { describe, expect, inject, it } from 'vitest';
import {
  fillOrder,
  payOrder,
  personalBody,
  serviceBody,
  submitBody,
  travelBody,
} from '#test/support/booking-calls.ts';
import { type Answer, openBrowser } from '#test/support/browser-client.ts';
import { callsOf } from '#test/support/database-calls.ts';
import { createJob, formBody, newTour } from '#test/support/job-desk.ts';
import { ownDay } from '#test/support/own-day.ts';
import { staffBrowser } from '#test/support/staff.ts';

const stack = inject('stack');
const visitor = openBrowser(stack.url);
const admin = await staffBrowser(stack, 'admin@example.com');
const day = ownDay();
const [draft, { rows, order_ids }] = await Promise.all([
  fillOrder(visitor),
  createJob(admin, formBody({ serviceDate: day, tournumber: newTour() })),
]);

const where = { date_from: day, date_to: day };
const change = (step: string, body: object) => () =>
  visitor.send('PATCH', `/api/orders/${step}/${draft.id}`, body);
const ask = (path: string, body: object) => () => admin.send('POST', path, body);
const compare = () => visitor.send('POST', `/api/orders/compareAuthorizedToCalculatedAmount/${draft.id}`, {});

type Row = readonly [name: string, expected: string, call: () => Promise<Answer>];

/** GetItem asks for the version of the catalogue, which warm functions keep. */
const site: readonly Row[] = [
  ['the slides of the home page', 'GetItem', () => visitor.get('/api/slides/en')],
  ['a page', 'GetItem', () => visitor.get('/api/pages/main/en')],
  ['the clock', '', () => visitor.get('/api/general/currentTime')],
  ['the prices', 'GetItem', () => visitor.get('/api/prices')],
  ['the airports', 'GetItem', () => visitor.get('/api/airports/en')],
];

/** BatchGetItem asks for the order and the version of the catalogue at once. */
const booking: readonly Row[] = [
  ['to begin', 'UpdateItem PutItem', () => visitor.send('POST', '/api/orders/', { lang: 'en' })],
  ['step 1', 'GetItem UpdateItem', change('travel', travelBody())],
  ['step 2, with its price', 'BatchGetItem UpdateItem', change('service', serviceBody())],
  ['step 3', 'GetItem UpdateItem', change('personal', personalBody())],
  ['to compare what is held with the price', 'BatchGetItem', compare],
];

/** The first BatchGetItem is the session and its user, of every call with a login. */
const office: readonly Row[] = [
  [
    'an order with jobs, payments and history, then its mails, what of it is open, and the version',
    'BatchGetItem Query Query Query GetItem',
    () => admin.get(`/api/orders/${order_ids[0]}/en`),
  ],
  ['who is logged in', 'BatchGetItem', () => admin.get('/api/users/me')],
  ['a day of orders at two airports', 'BatchGetItem Query Query', ask('/api/orders/list', { where })],
  ['the count of these', 'BatchGetItem Query Query', ask('/api/orders/count', { where })],
  [
    'the count of a day of jobs at one airport',
    'BatchGetItem Query',
    ask('/api/jobs/count', { where: { ...where, airport: 1 } }),
  ],
  [
    'a day of jobs at two airports, with their orders, the employees and the version of agencies and codes',
    'BatchGetItem Query Query BatchGetItem Query GetItem',
    ask('/api/jobs/list', { where }),
  ],
  [
    'one job, with the same',
    'BatchGetItem GetItem BatchGetItem Query GetItem',
    () => admin.get(`/api/jobs/${rows[0]?._id}`),
  ],
  [
    'the day board: employees and three days, however many jobs',
    'BatchGetItem Query Query Query Query GetItem',
    ask('/api/jobs/board', { airport: 1, date: day }),
  ],
  ['a day of invoices', 'BatchGetItem Query', ask('/api/invoices/list', { where, offset: 0, limit: 10 })],
  [
    'a new job: terms, number, one transaction, and the row that it becomes',
    'BatchGetItem Query GetItem UpdateItem TransactWriteItems Query GetItem',
    ask('/api/jobs/createJobForAgency', { job: formBody({ serviceDate: day }) }),
  ],
];

describe('what calls ask of the database', () => {
  it.each(site)('the site, for %s: "%s"', async (_, expected, call) => {
    expect(await callsOf(expected, call)).toBe(expected);
  });

  it.each(booking)('a booking, %s: "%s"', async (_, expected, call) => {
    expect(await callsOf(expected, call)).toBe(expected);
  });

  it.each(office)('the office, for %s: "%s"', async (_, expected, call) => {
    expect(await callsOf(expected, call)).toBe(expected);
  });

  it('a checkout: the order with its attempts, the catalogue, a count of tries, one transaction', async () => {
    const expected = 'Query GetItem UpdateItem TransactWriteItems';
    const prepare = async () => {
      const { id, total } = await fillOrder(visitor);
      const body = { amount: total, currency: 'EUR', order: id };
      return visitor.send('POST', '/api/payments/prepareCheckoutExternal', body);
    };
    expect(await callsOf(expected, prepare)).toBe(expected);
  });

  it('to place an order: one read, and one transaction with its jobs, history and receipt', async () => {
    const expected = 'BatchGetItem TransactWriteItems';
    const submit = async () => {
      const order = await fillOrder(visitor);
      await payOrder(stack, visitor, order);
      return visitor.send('PATCH', `/api/orders/submit/${order.id}`, submitBody());
    };
    expect(await callsOf(expected, submit)).toBe(expected);
  });
});
