import type { Workbook } from 'exceljs';
import { filled, fontOf } from '#functions/jobs/group-sheet/style.ts';
import { groupSheet } from '#shared/jobs/group-sheet.ts';
import { groupSheetWords, inBoth } from '#shared/texts/group-sheet-words.ts';

type Column = keyof typeof groupSheet.columns;

const EXAMPLE: Readonly<Record<Column, string>> = {
  serviceDate: '31.12.2026',
  time: '14:35',
  location: 'FRA',
  code: '',
  flight_nr: 'LH 1865',
  booking_class: 'Y',
  persons: '24',
  language: 'English · Englisch',
  from_text: 'Terminal 1, Gate Z 25',
  to_text: 'Terminal 1, P 36',
  nameSign: 'Choir of Lübeck',
  remarks: 'Two wheelchairs',
};

/** A second sheet that explains every column; nothing of it is read. */
export const addNotes = (workbook: Workbook, codes: readonly string[]): void => {
  const sheet = workbook.addWorksheet('Notes', { views: [{ showGridLines: false }] });
  const { sheet: words, column, hint } = groupSheetWords;
  sheet.columns = [{ width: 26 }, { width: 52 }, { width: 58 }, { width: 26 }];
  sheet.addRow([inBoth(words.notes), 'English', 'Deutsch', inBoth(words.example)]);
  for (const field of Object.keys(groupSheet.columns) as Column[]) {
    const { en, de } = hint[field];
    const list = field === 'code' ? `${codes.join(', ')}` : '';
    sheet.addRow([
      inBoth(column[field]),
      `${en} ${list}`.trim(),
      `${de} ${list}`.trim(),
      EXAMPLE[field] || codes[0],
    ]);
  }
  sheet.eachRow((row, number) => {
    row.height = 24;
    row.eachCell((cell, index) => {
      const isHead = number === 1;
      cell.font = fontOf(11, isHead ? 'white' : 'ink', isHead || index === 1);
      cell.alignment = { vertical: 'middle', wrapText: true, indent: 1 };
      if (isHead) cell.fill = filled('petrol');
    });
  });
};
