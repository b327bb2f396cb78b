import type { Worksheet } from 'exceljs';
import { COLOURS, filled, fontOf } from '#functions/jobs/group-sheet/style.ts';
import { groupSheet } from '#shared/jobs/group-sheet.ts';
import { groupSheetWords, inBoth } from '#shared/texts/group-sheet-words.ts';

type Field = keyof typeof groupSheet.headCells;

const HEIGHTS = [
  [1, 32],
  [2, 32],
  [3, 6],
  [7, 8],
] as const;

const addTitle = (sheet: Worksheet): void => {
  const { title, how } = groupSheetWords.sheet;
  sheet.mergeCells('A1:L1');
  sheet.mergeCells('A2:L2');
  const [first, second] = [sheet.getCell('A1'), sheet.getCell('A2')];
  first.value = inBoth(title);
  first.font = fontOf(18, 'white', true);
  first.fill = filled('ink');
  second.value = `${how.en}\n${how.de}`;
  second.font = fontOf(10, 'slate');
  second.fill = filled('mist');
  for (const cell of [first, second]) cell.alignment = { vertical: 'middle', wrapText: true, indent: 1 };
  for (const [row, height] of HEIGHTS) sheet.getRow(row).height = height;
};

/** A field takes two columns and its label the two before it; in the last block, where they are wide, one each. */
const addField = (sheet: Worksheet, field: Field): void => {
  const address = groupSheet.headCells[field];
  const cell = sheet.getCell(address);
  const [column, row] = [Number(cell.col), Number(cell.row)];
  const isWide = address.startsWith(groupSheet.columns.to_text);
  const label = sheet.getCell(row, isWide ? column - 1 : column - 2);
  if (!isWide) {
    sheet.mergeCells(row, column - 2, row, column - 1);
    sheet.mergeCells(row, column, row, column + 1);
  }
  const { en, de } = groupSheetWords.field[field];
  label.value = {
    richText: [
      { text: `${en}\n`, font: fontOf(11, 'ink', true) },
      { text: de, font: fontOf(9, 'slate') },
    ],
  };
  label.alignment = { vertical: 'middle', horizontal: 'right', wrapText: true, indent: 1 };
  const edge = { style: 'thin', color: { argb: COLOURS.edge } } as const;
  cell.border = { top: edge, bottom: edge, left: edge, right: edge };
  cell.numFmt = '@';
  cell.font = fontOf(12, 'ink', true);
  cell.alignment = { vertical: 'middle', indent: 1 };
  sheet.getRow(row).height = 30;
};

/** Title, how to fill it in, and the head of the group. */
export const addHead = (sheet: Worksheet): void => {
  addTitle(sheet);
  for (const field of Object.keys(groupSheet.headCells) as Field[]) addField(sheet, field);
};
