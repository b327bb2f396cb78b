/** What can be wrong with a cell; the code is also the end of its text's key (`office.import.problem.{code}`). */
export const SHEET_PROBLEMS = [
  'cell.no_result',
  'cell.failed',
  'column.moved',
  'text.is_date',
  'text.long',
  'request_number.empty',
  'serviceDate.empty',
  'serviceDate.far',
  'time.empty',
  'time.skipped',
  'location.empty',
  'location.not_allowed',
  'code.unknown',
  'persons.invalid',
  'language.empty',
  'from.empty',
  'to.empty',
] as const;
export type SheetProblemCode = (typeof SHEET_PROBLEMS)[number];

/** What is wrong with one cell, and what stands in it. */
export type SheetProblem = {
  /** `C14` */
  readonly cell: string;
  readonly code: SheetProblemCode;
  readonly value: string;
};

/** Why a file cannot be read at all; the code is also the end of its text's key (`office.import.file.{code}`). */
export const sheetFileErrors = {
  too_large: 'The file is larger than 4 MB.',
  not_xlsx: 'This is no spreadsheet in the format .xlsx.',
  old_format: 'This is a spreadsheet in the old format .xls. Please save it as .xlsx.',
  encrypted: 'The file is protected by a password. Please save it without one.',
  too_big_inside: 'The file unpacks to far more than a spreadsheet of a group needs, and was not opened.',
  unreadable: 'The file is damaged or was written in an unusual way. Please save it anew as .xlsx.',
  no_template: 'The spreadsheet was not made with the template.',
  no_rows: 'The spreadsheet has no services.',
  too_many_rows: 'The spreadsheet has more than 1,000 services.',
} as const;
export type SheetFileError = keyof typeof sheetFileErrors;
