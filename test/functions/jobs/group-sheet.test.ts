import { randomBytes } from 'node:crypto';
import ExcelJS from 'exceljs';
import fc from 'fast-check';
import { describe, expect, inject, it } from 'vitest';
import { addDays } from '#shared/calendar-date.ts';
import { groupSheet } from '#shared/jobs/group-sheet.ts';
import { ok } from '#test/support/booking-calls.ts';
import { jobOf, listJobs, newTour, someDay } from '#test/support/job-desk.ts';
import { oddText } from '#test/support/of-schema.ts';
import { downloadTemplate, fillTemplate, handMadeSheet, textCell, zipOf } from '#test/support/sheet-files.ts';
import { staffBrowser } from '#test/support/staff.ts';

const stack = inject('stack');
const admin = await staffBrowser(stack, 'admin@example.com');
const { bytes: template, type } = await downloadTemplate(stack.url, admin);
const day = someDay();
const germanDay = day.split('-').reverse().join('.');
/** Days since 1899-12-30. */
const serial = Math.round((Date.parse(day) - Date.parse('1899-12-30')) / 86_400_000);

type Read = {
  readonly group: { readonly request_number?: string; readonly jobs: readonly Record<string, unknown>[] };
  readonly lines: readonly number[];
  readonly prices: readonly (number | null)[];
  readonly net: number;
  readonly problems: readonly { readonly cell: string; readonly code: string; readonly value: string }[];
  readonly stored_order_ids: readonly string[];
};

const send = (file: Buffer, who = admin) =>
  who.send('POST', '/api/jobs/readGroupSheet', { file: file.toString('base64') });
const read = async (file: Buffer, who = admin) => ok(await send(file, who)) as unknown as Read;

const aRow = (changes: object = {}) => ({
  serviceDate: germanDay,
  time: '14:35',
  location: 'FRA',
  code: 'MEET',
  flight_nr: 'LH 1865',
  booking_class: 'Y',
  persons: 12,
  language: 'English · Englisch',
  from_text: 'Gate Z 25',
  to_text: 'Coach stop',
  nameSign: 'Choir of Lübeck',
  remarks: 'Two wheelchairs',
  ...changes,
});
const aHead = (changes: object = {}) => ({
  request_number: newTour(),
  name_of_group: 'Choir of Lübeck',
  ...changes,
});
const filled = (...rows: (object | undefined)[]) => fillTemplate(template, { head: aHead(), rows });

/** Cells of a row written by hand, all but the first two as they should be. */
const GOOD = ['FRA', 'MEET', 'LH1865', 'Y', '12', 'de', 'Gate', 'Coach'];
const handMadeRow = (date: string, time: string, line: number): string =>
  `<row r="${line}">${date}${time}${GOOD.map((text, index) => textCell(text, `${'CDEFGHIJ'[index]}${line}`)).join('')}</row>`;

