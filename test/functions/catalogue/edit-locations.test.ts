import { describe, expect, inject, it } from 'vitest';
import { fillOrder, ok, serviceBody } from '#test/support/booking-calls.ts';
import { openBrowser } from '#test/support/browser-client.ts';
import { takeEnvironment } from '#test/support/data-layer.ts';
import { staffBrowser } from '#test/support/staff.ts';

const stack = inject('stack');
const admin = await staffBrowser(stack, 'admin@example.com');

type Row = Record<string, unknown> & { _id: string; version: number };
const rowsOf = (answer: { rows?: unknown }): Row[] => answer.rows as Row[];

const placeNamed = (en: string, airport = 2) => ({
  airport,
  title: { en, de: `${en} (de)`, ja: 'クオッカ' },
  group: { en: 'Quokka hall', de: 'Quokkahalle' },
  ask_flight: true,
  ask_train: false,
  position: 90_000,
  active: true,
});

/** What a visitor is offered in Munich as meeting points for a departure. */
const offered = async (): Promise<{ from_id: string; from_title: string; destinations: object[] }[]> =>
  ok(
    await openBrowser(stack.url).send('POST', '/api/locations/getRelevantLocations', {
      airport: 2,
      type: 'departure',
      service: 'assistant',
      lang: 'ja',
    }),
  ).assistant as never;

const historyOf = async (kind: 'place' | 'route', subject: string) => {
  await takeEnvironment(stack);
  const { auditOfSubject } = await import('#functions/platform/data/audit.ts');
  return auditOfSubject(kind, subject);
};

describe('locations', () => {
  it('are added with the ways of another, found, renamed and switched off, and the audit log tells of it', async () => {
    const place = placeNamed('Quokka stand');
    const like = { ...place, ways_of: 'muc-hotel' };
    const added = ok(await admin.send('POST', '/api/locations', like)) as Row;
    expect(added).toMatchObject({ ...place, version: 1 });
    const own = (await offered()).find(({ from_id }) => from_id === added._id);
    const hotel = (await offered()).find(({ from_id }) => from_id === 'muc-hotel');
    expect(own?.from_title).toBe('クオッカ');
    expect(own?.destinations).toEqual(hotel?.destinations);

    const find = async () =>
      rowsOf(ok(await admin.send('POST', '/api/locations/list', { where: { search: 'stand QUOKKA' } })));
    expect(await find()).toEqual([added]);
    const path = `/api/locations/${added._id}`;
    const off = { ...place, active: false, version: 1 };
    ok(await admin.send('PUT', path, off));
    expect((await offered()).some(({ from_id }) => from_id === added._id)).toBe(false);
    expect(await find()).toMatchObject([{ active: false, version: 2 }]);
    expect(await admin.send('PUT', path, off)).toMatchObject({
      status: 409,
      body: { code: 'changed_meanwhile' },
    });
    expect(await admin.send('POST', '/api/locations', place)).toMatchObject({
      status: 400,
      body: { fields: { 'title.en': { code: 'setup.taken' } } },
    });
    expect(await historyOf('place', added._id)).toMatchObject([
      { act: 'changed', changes: [{ field: 'active', before: 'true', after: 'false' }] },
      {
        act: 'created',
        changes: expect.arrayContaining([
          { field: 'title.ja', after: 'クオッカ' },
          { field: 'ways_of', after: expect.stringMatching(/^Hotel.* \(\d+\)$/) },
        ]),
      },
    ]);
  });

  it('keep their names in the orders that were made with them', async () => {
    const place = placeNamed('Quokka gate', 1);
    const added = ok(
      await admin.send('POST', '/api/locations', { ...place, ways_of: 'fra-t1-aircraft-door' }),
    ) as Row;
    const guest = openBrowser(stack.url);
    const service = {
      assistant_meeting: { id: added._id, flight_nr: 'LH717' },
      selected_service: 'assistant',
    };
    const { id } = await fillOrder(guest, { service });
    ok(await admin.send('PUT', `/api/locations/${added._id}`, { ...place, active: false, version: 1 }));
    expect(JSON.stringify(ok(await admin.get(`/api/orders/${id}/en`)))).toContain('Quokka gate');
    expect(await guest.send('PATCH', `/api/orders/service/${id}`, serviceBody(service))).toMatchObject({
      status: 400,
      body: { fields: { assistant_meeting: { code: 'assistant.meeting_point.unavailable' } } },
    });
  });
});

