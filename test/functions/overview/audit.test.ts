import { randomUUID } from 'node:crypto';
import { describe, expect, inject, it } from 'vitest';
import { ok } from '#test/support/booking-calls.ts';
import type { BrowserClient } from '#test/support/browser-client.ts';
import { storeAudit } from '#test/support/data-layer.ts';
import { staffBrowser } from '#test/support/staff.ts';

const stack = inject('stack');
const admin = await staffBrowser(stack, 'admin@example.com');

/** Nobody else writes entries of this month. */
const AT = new Date('2025-03-14T10:00:00Z');
const days = { date_from: '2025-03-01', date_to: '2025-03-31' };

const listed = async (who: BrowserClient, where: object, more: object = {}) =>
  ok(await who.send('POST', '/api/audit/list', { where: { ...days, ...where }, ...more })).rows as {
    readonly title: string;
  }[];

describe('the audit log of the office', () => {
  it('lists its entries the latest first, with what became of each field, filtered and page by page', async () => {
    const key = randomUUID();
    const by = { kind: 'user', id: 'u1', name: 'Miriam Vogt' } as const;
    const changes = [{ field: 'value', before: '60', after: '75' }];
    const tell = (kind: 'setting' | 'user', title: string, hour: number) =>
      storeAudit(
        stack,
        { by, kind, subject: key, title, act: 'changed', changes },
        new Date(AT.getTime() + hour * 3_600_000),
      );
    await tell('setting', 'First', 0);
    await tell('setting', 'Second', 1);
    await tell('user', 'Third', 2);

    const rows = await listed(admin, { subject: key });
    expect(rows.map(({ title }) => title)).toEqual(['Third', 'Second', 'First']);
    expect(rows[1]).toMatchObject({ by, kind: 'setting', at: '2025-03-14T11:00:00.000Z', changes });
    expect(await listed(admin, { subject: key }, { order: 'date', limit: 1, offset: 1 })).toMatchObject([
      { title: 'Second' },
    ]);
    expect(await listed(admin, { subject: key, kind: 'user' })).toHaveLength(1);
    expect(await listed(admin, { subject: key, person: 'nobody' })).toEqual([]);
    const count = ok(await admin.send('POST', '/api/audit/count', { where: { ...days, subject: key } }));
    expect(count).toEqual({ count: 3 });

    const munich = await staffBrowser(stack, 'munich@example.com');
    expect((await listed(munich, { subject: key })).map(({ title }) => title)).toEqual(['Second', 'First']);
  });

  it('refuses a question of more than 92 days, and an unknown kind', async () => {
    const ask = (where: object) => admin.send('POST', '/api/audit/count', { where });
    expect((await ask({ date_from: '2025-01-01', date_to: '2025-12-31' })).status).toBe(400);
    expect((await ask({ ...days, kind: 'weather' })).status).toBe(400);
  });

  it.each(['employee@example.com', 'agency@example.com', 'client@example.com'])(
    'is closed to %s',
    async (email) => {
      const who = await staffBrowser(stack, email);
      expect((await who.send('POST', '/api/audit/list', { where: days })).status).toBe(403);
    },
  );
});
