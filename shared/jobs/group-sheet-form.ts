import { clockText } from '#shared/calendar-date.ts';
import { AIRPORTS } from '#shared/catalogue/airport-ids.ts';
import type { BookableLanguage } from '#shared/catalogue/bookable-language.ts';
import type { GroupForm } from '#shared/jobs/group-form.ts';
import { type CellValue, groupSheet, type SheetCells } from '#shared/jobs/group-sheet.ts';
import type { SheetProblem, SheetProblemCode } from '#shared/jobs/group-sheet-problem.ts';
import { dateIn, isMoment, timeIn } from '#shared/jobs/group-sheet-values.ts';
import { inBoth } from '#shared/texts/group-sheet-words.ts';

type Row = GroupForm['jobs'][number];
type Column = keyof typeof groupSheet.columns;
type Head = keyof typeof groupSheet.headCells;
export type ReadSheet = {
  readonly form: GroupForm;
  /** The row of the sheet that each job stands in. */
  readonly lines: readonly number[];
  readonly problems: readonly SheetProblem[];
};

const { mostOfText, mostOfRemarks }: { mostOfText: number; mostOfRemarks: number } = groupSheet;
/** As much of a wrong cell as one needs to find it. */
const SHOWN_CHARACTERS = 60;

/** Names of airports beside their codes and numbers; how they are written does not matter. */
const AIRPORT_NAMES: Readonly<Record<string, number>> = { FRANKFURT: 1, MUNICH: 2, MÜNCHEN: 2, MUENCHEN: 2 };

/** What stands in a cell, as far as it fits into a message. */
export const shownValue = (value: CellValue | undefined): string => {
  if (isMoment(value)) return `${value.date} ${clockText(value)}`;
  return typeof value === 'object' ? '' : String(value ?? '').slice(0, SHOWN_CHARACTERS);
};

const textIn = (value: CellValue | undefined): string | undefined =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;

const textProblem = (value: CellValue | undefined, most: number): SheetProblemCode | undefined => {
  if (isMoment(value)) return 'text.is_date';
  return (textIn(value)?.length ?? 0) > most ? 'text.long' : undefined;
};

const airportIn = (value: CellValue | undefined): number | undefined => {
  const text = textIn(value)?.toUpperCase() ?? '';
  return AIRPORTS.find(({ _id, code }) => text === code || text === String(_id))?._id ?? AIRPORT_NAMES[text];
};

const countIn = (value: CellValue | undefined): number | undefined => {
  const text = textIn(value) ?? '';
  return /^\d{1,6}$/.test(text) ? Number(text) : undefined;
};

const languageIn = (
  value: CellValue | undefined,
  languages: readonly BookableLanguage[],
): number | undefined => {
  const text = textIn(value)?.toLowerCase();
  return languages.find(({ code, name }) =>
    [code, name.en, name.de, inBoth(name)].some((known) => known.toLowerCase() === text),
  )?._id;
};

/** @param value the cell of a column */
const rowOf = (
  value: (column: Column) => CellValue | undefined,
  is1904: boolean,
  languages: readonly BookableLanguage[],
): Row => {
  const text = (column: Column, most = mostOfText) => textIn(value(column))?.slice(0, most);
  return {
    serviceDate: dateIn(value('serviceDate'), is1904),
    time: timeIn(value('time')),
    location: airportIn(value('location')),
    code: text('code')?.toUpperCase(),
    flight_nr: text('flight_nr'),
    booking_class: text('booking_class'),
    persons: countIn(value('persons')),
    language: languageIn(value('language'), languages),
    from_text: text('from_text'),
    to_text: text('to_text'),
    nameSign: text('nameSign'),
    remarks: text('remarks', mostOfRemarks),
  };
};

const TEXT_COLUMNS: readonly string[] = [
  'code',
  'flight_nr',
  'booking_class',
  'from_text',
  'to_text',
  'nameSign',
  'remarks',
] satisfies Column[];

const problemOf = (value: CellValue | undefined, field: string): SheetProblemCode | undefined => {
  if (typeof value === 'object' && 'fault' in value) return value.fault;
  const isText = field in groupSheet.headCells || TEXT_COLUMNS.includes(field);
  return isText ? textProblem(value, field === 'remarks' ? mostOfRemarks : mostOfText) : undefined;
};

/**
 * A group's booking as its sheet has it. Rows without any cell are skipped. Problems are those of single cells; what
 * the rules of a booking say comes after that (`groupSheetProblems`).
 * @param languages those that may be asked for, by code or by name in English or German
 */
export const groupSheetForm = (
  { cells, lastRow, is1904 }: SheetCells,
  languages: readonly BookableLanguage[],
): ReadSheet => {
  const columns = Object.entries(groupSheet.columns) as [Column, string][];
  const heads = Object.entries(groupSheet.headCells) as [Head, string][];
  const { firstRow } = groupSheet;
  const lines = Array.from(
    { length: Math.max(0, lastRow - firstRow + 1) },
    (_, index) => firstRow + index,
  ).filter((line) => columns.some(([, letter]) => cells.has(`${letter}${line}`)));
  const read: [string, string][] = [
    ...heads,
    ...lines.flatMap((line) =>
      columns.map(([field, letter]): [string, string] => [field, `${letter}${line}`]),
    ),
  ];
  const problems = read.flatMap(([field, cell]) => {
    const code = problemOf(cells.get(cell), field);
    return code ? [{ cell, code, value: shownValue(cells.get(cell)) }] : [];
  });
  const head = heads.map(([field, cell]) => [field, textIn(cells.get(cell))?.slice(0, mostOfText)]);
  const jobs = lines.map((line) =>
    rowOf((column) => cells.get(`${groupSheet.columns[column]}${line}`), is1904, languages),
  );
  return { form: { ...Object.fromEntries(head), jobs }, lines, problems };
};