describe('the template of an airline’s group', () => {
  it('is a spreadsheet with fixed cells, lists to choose from and notes, in German and English', async () => {
    expect(type).toBe('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet');
    const workbook = new ExcelJS.Workbook();
    await workbook.xlsx.load(template as unknown as ArrayBuffer);
    expect(workbook.worksheets.map(({ name, state }) => [name, state])).toEqual([
      ['Group', 'visible'],
      ['Notes', 'visible'],
      ['Lists', 'veryHidden'],
    ]);
    const sheet = workbook.getWorksheet('Group');
    expect(sheet?.getCell('B9').value).toBe('Time\nUhrzeit');
    expect(sheet?.getCell('A6').text).toBe('Request number *\nAnfragenummer *');
    expect(sheet?.getCell('C10').dataValidation).toMatchObject({ type: 'list', formulae: ['"FRA,MUC"'] });
    expect(sheet?.getCell(`D${groupSheet.firstRow + groupSheet.mostRows - 1}`).dataValidation).toMatchObject({
      type: 'list',
      promptTitle: 'Service · Leistung',
    });
    const lists = workbook.getWorksheet('Lists');
    expect(lists?.getColumn(1).values.filter(Boolean)).toEqual(['ASSIST', 'MEET', 'TRANSFER']);
    expect(lists?.getColumn(2).values).toContain('English · Englisch');
  });

  it('is filled in, read, priced row by row, and stored as orders of the group', async () => {
    const head = aHead({
      issuer_name: 'Group Desk',
      issuer_number: 77,
      group_leader: 'Ms Brahms',
      tour_name: 'Concerts',
      tour_code: 'CH',
      tour_number: newTour(),
      tour_leader: 'Mr Bruch',
    });
    const rows = [aRow(), undefined, aRow({ language: 'Japanisch', persons: 40, location: 'München' })];
    const { group, lines, prices, net, problems } = await read(await fillTemplate(template, { head, rows }));
    expect(problems).toEqual([]);
    expect(lines).toEqual([10, 12]);
    expect(group).toMatchObject({ ...head, issuer_number: '77' });
    expect(net).toBeCloseTo(Number(prices[0]) + Number(prices[1]), 2);
    const stored = ok(await admin.send('POST', '/api/jobs/createJobForLH', { group }));
    expect(stored).toMatchObject({ count: 2, net });
    const [first, second] = stored.order_ids as string[];
    expect(await jobOf(admin, `${first}-1`)).toMatchObject({
      agency_id: 1009,
      date: day,
      hours: 14,
      minutes: 35,
      flight_nr: 'LH1865',
      booking_class: 'Y',
      persons: 12,
      name_sign: 'Choir of Lübeck',
      remarks: 'Two wheelchairs',
      price: { net: prices[0], lines: [{ name: 'MEET 10-19 DE/EN' }] },
    });
    expect(await jobOf(admin, `${second}-1`)).toMatchObject({
      airport: 2,
      price: { net: prices[1], lines: [{ name: 'MEET 35-60 OTHER' }] },
    });
  });

  it('stores nothing by being read', async () => {
    const tour_number = newTour();
    const { problems } = await read(
      await fillTemplate(template, { head: aHead({ tour_code: 'R', tour_number }), rows: [aRow()] }),
    );
    expect(problems).toEqual([]);
    const where = { date_from: day, date_to: day, reference: tour_number };
    expect(await listJobs(admin, where)).toEqual([]);
  });

  it('names the orders of a request number that is stored already', async () => {
    const file = await filled(aRow());
    const { group } = await read(file);
    const { order_ids } = ok(await admin.send('POST', '/api/jobs/createJobForLH', { group }));
    expect((await read(file)).stored_order_ids).toEqual(order_ids);
    expect((await admin.send('POST', '/api/jobs/createJobForLH', { group })).status).toBe(409);
    ok(await admin.send('POST', '/api/jobs/createJobForLH', { group, again: true }));
  });

  it('reads a thousand services, and refuses one more', async () => {
    const many = Array.from({ length: 1000 }, (_, index) => aRow({ serviceDate: addDays(day, index % 3) }));
    const { lines, problems } = await read(await filled(...many));
    expect([lines.length, problems]).toEqual([1000, []]);
    const { status, body } = await send(await filled(...many, aRow()));
    expect(status).toBe(400);
    expect(body).toMatchObject({ fields: { file: { code: 'too_many_rows' } } });
  });

  it('reads the first sheet that was made with it, wherever it stands', async () => {
    const file = await fillTemplate(template, { head: aHead(), rows: [aRow()] }, (_, workbook) => {
      workbook.addWorksheet('Prices').getCell('A10').value = 'not of the group';
    });
    expect((await read(file)).lines).toEqual([10]);
  });
});

