import { describe, expect, inject, it } from 'vitest';
import { addDays } from '#shared/calendar-date.ts';
import { ok } from '#test/support/booking-calls.ts';
import type { BrowserClient } from '#test/support/browser-client.ts';
import { createJob, formBody } from '#test/support/job-desk.ts';
import { invoiceBody, today } from '#test/support/ledger.ts';
import { inMunich, placedOrder } from '#test/support/office-calls.ts';
import { staffBrowser } from '#test/support/staff.ts';

const stack = inject('stack');
const admin = await staffBrowser(stack, 'admin@example.com');
const munich = await staffBrowser(stack, 'munich@example.com');

type Start = {
  readonly to_confirm: { readonly count: number; readonly from?: string; readonly to?: string };
  readonly unassigned: { readonly today: number; readonly tomorrow: number };
  readonly [field: string]: unknown;
};
const startOf = async (who: BrowserClient) => ok(await who.get('/api/start')) as unknown as Start;

type Turnover = {
  readonly months: readonly string[];
  readonly rows: readonly {
    readonly month: string;
    readonly airport: number;
    readonly agency_id: number;
    readonly [field: string]: unknown;
  }[];
};
const turnover = async (who: BrowserClient) =>
  ok(await who.get('/api/start/turnover')) as unknown as Turnover;

describe('the start of the office', () => {
  it('names the orders that wait to be confirmed, with the days of their services', async () => {
    await placedOrder(stack);
    const { to_confirm } = await startOf(admin);
    expect(to_confirm.count).toBeGreaterThan(0);
    expect((to_confirm.from ?? '') <= (to_confirm.to ?? '')).toBe(true);
  });

  it('counts the jobs of today and tomorrow that nobody is assigned to', async () => {
    const tomorrow = addDays(today(), 1);
    const before = await startOf(admin);
    await createJob(admin, formBody({ serviceDate: tomorrow, time: { hours: 23, minutes: 30 } }));
    const after = await startOf(admin);
    expect(after).toMatchObject({ today: today(), tomorrow });
    // Others may order jobs meanwhile, and cancel none of tomorrow's.
    expect(after.unassigned.tomorrow).toBeGreaterThan(before.unassigned.tomorrow);
  });

  it('shows who is kept to Munich nothing of Frankfurt', async () => {
    await placedOrder(stack, inMunich);
    const [all, own] = await Promise.all([startOf(admin), startOf(munich)]);
    expect(own.to_confirm.count).toBeGreaterThan(0);
    const list = async (airport: number) =>
      ok(
        await munich.send('POST', '/api/orders/count', {
          where: { date_from: today(), date_to: today(), airport },
        }),
      );
    expect(await list(1)).toMatchObject({ count: 0 });
    expect(all.to_confirm.count).toBeGreaterThan(own.to_confirm.count);
    expect((await turnover(munich)).rows.every(({ airport }) => airport === 2)).toBe(true);
  });

  it('adds up what was billed in twelve months by month, airport, client and service', async () => {
    const day = addDays(today(), -200);
    const month = day.slice(0, 7);
    const agencyId = 1004;
    const sumOf = async () =>
      (await turnover(admin)).rows.find(
        (row) => row.month === month && row.airport === 1 && row.agency_id === agencyId,
      ) ?? { assistant: 0, porter: 0, other: 0 };
    const before = await sumOf();
    const line = { title: 'Service', netto: 50, date: day, time: '09:30' };
    const lines = [
      { ...line, amount: 2, type: 'assistant' },
      { ...line, amount: 1, type: 'porter' },
    ] as const;
    const dates = { invoice_date: day, invoice_period_from: day, invoice_period_to: day };
    const invoice = invoiceBody({ ...dates, agencyId, lines: [...lines] });
    expect((await admin.send('POST', '/api/invoices', { invoice, key: crypto.randomUUID() })).status).toBe(
      200,
    );
    const after = await sumOf();
    const difference = (name: 'assistant' | 'porter') => Number(after[name]) - Number(before[name]);
    const billed = difference('assistant') + difference('porter');
    expect(difference('assistant')).toBeCloseTo(2 * difference('porter'), 1);
    expect(billed).toBeGreaterThan(0);
    const { months } = await turnover(admin);
    expect(months).toHaveLength(12);
    expect(months.at(-1)).toBe(today().slice(0, 7));
    expect(months).toContain(month);
  });

  it.each(['employee@example.com', 'agency@example.com'])('is closed to %s', async (email) => {
    const who = await staffBrowser(stack, email);
    expect((await who.get('/api/start')).status).toBe(403);
    expect((await who.get('/api/start/turnover')).status).toBe(403);
  });
});
