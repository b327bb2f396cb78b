import { describe, expect, inject, it } from 'vitest';
import { airports } from '#infra/seed/airports.ts';
import { prices } from '#infra/seed/prices.ts';
import { airportTime } from '#shared/calendar-date.ts';
import { PRICE_CODES } from '#shared/catalogue/price.ts';
import { ok } from '#test/support/booking-calls.ts';
import { openBrowser } from '#test/support/browser-client.ts';
import { staffBrowser } from '#test/support/staff.ts';

const stack = inject('stack');
const visitor = openBrowser(stack.url);
const rows = <T>(body: unknown): T[] => body as T[];

describe('what the company sells', () => {
  it('the public settings carry the thresholds, and nothing that only the office may know', async () => {
    const { settings } = ok(await visitor.get('/api/settings/asObject'));
    expect(settings).toMatchObject({ bag_base_1_to_x: 2, person_base_1_to_x: 2, vip_base_1_to_x: 2 });
    expect(Object.keys(settings as object)).not.toContain('seller_iban');
    expect(Object.keys(settings as object)).not.toContain('rab_user_ids');
  });

  it('all settings are for the office only', async () => {
    expect(await visitor.get('/api/settings')).toMatchObject({ status: 401 });
    const admin = await staffBrowser(stack, 'admin@example.com');
    const keys = rows<{ key: string }>((await admin.get('/api/settings')).body).map(({ key }) => key);
    expect(keys).toContain('seller_iban');
  });

  it('prices are in euro, one for every code', async () => {
    const list = rows<{ code: string; price: number }>((await visitor.get('/api/prices')).body);
    expect(list.map(({ code }) => code).sort()).toEqual([...PRICE_CODES].sort());
    for (const { code, price } of list) {
      expect(price * 100).toBeCloseTo(prices.find((seeded) => seeded.code === code)?.price ?? -1, 6);
    }
  });

  it('there are two airports, Frankfurt 1 and Munich 2, named in the language asked for', async () => {
    const de = rows<{ _id: number; code: string; name: string }>(
      (await visitor.get('/api/airports/de')).body,
    );
    expect(de.map(({ _id, code }) => [_id, code])).toEqual([
      [1, 'FRA'],
      [2, 'MUC'],
    ]);
    expect(de.map(({ name }) => name)).toEqual(airports.map(({ name }) => name.de));
    const ja = rows<{ name: string }>((await visitor.get('/api/airports/ja')).body);
    expect(ja.map(({ name }) => name)).toEqual(airports.map(({ name }) => name.ja));
  });

  it('languages can be booked under names of several languages, each with its price', async () => {
    const list = rows<{ _id: number; name: string; display_de: string; display_en: string; price: number }>(
      (await visitor.get('/api/languages/all/de')).body,
    );
    expect(list).toHaveLength(43);
    expect(list.find(({ _id }) => _id === 1)).toMatchObject({
      name: 'Deutsch',
      display_de: 'Deutsch',
      display_en: 'German',
      price: 0,
    });
    expect(list.some(({ _id }) => _id === 13)).toBe(false);
  });

  it('locations come as meeting points with the destinations sold from them', async () => {
    const wish = { airport: 1, type: 'arrival', service: 'both', lang: 'en' };
    const answer = ok(await visitor.send('POST', '/api/locations/getRelevantLocations/', wish));
    const assistant = rows<Record<string, unknown>>(answer.assistant);
    const door = assistant.find(({ from_id }) => from_id === 'fra-t1-aircraft-door');
    expect(door).toMatchObject({ from_group: 'Terminal 1', ask_flight: true, ask_train: false });
    expect(rows<object>(door?.destinations)).toContainEqual({
      to_id: 'fra-t1-taxi-rank',
      title: 'Terminal 1, taxi rank',
      group: 'Terminal 1',
      price: 45,
      ask_flight: false,
      ask_train: false,
    });
    expect(rows(answer.porter).length).toBeGreaterThan(0);
  });

  it('Munich sells no way for a porter', async () => {
    const wish = { airport: 'MUC', type: 'arrival', service: 'porter', lang: 'en' };
    const answer = ok(await visitor.send('POST', '/api/locations/getRelevantLocations', wish));
    expect(answer).toEqual({ assistant: [], porter: [] });
  });

  it('typing a few letters suggests airlines', async () => {
    const suggest = async (val: string) =>
      rows<{ code: string }>((await visitor.send('POST', '/api/airlines/typeahead', { val })).body);
    expect((await suggest('luft'))[0]?.code).toBe('LH');
    expect((await suggest('LH'))[0]?.code).toBe('LH');
    expect(await suggest('')).toEqual([]);
  });
});

describe('the installation', () => {
  it("tells the server's time as the airports show it", async () => {
    const time = ok(await visitor.get('/api/general/currentTime'));
    expect(Math.abs(Date.parse(String(time.now)) - Date.now())).toBeLessThan(60_000);
    expect(time).toMatchObject({ ...airportTime(new Date(String(time.now))), time_zone: 'Europe/Berlin' });
  });

  it('loads the card widget from the test host in development', async () => {
    expect(ok(await visitor.get('/api/general/getEnv'))).toEqual({
      env: 'development',
      payment_widget_host: `http://127.0.0.1:${stack.ports.cards}`,
    });
  });

  it('offers the languages of the site, Arabic from right to left', async () => {
    const list = rows<{ code: string; dir: string }>(
      (await visitor.get('/api/settings/getSiteTranlations/')).body,
    );
    expect(list.map(({ code }) => code)).toEqual(['en', 'de', 'ru', 'zh', 'ja', 'es', 'ar']);
    expect(list.filter(({ dir }) => dir === 'rtl').map(({ code }) => code)).toEqual(['ar']);
  });

  it('answers an unchanged read without a body', async () => {
    const first = await visitor.get('/api/prices');
    const etag = first.headers.get('etag') ?? '';
    expect(first.headers.get('cache-control')).toBe('no-cache');
    const again = await visitor.get('/api/prices', { 'if-none-match': etag });
    expect(again).toMatchObject({ status: 304, body: undefined });
  });
});

describe('texts', () => {
  it('every key of English has a text in German', async () => {
    const en = ok(await visitor.get('/api/translations/en'));
    const de = ok(await visitor.get('/api/translations/de'));
    expect(Object.keys(de).sort()).toEqual(Object.keys(en).sort());
    expect(de['book.errors.airport.empty']).not.toBe(en['book.errors.airport.empty']);
  });

  it('a language that the site does not have is refused', async () => {
    expect(await visitor.get('/api/translations/xx')).toMatchObject({
      status: 400,
      body: { fields: { lang: {} } },
    });
  });
});