describe('cells of a group’s spreadsheet', () => {
  /** What is read of a field written in many ways, a row for each. */
  const readOf = async (field: string, ways: Readonly<Record<string, unknown>>) => {
    const { group, problems } = await read(
      await filled(...Object.values(ways).map((value) => aRow({ [field]: value }))),
    );
    expect(problems).toEqual([]);
    return Object.fromEntries(Object.keys(ways).map((way, index) => [way, group.jobs[index]?.[field]]));
  };
  const allAre = (ways: object, value: unknown) =>
    Object.fromEntries(Object.keys(ways).map((way) => [way, value]));

  it('have a day as a date, as text, as a number, as what a formula says, and as rich text or a link', async () => {
    const ways = {
      'a date': new Date(`${day}T00:00:00Z`),
      'a date with a time': new Date(`${day}T23:59:00Z`),
      'German text': germanDay,
      'ISO text': day,
      'a serial number': serial,
      'a serial number as text': String(serial),
      'a formula with its result': { formula: 'TODAY()+60', result: new Date(`${day}T00:00:00Z`) },
      'rich text': { richText: [{ text: germanDay.slice(0, 4) }, { text: germanDay.slice(4) }] },
      'a link': { text: germanDay, hyperlink: 'https://example.com/' },
    };
    expect(await readOf('serviceDate', ways)).toEqual(allAre(ways, day));
  });

  it('have a time as a time, as a part of a day, with or without the day, and as text', async () => {
    const ways = {
      'a time': new Date('1899-12-30T14:35:00Z'),
      'a part of a day': (14 * 60 + 35) / 1440,
      'a part of a day as text': '0,607638889',
      'a day with its time': serial + (14 * 60 + 35) / 1440,
      text: '14:35',
      'text with seconds': '14:35:00',
      'German text': '14.35 Uhr',
      'English text': '2:35 pm',
      'four digits': '1435',
    };
    expect(await readOf('time', ways)).toEqual(allAre(ways, { hours: 14, minutes: 35 }));
  });

  it('have numbers as text, texts as numbers, and codes however they are written', async () => {
    const row = { persons: ' 12 ', nameSign: 4711, code: 'meet', location: 'munich', language: 'DE' };
    const { group, problems } = await read(await filled(aRow(row)));
    expect(problems).toEqual([]);
    expect(group.jobs).toMatchObject([
      { persons: 12, nameSign: '4711', code: 'MEET', location: 2, language: 1 },
    ]);
  });

  it('say what all of their merged cells say', async () => {
    const rows = [aRow(), aRow({ serviceDate: null, location: null }), aRow({ serviceDate: null })];
    const file = await fillTemplate(template, { head: aHead(), rows }, (sheet) => {
      sheet.mergeCells('A10:A12');
      sheet.mergeCells('C10:C11');
    });
    const { group, problems } = await read(file);
    expect(problems).toEqual([]);
    expect(group.jobs).toMatchObject([1, 1, 1].map((location) => ({ serviceDate: day, location })));
  });

  it('are counted from 1904 in workbooks that do', async () => {
    const date = `<c r="A10" s="1"><v>${serial - 1462}</v></c>`;
    const plain = `<c r="A11"><v>${serial - 1462}</v></c>`;
    const time = (line: number) => `<c r="B${line}" s="2"><v>0.25</v></c>`;
    const rows = handMadeRow(date, time(10), 10) + handMadeRow(plain, time(11), 11);
    const { group, problems } = await read(await handMadeSheet({ rows, is1904: true }));
    expect(problems).toEqual([]);
    expect(group.jobs).toMatchObject(
      [10, 11].map(() => ({ serviceDate: day, time: { hours: 6, minutes: 0 } })),
    );
  });

  it('need not say where they are: they follow the one before', async () => {
    const cells = [day, '14:35', ...GOOD].map((text) => textCell(text)).join('');
    const rows = `<row r="10">${cells}</row><row>${cells}</row><row>${textCell(day, 'A12')}<c/>${textCell('MUC')}</row>`;
    const { group, lines, problems } = await read(await handMadeSheet({ rows }));
    expect(lines).toEqual([10, 11, 12]);
    expect(group.jobs).toMatchObject([{ to_text: 'Coach' }, { to_text: 'Coach' }, { location: 2 }]);
    expect(problems.map(({ cell }) => cell)).toEqual(expect.arrayContaining(['B12', 'H12']));
    expect(problems.every(({ cell }) => cell.endsWith('12'))).toBe(true);
  });

  it.each([
    ['elements with a prefix', { prefix: 'x' }],
    [
      'names of whole columns',
      { names: '<definedNames><definedName name="a">Group!$A:$XFD</definedName></definedNames>' },
    ],
  ])('are read in workbooks with %s', async (_, more) => {
    const rows = handMadeRow(textCell(day, 'A10'), textCell('14:35', 'B10'), 10);
    expect((await read(await handMadeSheet({ rows, ...more }))).problems).toEqual([]);
  });

  it('are read from shared strings, dates of ISO, and formulas that say nothing', async () => {
    const rows = handMadeRow(
      `<c r="A10" t="d"><v>${day}T00:00:00</v></c>`,
      '<c r="B10" t="s"><v>0</v></c>',
      10,
    ).replace('</row>', '<c r="K10" t="str"><f>""</f><v></v></c></row>');
    const { group, problems } = await read(
      await handMadeSheet({ rows, sharedStrings: '<si><r><t>14</t></r><r><t>:35</t></r></si>' }),
    );
    expect(problems).toEqual([]);
    expect(group.jobs[0]).toMatchObject({ serviceDate: day, time: { hours: 14, minutes: 35 } });
    expect(group.jobs[0]?.nameSign).toBeUndefined();
  });

  const WRONG = [
    ['A', 'serviceDate', '31.02.2027', 'serviceDate.empty'],
    ['A', 'serviceDate', '12/31/2027', 'serviceDate.empty'],
    ['A', 'serviceDate', null, 'serviceDate.empty'],
    ['A', 'serviceDate', '01.01.2001', 'serviceDate.far'],
    ['B', 'time', '25:00', 'time.empty'],
    ['B', 'time', 9, 'time.empty'],
    ['C', 'location', 'HAM', 'location.empty'],
    ['D', 'code', 'DANCE', 'code.unknown'],
    ['D', 'code', null, 'code.unknown'],
    ['G', 'persons', 0, 'persons.invalid'],
    ['G', 'persons', '12 persons', 'persons.invalid'],
    ['G', 'persons', 2.5, 'persons.invalid'],
    ['G', 'persons', 501, 'code.unknown'],
    ['H', 'language', 'Klingon', 'language.empty'],
    ['I', 'from_text', ' ', 'from.empty'],
    ['J', 'to_text', null, 'to.empty'],
    ['J', 'to_text', { formula: 'A1&A2' }, 'cell.no_result'],
    ['J', 'to_text', { formula: 'A1/0', result: { error: '#DIV/0!' } }, 'cell.failed'],
    ['K', 'nameSign', { error: '#REF!' }, 'cell.failed'],
    ['L', 'remarks', 'x'.repeat(2001), 'text.long'],
  ] as const;

  it('name what is wrong with each column, while the right rows have their price', async () => {
    const wrong = WRONG.map(([, field, value]) => aRow({ [field]: value }));
    const { problems, prices } = await read(await filled(aRow(), ...wrong));
    expect(problems.map(({ cell, code }) => [cell, code])).toEqual(
      WRONG.map(([letter, , , code], index) => [
        `${code === 'code.unknown' ? 'D' : letter}${11 + index}`,
        code,
      ]),
    );
    expect(prices[0]).toEqual(expect.any(Number));
  });

  it('of texts are refused as dates, into which spreadsheets turn what looks like one', async () => {
    const file = await fillTemplate(template, { head: aHead(), rows: [aRow()] }, (sheet) => {
      sheet.getCell('C6').value = new Date('2027-03-01T00:00:00Z');
      sheet.getCell('C6').numFmt = 'dd.mm.yyyy';
    });
    const { problems } = await read(file);
    expect(problems).toEqual([{ cell: 'C6', code: 'text.is_date', value: '2027-03-01 00:00' }]);
  });

  it('name every wrong one from top to bottom, with what stands in it', async () => {
    const file = await fillTemplate(template, {
      rows: [aRow({ persons: 'many', language: 'Klingon' }), aRow({ time: 'noon' })],
    });
    expect((await read(file)).problems).toEqual([
      { cell: 'C6', code: 'request_number.empty', value: '' },
      { cell: 'G10', code: 'persons.invalid', value: 'many' },
      { cell: 'H10', code: 'language.empty', value: 'Klingon' },
      { cell: 'B11', code: 'time.empty', value: 'noon' },
    ]);
  });

  it('of Frankfurt are not for an admin who is kept to Munich', async () => {
    const munich = await staffBrowser(stack, 'munich@example.com');
    const { problems } = await read(await filled(aRow({ location: 'MUC' }), aRow()), munich);
    expect(problems).toEqual([{ cell: 'C11', code: 'location.not_allowed', value: 'FRA' }]);
  });

  it('must stand in the columns of the template', async () => {
    const file = await fillTemplate(template, { head: aHead(), rows: [aRow()] }, (sheet) => {
      sheet.spliceColumns(4, 1);
    });
    const { problems } = await read(file);
    expect(problems[0]).toMatchObject({ cell: 'D9', code: 'column.moved' });
  });
});

