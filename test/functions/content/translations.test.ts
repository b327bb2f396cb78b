import { describe, expect, inject, it } from 'vitest';
import { SITE_LANGUAGES } from '#shared/languages.ts';
import { ok } from '#test/support/booking-calls.ts';
import { openBrowser } from '#test/support/browser-client.ts';
import { staffBrowser } from '#test/support/staff.ts';

const stack = inject('stack');
const office = await staffBrowser(stack, 'admin@example.com');
const colleague = await staffBrowser(stack, 'admin2@example.com');

type Row = {
  readonly _id: number;
  readonly key: string;
  readonly texts: Readonly<Record<string, string>>;
  readonly shipped: Readonly<Record<string, string>>;
  readonly edited: readonly string[];
  readonly version: number;
};
type Found = { readonly rows: readonly Row[]; readonly count: number };

const list = async (where: object, more: object = {}): Promise<Found> =>
  ok(await office.send('POST', '/api/translations/list/', { where, ...more })) as Found;
/** Texts that no other test reads: each test here has its own. */
const rowOf = async (key: string): Promise<Row> =>
  (await list({ key }, { limit: 500 })).rows.find((row) => row.key === key) as Row;
type Refusal = { readonly code: string; readonly fields: Readonly<Record<string, unknown>> };
const update = (browser: typeof office, { key, version }: Row, texts: object) =>
  browser.send('POST', '/api/translations/updateTranslation', { translation: { key, texts, version } });
const refusalOf = ({ body }: { readonly body: unknown }): Refusal => body as Refusal;

describe('the texts of the site', () => {
  it('have an id, a key and a text per language', async () => {
    const { rows, count } = await list({}, { limit: 500 });
    expect(count).toBeGreaterThan(rows.length);
    expect(new Set(rows.map(({ _id }) => _id)).size).toBe(500);
    expect(Object.keys((await rowOf('nav.login')).shipped).sort()).toEqual([...SITE_LANGUAGES].sort());
  });

  it('are found by any part of their key, and page by page', async () => {
    const all = await list({ key: 'OFFICE.EDITOR' }, { limit: 500 });
    expect(all.rows.every(({ key }) => key.startsWith('office.editor'))).toBe(true);
    expect(all.count).toBe(all.rows.length);
    const second = await list({ key: 'office.editor' }, { offset: 2, limit: 2 });
    expect(second).toEqual({ rows: all.rows.slice(2, 4), count: all.count });
    const backwards = await list({ key: 'office.editor' }, { order: '-key', limit: 1 });
    expect(backwards.rows[0]?.key).toBe(
      all.rows
        .map(({ key }) => key)
        .sort()
        .at(-1),
    );
  });

  it('are found by any part of what they say, in the languages asked for', async () => {
    const numbered = async (languages?: string[]) =>
      (await list({ text: 'nummerierte liste', ...(languages && { languages }) })).rows.map(({ key }) => key);
    expect(await numbered()).toEqual(['office.editor.numbered']);
    expect(await numbered(['de'])).toEqual(['office.editor.numbered']);
    expect(await numbered(['en'])).toEqual([]);
  });

  it('show on the site as the office changes them, and again as shipped when it puts them back', async () => {
    const key = 'office.editor.heading_2';
    const visitor = openBrowser(stack.url);
    const read = async (lang: string) => ok(await visitor.get(`/api/translations/${lang}`))[key];
    const { row } = ok(await update(office, await rowOf(key), { de: 'Titelzeile', ru: 'Заголовок' })) as {
      row: Row;
    };
    expect(row).toMatchObject({
      texts: { en: 'Heading', de: 'Titelzeile' },
      edited: ['de', 'ru'],
      version: 1,
    });
    expect([await read('de'), await read('ru'), await read('en')]).toEqual([
      'Titelzeile',
      'Заголовок',
      'Heading',
    ]);
    const back = ok(await update(office, row, { de: row.shipped.de, ru: '' })) as { row: Row };
    expect(back.row).toMatchObject({ edited: [], version: 2 });
    expect([await read('de'), await read('ru')]).toEqual(['Überschrift', 'Heading']);
    const { rows } = ok(await office.get(`/api/translations/history/${key}`));
    expect(rows).toMatchObject([
      {
        act: 'changed',
        changes: expect.arrayContaining([{ field: 'de', before: 'Titelzeile', after: 'Überschrift' }]),
      },
      { by: { kind: 'user' }, changes: expect.arrayContaining([{ field: 'ru', after: 'Заголовок' }]) },
    ]);
  });

  it('take nothing that acts, and lose no placeholder', async () => {
    const row = await rowOf('office.editor.insert');
    const answer = await update(office, row, {
      en: '{{variable}}<script>alert(1)</script>',
      de: '<img src="https://evil.example/x" style="inset:0">{{variable}}',
      es: 'Insertar',
    });
    expect(answer.status).toBe(400);
    expect(refusalOf(answer).fields).toMatchObject({
      'texts.en': { code: 'message.styled' },
      'texts.de': { code: 'message.styled' },
      'texts.es': { code: 'message.placeholders', message: expect.stringContaining('{{variable}}') },
    });
    expect(refusalOf(await update(office, row, { en: '' })).fields).toEqual({
      'texts.en': { code: 'message.empty', message: 'Please enter message.' },
    });
    expect((await rowOf(row.key)).version).toBe(0);
  });

  it('are changed by one of two who edit the same text; the other is told', async () => {
    const row = await rowOf('office.editor.heading_3');
    const answers = await Promise.all([
      update(office, row, { en: 'Second heading' }),
      update(colleague, row, { en: 'Smaller heading' }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const refused = answers.filter(({ status }) => status === 409).map(refusalOf);
    expect(refused).toMatchObject([{ code: 'changed_meanwhile' }]);
    expect((await rowOf(row.key)).version).toBe(1);
  });

  it('are for admins, and only those of this release', async () => {
    const employee = await staffBrowser(stack, 'employee@example.com');
    expect((await employee.send('POST', '/api/translations/list', { where: {} })).status).toBe(403);
    const unknown = { key: 'no.such.text', texts: { en: 'a' }, version: 0 };
    const answer = await office.send('POST', '/api/translations/updateTranslation', { translation: unknown });
    expect(answer.status).toBe(404);
  });
});
