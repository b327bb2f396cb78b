import { describe, expect, inject, it } from 'vitest';
import type { Caller } from '#functions/platform/http/caller.ts';
import { prices as firstPrices } from '#infra/seed/prices.ts';
import { airportTime } from '#shared/calendar-date.ts';
import { ok } from '#test/support/booking-calls.ts';
import { takeEnvironment } from '#test/support/data-layer.ts';
import { staffBrowser } from '#test/support/staff.ts';

const stack = inject('stack');
const admin = await staffBrowser(stack, 'admin@example.com');

type Row = { code: string; price: number };
const euros = firstPrices.map(({ code, price }) => ({ code, price: price / 100 }));
const withVip = (price: number): Row[] => euros.map((row) => (row.code === 'vip' ? { ...row, price } : row));

const vipOn = async (date: string): Promise<number | undefined> =>
  ((await admin.get(`/api/prices/${date}`)).body as Row[]).find(({ code }) => code === 'vip')?.price;

const plan = (date: string, prices: Row[], version = 0) =>
  admin.send('PUT', `/api/prices/${date}`, { version, prices });

const historyOf = async (title: string) =>
  (ok(await admin.get('/api/prices/history')).rows as { title: string }[]).filter(
    (entry) => entry.title === title,
  );

/** Far from the day of every other test: what is sold today is theirs too. */
const offerAt = async (moment: string) => {
  await takeEnvironment(stack);
  const { readOffer } = await import('#functions/platform/data/catalogue.ts');
  return readOffer(new Date(moment));
};

describe('a price list of a day to come', () => {
  it('takes effect at midnight of its day at the airport, without an edit', async () => {
    ok(await plan('2101-03-01', withVip(81.5)));
    expect([await vipOn('2101-02-28'), await vipOn('2101-03-01')]).toEqual([65, 81.5]);
    // 23:00 UTC is midnight in Frankfurt in winter.
    const [before, after] = [await offerAt('2101-02-28T22:59:59Z'), await offerAt('2101-02-28T23:00:00Z')];
    const vipOf = ({ prices }: typeof before) => prices.find(({ code }) => code === 'vip')?.price;
    expect([vipOf(before), vipOf(after)]).toEqual([6500, 8150]);
    expect(after.version).toBe(before.version + 1);
  });

  it('is edited and withdrawn before its day, and the history tells who did it', async () => {
    const date = '2102-05-01';
    const beforehand = await vipOn(date);
    expect(ok(await plan(date, withVip(70)))).toMatchObject({ from: date, version: 1 });
    expect(ok(await plan(date, withVip(72.25), 1))).toMatchObject({ version: 2 });
    const lists = ok(await admin.get('/api/prices/lists'));
    expect(lists.today).toBe(airportTime(new Date()).date);
    expect(lists.planned).toContainEqual(expect.objectContaining({ from: date, version: 2 }));
    expect(await vipOn(date)).toBe(72.25);

    expect(await admin.send('POST', `/api/prices/${date}/withdraw`, { version: 2 })).toMatchObject({
      status: 204,
    });
    expect(await vipOn(date)).toBe(beforehand);
    const history = await historyOf(date);
    expect(history).toMatchObject([
      { act: 'deleted', by: { kind: 'user', name: expect.any(String) } },
      { act: 'changed', changes: [{ field: 'vip', before: '70.00', after: '72.25' }] },
      { act: 'created' },
    ]);
  });

  it('refuses a form that is older than what another has saved', async () => {
    const date = '2103-05-01';
    ok(await plan(date, withVip(70)));
    expect(await plan(date, withVip(71))).toMatchObject({ status: 409, body: { code: 'already_exists' } });
    ok(await plan(date, withVip(72), 1));
    const stale = { status: 409, body: { code: 'changed_meanwhile' } };
    expect(await plan(date, withVip(73), 1)).toMatchObject(stale);
    expect(await admin.send('POST', `/api/prices/${date}/withdraw`, { version: 1 })).toMatchObject(stale);
    expect(await vipOn(date)).toBe(72);
  });

  it('cannot begin today or earlier, and needs every price', async () => {
    const { date } = airportTime(new Date());
    const late = { status: 409, body: { reason: { key: 'price_list.in_force' } } };
    expect(await plan(date, withVip(70))).toMatchObject(late);
    expect(await plan('2020-01-01', withVip(70))).toMatchObject(late);
    expect(await admin.send('POST', '/api/prices/2020-01-01/withdraw', { version: 1 })).toMatchObject(late);
    expect(await plan('2104-02-30', withVip(70))).toMatchObject({
      status: 400,
      body: { fields: { date: {} } },
    });
    expect(await plan('2104-02-01', euros.slice(1))).toMatchObject({
      status: 400,
      body: { fields: { person_base: { code: 'price.missing' } } },
    });
  });
});

describe('the prices of today', () => {
  it('change from the day of the edit on, and earlier days keep theirs', async () => {
    await takeEnvironment(stack);
    const { savePrices } = await import('#functions/catalogue/edit-prices.ts');
    const caller: Caller = { role: 'admin', address: '127.0.0.1' };
    const save = (price: number, was: number) =>
      savePrices({
        params: {},
        header: () => undefined,
        addCookie: () => undefined,
        once: { key: undefined, writes: [] },
        body: [{ code: 'bulky', price, was }],
        caller,
        now: new Date('2150-06-15T10:00:00Z'),
      });
    const bulky = async (date: string) =>
      ((await admin.get(`/api/prices/${date}`)).body as Row[]).find(({ code }) => code === 'bulky')?.price;
    const was = (await bulky('2150-06-15')) ?? 0;
    const [once, twice] = [Math.round(was * 100) + 5, Math.round(was * 100) + 10];
    await save(once, Math.round(was * 100));
    await save(twice, once);
    expect([await bulky('2150-06-14'), await bulky('2150-06-15')]).toEqual([was, twice / 100]);
    await expect(save(1, once)).rejects.toMatchObject({ code: 'changed_meanwhile' });
  });

  it('are saved as a list of code and price; one with another price than the form showed is refused', async () => {
    const same = euros.filter(({ code }) => code === 'bag');
    const list = (await admin.send('PUT', '/api/prices', same)).body as Row[];
    expect(list).toHaveLength(10);
    expect(await admin.send('PUT', '/api/prices', [{ code: 'bag', price: 9, was: 8.88 }])).toMatchObject({
      status: 409,
      body: { code: 'changed_meanwhile', fields: { bag: {} } },
    });
  });

  it('are numbers of at most two decimals, and never below nothing', async () => {
    for (const price of ['6', 6.005, -0.01, null, 10_000.01]) {
      expect(await admin.send('PUT', '/api/prices', [{ code: 'bag', price }])).toMatchObject({ status: 400 });
    }
    expect(await admin.send('PUT', '/api/prices', [{ code: 'gold', price: 1 }])).toMatchObject({
      status: 400,
    });
  });

  it('are edited by admins only', async () => {
    for (const email of ['agency@example.com', 'employee@example.com']) {
      const other = await staffBrowser(stack, email);
      expect(await other.send('PUT', '/api/prices', euros)).toMatchObject({ status: 403 });
      expect(await other.get('/api/prices/2101-03-01')).toMatchObject({ status: 403 });
    }
  });
});