describe('ways', () => {
  it('are added, change their price and are no longer sold, also when they are filtered by what they are', async () => {
    const ends = { from: placeNamed('Numbat start'), to: placeNamed('Numbat end') };
    const from = ok(await admin.send('POST', '/api/locations', ends.from)) as Row;
    const to = ok(await admin.send('POST', '/api/locations', ends.to)) as Row;
    const way = {
      airport: 2,
      travelType: 'departure',
      service: 'assistant',
      from_id: from._id,
      to_id: to._id,
      price: 12.5,
      active: true,
    };
    const added = ok(await admin.send('POST', '/api/ways', way)) as Row;
    expect(added).toMatchObject({ ...way, sold: true, from_title: { en: 'Numbat start' }, version: 1 });
    const path = `/api/ways/${encodeURIComponent(added._id)}`;
    ok(await admin.send('PUT', path, { ...way, price: 14, version: 1 }));
    const own = async () => (await offered()).find(({ from_id }) => from_id === from._id);
    expect((await own())?.destinations).toMatchObject([{ to_id: to._id, price: 14 }]);

    const where = { search: 'numbat', airport: 2, travelType: 'departure' };
    const count = async (more: object) =>
      ok(await admin.send('POST', '/api/ways/count', { where: { ...where, ...more } })).count;
    expect(await count({})).toBe(1);
    expect(await count({ service: 'porter' })).toBe(0);

    ok(await admin.send('PUT', `/api/locations/${to._id}`, { ...ends.to, active: false, version: 1 }));
    expect(await own()).toBeUndefined();
    expect(rowsOf(ok(await admin.send('POST', '/api/ways/list', { where })))).toMatchObject([
      { active: true, sold: false },
    ]);
    expect(await historyOf('route', added._id)).toMatchObject([
      { changes: [{ field: 'price', before: '12.50', after: '14.00' }] },
      { act: 'created', title: 'Numbat start → Numbat end' },
    ]);
  });
});

describe('an admin of Munich', () => {
  it('sees and changes the locations and ways of Munich alone', async () => {
    const munich = await staffBrowser(stack, 'munich@example.com');
    for (const what of ['locations', 'ways']) {
      const rows = rowsOf(ok(await munich.send('POST', `/api/${what}/list`, { limit: 500 })));
      expect(new Set(rows.map(({ airport }) => airport))).toEqual(new Set([2]));
    }
    const place = placeNamed('Quokka bay', 1);
    expect(await munich.send('POST', '/api/locations', place)).toMatchObject({ status: 403 });
    const [frankfurt] = rowsOf(
      ok(await admin.send('POST', '/api/locations/list', { where: { airport: 1 }, limit: 1 })),
    );
    expect(
      await munich.send('PUT', `/api/locations/${frankfurt?._id}`, { ...place, version: 0 }),
    ).toMatchObject({ status: 403, body: { code: 'not_allowed' } });
  });

  it('is the least who may: agencies and employees edit nothing', async () => {
    for (const email of ['agency@example.com', 'employee@example.com']) {
      const other = await staffBrowser(stack, email);
      for (const what of ['locations', 'ways']) {
        expect(await other.send('POST', `/api/${what}/list`, {})).toMatchObject({ status: 403 });
        expect(await other.send('POST', `/api/${what}`, {})).toMatchObject({ status: 403 });
      }
    }
  });
});
