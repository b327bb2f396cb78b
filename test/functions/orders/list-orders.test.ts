import { describe, expect, inject, it } from 'vitest';
import { addDays } from '#shared/calendar-date.ts';
import { bookAndPay, inTenDays, ok } from '#test/support/booking-calls.ts';
import { openBrowser } from '#test/support/browser-client.ts';
import { assign, newEmployee } from '#test/support/dispatch.ts';
import { inMunich } from '#test/support/office-calls.ts';
import { ownDay } from '#test/support/own-day.ts';
import { staffBrowser } from '#test/support/staff.ts';

const stack = inject('stack');

type Row = { _id: string; airport: number; date: string; employees?: object[] };

const list = async (email: string, where: object, more: object = {}): Promise<Row[]> => {
  const staff = await staffBrowser(stack, email);
  return ok(await staff.send('POST', '/api/orders/list', { where, limit: 100, ...more })).rows as Row[];
};

describe('the list of orders', () => {
  it('shows the orders of the days asked for, by date, time and number', async () => {
    const first = ownDay();
    const last = addDays(first, 1);
    const at = (date: string, hours: number) => ({ travel: { date, time: { hours, minutes: 0 } } });
    const late = await bookAndPay(stack, openBrowser(stack.url), at(last, 7));
    const early = await bookAndPay(stack, openBrowser(stack.url), at(first, 9));
    const between = await bookAndPay(stack, openBrowser(stack.url), at(first, 22));
    const rows = await list('admin@example.com', { date_from: first, date_to: last });
    expect(rows.map(({ _id }) => _id)).toEqual([early.id, between.id, late.id]);
    const [second] = await list(
      'admin@example.com',
      { date_from: first, date_to: last },
      { offset: 1, limit: 1 },
    );
    expect(second?._id).toBe(between.id);
  });

  it('counts what it lists, and says what each day adds up to', async () => {
    const day = ownDay();
    await bookAndPay(stack, openBrowser(stack.url), { travel: { date: day } });
    const admin = await staffBrowser(stack, 'admin@example.com');
    const where = { date_from: day, date_to: day };
    expect(ok(await admin.send('POST', '/api/orders/count/', { where }))).toEqual({
      count: 1,
      days: [{ date: day, orders: 1, cancelled: 0, persons: 2, bags: 3 }],
    });
  });

  it('names who is on the jobs of an order, each once', async () => {
    const day = ownDay();
    const { id } = await bookAndPay(stack, openBrowser(stack.url), { travel: { date: day } });
    const admin = await staffBrowser(stack, 'admin@example.com');
    const { _id, first_name, last_name } = await newEmployee(stack, { Qualifications: 'both' });
    const staffIn = async () => {
      const rows = await list('admin@example.com', { date_from: day, date_to: day });
      return rows.find((row) => row._id === id)?.employees;
    };
    expect(await staffIn()).toEqual([]);
    ok(await assign(admin, { _id }, { _id: `${id}-1`, order_id: id }));
    expect(await staffIn()).toEqual([{ _id, first_name, last_name }]);
  });

  it('keeps a user of Munich to the orders of Munich', async () => {
    const day = ownDay();
    await bookAndPay(stack, openBrowser(stack.url), { travel: { date: day } });
    const munich = await bookAndPay(stack, openBrowser(stack.url), {
      ...inMunich,
      travel: { ...inMunich.travel, date: day },
    });
    const where = { date_from: day, date_to: day };
    expect((await list('munich@example.com', where)).map(({ _id }) => _id)).toEqual([munich.id]);
    expect(await list('munich@example.com', { ...where, airport: 1 })).toEqual([]);
    expect(await list('admin@example.com', where)).toHaveLength(2);
  });

  it('refuses unknown filters and ranges beyond 92 days, naming the field', async () => {
    const admin = await staffBrowser(stack, 'admin@example.com');
    const day = inTenDays();
    const unknown = { date_from: day, date_to: day, colour: 'red' };
    const long = { date_from: day, date_to: addDays(day, 92) };
    expect(await admin.send('POST', '/api/orders/list', { where: unknown })).toMatchObject({
      status: 400,
      body: { fields: { 'where.colour': {} } },
    });
    expect(await admin.send('POST', '/api/orders/list', { where: long })).toMatchObject({
      status: 400,
      body: { fields: { date_to: { code: 'too_long' } } },
    });
  });

  it.each(['client@example.com', 'agency@example.com', 'employee@example.com'])(
    'is not for %s',
    async (email) => {
      const user = await staffBrowser(stack, email);
      const where = { date_from: inTenDays(), date_to: inTenDays() };
      expect(await user.send('POST', '/api/orders/list', { where })).toMatchObject({ status: 403 });
    },
  );

  it('asks a stranger to log in', async () => {
    const where = { date_from: inTenDays(), date_to: inTenDays() };
    const answer = await openBrowser(stack.url).send('POST', '/api/orders/list', { where });
    expect(answer).toMatchObject({ status: 401, body: { code: 'not_logged_in' } });
  });
});