describe('files that are no group’s spreadsheet', () => {
  it('break nothing, however they were damaged or what stands in their cells', {
    timeout: 60_000,
  }, async () => {
    const whole = await filled(aRow(), aRow({ time: '15:00' }));
    const damage = fc.record({
      at: fc.integer({ min: 0, max: whole.length - 1 }),
      bytes: fc.uint8Array({ minLength: 1, maxLength: 12 }),
      end: fc.option(fc.integer({ min: 0, max: whole.length }), { freq: 4 }),
    });
    const damaged = fc.array(damage, { minLength: 1, maxLength: 3 }).map((all) =>
      all.reduce((file, { at, bytes, end }) => {
        const changed = Buffer.from(file);
        changed.set(bytes.slice(0, Math.max(0, changed.length - at)), Math.min(at, changed.length));
        return end === null ? changed : changed.subarray(0, end);
      }, whole),
    );
    const odd = fc
      .array(oddText, { minLength: 12, maxLength: 12 })
      .map((texts) =>
        texts.map((text, index) =>
          textCell(text.replace(/[<&]/g, '_').slice(0, 2_000), `${'ABCDEFGHIJKL'[index]}10`),
        ),
      );
    const files = [
      ...fc.sample(damaged, { numRuns: 60, seed: 2026 }),
      ...(await Promise.all(
        fc
          .sample(odd, { numRuns: 30, seed: 2026 })
          .map((cells) => handMadeSheet({ rows: `<row r="10">${cells.join('')}</row>` })),
      )),
    ];
    const statuses = [];
    for (const file of files) statuses.push((await send(file)).status);
    expect(statuses.filter((status) => status !== 200 && status !== 400)).toEqual([]);
    expect(new Set(statuses)).toEqual(new Set([200, 400]));
  });

  const refusal = async (file: Buffer) => {
    const { status, body } = await send(file);
    return [status, (body as { fields?: { file?: { code: string } } }).fields?.file?.code];
  };

  it('are refused above 4 MB, and read up to it', async () => {
    const rest = groupSheet.mostBytes - (await zipOf({ 'xl/media/a.png': '' })).length;
    const atMost = await zipOf({ 'xl/media/a.png': randomBytes(rest - 2000) });
    expect(atMost.length).toBeLessThanOrEqual(groupSheet.mostBytes);
    expect(await refusal(atMost)).toEqual([400, 'not_xlsx']);
    expect(await refusal(randomBytes(groupSheet.mostBytes + 1))).toEqual([413, 'too_large']);
    expect((await send(randomBytes(5 * 1024 * 1024))).status).toBe(413);
  });

  it('are not unpacked when they unpack to far more than they are, whatever their directory says', async () => {
    const bomb = await zipOf({
      'xl/workbook.xml': '<workbook/>',
      'xl/worksheets/sheet1.xml': ' '.repeat(20_000_000),
    });
    expect(bomb.length).toBeLessThan(100_000);
    expect(await refusal(bomb)).toEqual([400, 'too_big_inside']);
    const many = Object.fromEntries(
      Array.from({ length: 400 }, (_, index) => [
        `xl/media/${index}`,
        randomBytes(1000).toString('hex').repeat(45),
      ]),
    );
    expect(await refusal(await zipOf(many))).toEqual([400, 'too_big_inside']);
    const liar = Buffer.from(bomb);
    for (let at = liar.indexOf('PK\u0001\u0002'); at >= 0; at = liar.indexOf('PK\u0001\u0002', at + 1)) {
      liar.writeUInt32LE(Math.min(1000, liar.readUInt32LE(at + 24)), at + 24);
    }
    expect(await refusal(liar)).toEqual([400, 'unreadable']);
  });

  const ole = Buffer.from('d0cf11e0a1b11ae1', 'hex');
  it.each([
    ['a text', Buffer.from('date;time\n1;2'), 'not_xlsx'],
    ['nothing', Buffer.alloc(0), 'not_xlsx'],
    ['an old .xls', Buffer.concat([ole, Buffer.alloc(600)]), 'old_format'],
    ['one with a password', Buffer.concat([ole, Buffer.from('EncryptedPackage', 'utf16le')]), 'encrypted'],
    ['half a file', template.subarray(0, 4000), 'unreadable'],
    ['the template unfilled', template, 'no_rows'],
  ])('are refused: %s', async (_, file, code) => {
    expect(await refusal(file)).toEqual([400, code]);
  });

  it.each([
    ['an archive of something else', () => zipOf({ 'word/document.xml': '<w/>' }), 'not_xlsx'],
    ['a broken sheet', () => handMadeSheet({ rows: '<row r="10"><c r="A10"><v>1</row>' }), 'unreadable'],
    [
      'a cell far outside',
      () => handMadeSheet({ rows: '<row r="2000000000"><c r="A2000000000"><v>1</v></c></row>' }),
      'unreadable',
    ],
    ['a sheet merged as a whole', () => handMadeSheet({ rows: '', merges: ['A1:XFD1048576'] }), 'unreadable'],
    [
      'far too many cells',
      () =>
        handMadeSheet({
          rows: `<row>${Array.from({ length: 100_001 }, (_, index) => `<c><v>${index}</v></c>`).join('')}</row>`,
        }),
      'too_many_rows',
    ],
    [
      'another spreadsheet',
      async () => {
        const workbook = new ExcelJS.Workbook();
        workbook.addWorksheet('Prices').getCell('A1').value = 1;
        return Buffer.from(await workbook.xlsx.writeBuffer());
      },
      'no_template',
    ],
  ])('are refused: %s', async (_, file, code) => {
    expect(await refusal(await file())).toEqual([400, code]);
  });
});
