import { describe, expect, it } from 'vitest';
import { languages } from '#infra/seed/languages.ts';
import { groupSheet, type SheetCells } from '#shared/jobs/group-sheet.ts';
import { groupSheetForm } from '#shared/jobs/group-sheet-form.ts';
import { isGroupSheet } from '#shared/jobs/group-sheet-rules.ts';
import { dateIn, timeIn } from '#shared/jobs/group-sheet-values.ts';
import { groupSheetWords } from '#shared/texts/group-sheet-words.ts';

describe('a day in a spreadsheet', () => {
  it.each([
    ['1.2.2027', '2027-02-01'],
    ['01. 02. 2027', '2027-02-01'],
    ['1.2.27', '2027-02-01'],
    ['2028-02-29', '2028-02-29'],
    ['2027-02-29', undefined],
    ['29.2.2027', undefined],
    ['1/2/2027', undefined],
    ['tomorrow', undefined],
    [0.5, undefined],
    [3_000_000, undefined],
    [46_387, '2026-12-31'],
    [46_387.99, '2026-12-31'],
  ])('as %s is %s', (value, day) => {
    expect(dateIn(value, false)).toBe(day);
  });

  it('is four years later by the same number where days are counted from 1904', () => {
    expect(dateIn(46_387 - 1462, true)).toBe('2026-12-31');
    expect(dateIn('44925', true)).toBe('2026-12-31');
  });
});

describe('a time in a spreadsheet', () => {
  it.each([
    ['0:00', [0, 0]],
    ['12:05 am', [0, 5]],
    ['12:05 pm', [12, 5]],
    ['7.30 Uhr', [7, 30]],
    [0, [0, 0]],
    [0.385416666, [9, 15]],
    [0.999_999, [0, 0]],
    [46_387.75, [18, 0]],
    [1, undefined],
    [-0.5, undefined],
    ['half past nine', undefined],
  ])('as %s is %j', (value, time) => {
    const read = timeIn(value);
    expect(read && [read.hours, read.minutes]).toEqual(time);
  });

  it('is none when the cell has a whole day, and midnight when it has no day', () => {
    expect(timeIn({ date: '1900-01-08', hours: 0, minutes: 0 })).toBeUndefined();
    expect(timeIn({ date: '1899-12-30', hours: 0, minutes: 0 })).toEqual({ hours: 0, minutes: 0 });
  });
});

describe('the cells of a group’s spreadsheet', () => {
  const { columns, headCells, keysRow, firstRow } = groupSheet;
  const keys = Object.entries(columns).map(([key, letter]) => [`${letter}${keysRow}`, key] as const);
  const sheetOf = (cells: Readonly<Record<string, string>>, lastRow: number): SheetCells => ({
    cells: new Map([...keys, ...Object.entries(cells)]),
    lastRow,
    is1904: false,
  });

  it('are a head and a job per row that has any cell', () => {
    const sheet = sheetOf({ [headCells.tour_code]: 'CH', C10: 'FRA', L13: 'Two wheelchairs' }, 14);
    const { form, lines } = groupSheetForm(sheet, languages);
    expect(lines).toEqual([10, 13]);
    expect(form).toMatchObject({ tour_code: 'CH', jobs: [{ location: 1 }, { remarks: 'Two wheelchairs' }] });
  });

  it('are known by their hidden keys', () => {
    expect(isGroupSheet(sheetOf({}, firstRow))).toBe(true);
    expect(isGroupSheet({ cells: new Map([['A10', 'serviceDate']]) })).toBe(false);
  });

  it('have headings and hints short enough for what spreadsheets show beside a cell', () => {
    for (const { en, de } of Object.values(groupSheetWords.hint)) {
      expect(`${en} · ${de}`.length).toBeLessThanOrEqual(225);
    }
  });
});
