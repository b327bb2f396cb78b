import { describe, expect, inject, it } from 'vitest';
import { ok } from '#test/support/booking-calls.ts';
import { openBrowser } from '#test/support/browser-client.ts';
import { takeEnvironment } from '#test/support/data-layer.ts';
import { staffBrowser } from '#test/support/staff.ts';

const stack = inject('stack');
const admin = await staffBrowser(stack, 'admin@example.com');

type Row = Record<string, unknown> & { version: number };
const listed = async (what: string, search: string): Promise<Row[]> =>
  ok(await admin.send('POST', `/api/${what}/list`, { where: { search } })).rows as Row[];

const historyOf = async (kind: 'language' | 'airline' | 'group_price', subject: string) => {
  await takeEnvironment(stack);
  const { auditOfSubject } = await import('#functions/platform/data/audit.ts');
  return auditOfSubject(kind, subject);
};

describe('airlines', () => {
  it('are added, found, renamed and retired, and the audit log tells of it', async () => {
    const airline = { code: 'Q7', name: 'Quokka Seven', active: true };
    expect(ok(await admin.send('POST', '/api/airlines', airline))).toEqual({ ...airline, version: 1 });
    expect(await listed('airlines', 'quokka')).toEqual([{ ...airline, version: 1 }]);
    expect(ok(await admin.send('POST', '/api/airlines/count', { where: { search: 'quokka' } }))).toEqual({
      count: 1,
    });
    const visitor = openBrowser(stack.url);
    const suggested = async () =>
      (await visitor.send('POST', '/api/airlines/typeahead', { val: 'quokka' })).body as object[];
    expect(await suggested()).toEqual([{ code: 'Q7', name: 'Quokka Seven' }]);

    ok(await admin.send('PUT', '/api/airlines/Q7', { ...airline, active: false, version: 1 }));
    expect(await suggested()).toEqual([]);
    expect(await historyOf('airline', 'Q7')).toMatchObject([
      { act: 'changed', changes: [{ field: 'active', before: 'true', after: 'false' }] },
      { act: 'created', by: { id: 'demo-admin' } },
    ]);
  });

  it('are refused with a code that another has, and by a form that is older', async () => {
    const airline = { code: 'Q8', name: 'Quokka Eight', active: true };
    ok(await admin.send('POST', '/api/airlines', airline));
    expect(await admin.send('POST', '/api/airlines', airline)).toMatchObject({
      status: 400,
      body: { fields: { code: { code: 'setup.taken' } } },
    });
    ok(await admin.send('PUT', '/api/airlines/Q8', { ...airline, name: 'Quokka Octo', version: 1 }));
    expect(await admin.send('PUT', '/api/airlines/Q8', { ...airline, version: 1 })).toMatchObject({
      status: 409,
      body: { code: 'changed_meanwhile' },
    });
    expect(await admin.send('PUT', '/api/airlines/ZQ', { ...airline, version: 1 })).toMatchObject({
      status: 404,
    });
  });
});

describe('prices of airline groups', () => {
  it('are added, changed and removed; rows that overlap are refused', async () => {
    const short = String((ok(await admin.get('/api/jobs/getAllAgencies')).rows as Row[])[0]?.short);
    const row = { key: 'QUOKKA 1-9 DE/EN', price: 54.5, agency_short: short };
    const added = ok(await admin.send('POST', '/api/groupPrices', row));
    expect(added).toMatchObject({ ...row, version: 1 });
    expect(await admin.send('POST', '/api/groupPrices', { ...row, key: 'QUOKKA 9-12 DE/EN' })).toMatchObject({
      status: 400,
      body: { fields: { key: { code: 'group_price.overlap' } } },
    });
    const path = `/api/groupPrices/${added._id}`;
    const wider = { ...row, key: 'QUOKKA 1-12 DE/EN', price: 60 };
    ok(await admin.send('PUT', path, { ...wider, version: 1 }));
    expect(await listed('groupPrices', 'quokka')).toMatchObject([{ ...wider, version: 2 }]);
    const atJobs = ok(await admin.get('/api/jobs/getAllLHPrices')).rows;
    expect(atJobs).toContainEqual(expect.objectContaining(wider));

    expect(await admin.send('DELETE', path)).toMatchObject({ status: 204 });
    expect(await listed('groupPrices', 'quokka')).toEqual([]);
    expect((await historyOf('group_price', String(added._id))).map(({ act }) => act)).toEqual([
      'deleted',
      'changed',
      'created',
    ]);
  });
});

describe('bookable languages', () => {
  it('are added and changed; one that is not active is not offered', async () => {
    const language = {
      code: 'oc',
      display_de: 'Okzitanisch',
      display_en: 'Occitan',
      price: 15.5,
      active: false,
    };
    const added = ok(await admin.send('POST', '/api/languages', language));
    expect(added).toMatchObject({ ...language, version: 1 });
    const changed = { ...language, display_en: 'Provençal', price: 17 };
    ok(await admin.send('PUT', `/api/languages/${added._id}`, { ...changed, version: 1 }));
    expect(await listed('languages', 'provençal')).toEqual([{ ...changed, _id: added._id, version: 2 }]);
    const offered = (await openBrowser(stack.url).get('/api/languages/all/en')).body as { code: string }[];
    expect(offered.map(({ code }) => code)).not.toContain('oc');
    expect(await historyOf('language', String(added._id))).toMatchObject([
      {
        act: 'changed',
        changes: expect.arrayContaining([{ field: 'price', before: '15.50', after: '17.00' }]),
      },
      { act: 'created' },
    ]);
  });
});

describe('the set-up', () => {
  it('is edited by admins only', async () => {
    for (const email of ['agency@example.com', 'employee@example.com']) {
      const other = await staffBrowser(stack, email);
      for (const what of ['airlines', 'languages', 'groupPrices']) {
        expect(await other.send('POST', `/api/${what}/list`, {})).toMatchObject({ status: 403 });
        expect(await other.send('POST', `/api/${what}`, {})).toMatchObject({ status: 403 });
      }
    }
  });
});
