import { describe, expect, inject, it } from 'vitest';
import { ok } from '#test/support/booking-calls.ts';
import { takeEnvironment } from '#test/support/data-layer.ts';
import { staffBrowser } from '#test/support/staff.ts';
import { openTable } from '#test/support/table.ts';

const stack = inject('stack');
const admin = await staffBrowser(stack, 'admin@example.com');

type Row = { key: string; value: string | number; version: number };
const settingsNow = async (): Promise<Row[]> => (await admin.get('/api/settings')).body as Row[];
const settingNow = async (key: string) => (await settingsNow()).find((row) => row.key === key);
const save = (...rows: Row[]) => admin.send('PUT', '/api/settings', rows);

/** A setting that nobody else reads, before the catalogue is read again. */
const ownSetting = async (key: string): Promise<void> => {
  const { putAll } = await openTable(stack);
  const text = { en: `Own ${key}`, de: `Eigene ${key}` };
  const setting = { key, type: 'number', value: 3, public: false };
  await putAll([
    { PK: 'CATALOGUE#settings', SK: key, ...setting, readable_title: text, readable_description: text },
  ]);
  await takeEnvironment(stack);
  const [{ announceEdit }, write] = await Promise.all([
    import('#functions/platform/data/catalogue-version.ts'),
    import('#functions/platform/data/write.ts'),
  ]);
  await write.save(announceEdit());
};

describe('settings', () => {
  it('are saved, show at once, and the history tells who changed what', async () => {
    await ownSetting('own_first');
    expect(await settingNow('own_first')).toMatchObject({ value: 3, version: 0 });
    const saved = (await save({ key: 'own_first', value: 7, version: 0 })).body as Row[];
    expect(saved.find(({ key }) => key === 'own_first')).toMatchObject({ value: 7, version: 1 });
    expect(await settingNow('own_first')).toMatchObject({ value: 7, version: 1 });
    const { rows } = ok(await admin.get('/api/settings/own_first/history')) as { rows: unknown[] };
    expect(rows).toMatchObject([
      {
        act: 'changed',
        by: { kind: 'user', id: 'demo-admin' },
        changes: [{ field: 'value', before: '3', after: '7' }],
      },
    ]);
  });

  it('refuse a form that is older than what another has saved', async () => {
    await ownSetting('own_second');
    await save({ key: 'own_second', value: 7, version: 0 });
    expect(await save({ key: 'own_second', value: 8, version: 0 })).toMatchObject({
      status: 409,
      body: { code: 'changed_meanwhile', fields: { own_second: {} } },
    });
    expect(await settingNow('own_second')).toMatchObject({ value: 7 });
  });

  it('are saved all or none: one that is wrong is named by its key', async () => {
    await ownSetting('own_third');
    const rows = [
      { key: 'own_third', value: 9, version: 0 },
      { key: 'person_base_1_to_x', value: 0, version: 0 },
    ];
    expect(await save(...rows)).toMatchObject({
      status: 400,
      body: { fields: { person_base_1_to_x: { code: 'setting.threshold' } } },
    });
    expect(await settingNow('own_third')).toMatchObject({ value: 3 });
  });

  it('never lower an invoice number below the last one that was given', async () => {
    const last = await settingNow('last_invoice_number_agency');
    expect(
      await save({ key: 'last_invoice_number_agency', value: 1, version: last?.version ?? 0 }),
    ).toMatchObject({
      status: 400,
      body: { fields: { last_invoice_number_agency: { code: 'setting.raised' } } },
    });
  });

  it('name only admins for the outgoing-invoice ledger', async () => {
    const version = (await settingNow('rab_user_ids'))?.version ?? 0;
    expect(await save({ key: 'rab_user_ids', value: 'demo-employee', version })).toMatchObject({
      status: 400,
      body: { fields: { rab_user_ids: { code: 'setting.user_unknown' } } },
    });
  });

  it('are edited by admins only', async () => {
    for (const email of ['agency@example.com', 'employee@example.com']) {
      const other = await staffBrowser(stack, email);
      expect(await other.send('PUT', '/api/settings', [])).toMatchObject({ status: 403 });
    }
  });
});
