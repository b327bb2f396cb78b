import type { DataValidation, Worksheet } from 'exceljs';
import { filled, fontOf } from '#functions/jobs/group-sheet/style.ts';
import { groupSheet } from '#shared/jobs/group-sheet.ts';
import { groupSheetWords, inBoth } from '#shared/texts/group-sheet-words.ts';

type Column = keyof typeof groupSheet.columns;
type Rule = Partial<DataValidation>;
/** Ranges of cells that a column's choices stand in. */
export type Choices = { readonly codes: string; readonly languages: string };

const WIDTHS: Readonly<Record<Column, number>> = {
  serviceDate: 13,
  time: 9,
  location: 12,
  code: 14,
  flight_nr: 12,
  booking_class: 9,
  persons: 11,
  language: 24,
  from_text: 26,
  to_text: 28,
  nameSign: 26,
  remarks: 36,
};

/** Numbers and dates have formats of their own; nothing else may turn into a date while it is typed. */
const FORMATS: Partial<Record<Column, string>> = { serviceDate: 'dd.mm.yyyy', time: 'hh:mm', persons: '0' };
const TEXT_FORMAT = '@';
const OLDEST_DATE = new Date('2020-01-01');
/** Of a validation's title, and of a time as a part of its day. */
const LONGEST_TITLE = 32;
const LAST_TIME = 0.99999;

/** Dates and times may be typed as text, and languages by their codes: there a rule warns only. */
const rulesOf = ({ codes, languages }: Choices): Partial<Record<Column, Rule>> => ({
  serviceDate: { type: 'date', operator: 'greaterThan', formulae: [OLDEST_DATE], errorStyle: 'warning' },
  time: { type: 'decimal', operator: 'between', formulae: [0, LAST_TIME], errorStyle: 'warning' },
  location: { type: 'list', formulae: ['"FRA,MUC"'] },
  code: { type: 'list', formulae: [codes] },
  persons: { type: 'whole', operator: 'between', formulae: [1, 9999] },
  language: { type: 'list', formulae: [languages], errorStyle: 'warning' },
});

const textRule = (field: Column): Rule => ({
  type: 'textLength',
  operator: 'between',
  formulae: [0, field === 'remarks' ? groupSheet.mostOfRemarks : groupSheet.mostOfText],
});

const noteOf = (field: Column): Rule => {
  const title = inBoth(groupSheetWords.column[field]).slice(0, LONGEST_TITLE);
  const text = inBoth(groupSheetWords.hint[field]);
  const shown = { allowBlank: true, showInputMessage: true, showErrorMessage: true };
  return { ...shown, promptTitle: title, prompt: text, errorTitle: title, error: text };
};

/** The library's types know a rule for single cells only; it takes one for a range. */
type WithRules = { dataValidations: { add: (range: string, rule: Rule) => void } };

const addRule = (sheet: Worksheet, range: string, rule: Rule): void =>
  (sheet as unknown as WithRules).dataValidations.add(range, rule);

/** The columns of services: hidden keys, headings in both languages, formats, choices and notes. */
export const addColumns = (sheet: Worksheet, choices: Choices): void => {
  const { columns, keysRow, headingRow, firstRow, mostRows } = groupSheet;
  const rules = rulesOf(choices);
  for (const [field, letter] of Object.entries(columns) as [Column, string][]) {
    const column = sheet.getColumn(letter);
    column.width = WIDTHS[field];
    column.style = {
      numFmt: FORMATS[field] ?? TEXT_FORMAT,
      font: fontOf(11, 'ink'),
      alignment: { vertical: 'top', wrapText: field === 'remarks' },
    };
    sheet.getCell(`${letter}${keysRow}`).value = field;
    const heading = sheet.getCell(`${letter}${headingRow}`);
    const { en, de } = groupSheetWords.column[field];
    heading.value = `${en}\n${de}`;
    heading.font = fontOf(11, 'white', true);
    heading.fill = filled('petrol');
    heading.alignment = { vertical: 'middle', wrapText: true, indent: 1 };
    const range = `${letter}${firstRow}:${letter}${firstRow + mostRows - 1}`;
    addRule(sheet, range, { ...(rules[field] ?? textRule(field)), ...noteOf(field) });
  }
  sheet.getRow(keysRow).hidden = true;
  sheet.getRow(headingRow).height = 34;
};
