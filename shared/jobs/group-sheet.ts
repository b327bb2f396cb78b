import type { CalendarDate, WallClock } from '#shared/calendar-date.ts';

/**
 * Where the spreadsheet of an airline group has what: fixed cells of a head, then a service per row. The row of keys
 * is hidden; it tells the template, and a column that was moved. Source: decisions, "Airline-group import".
 */
export const groupSheet = {
  mostBytes: 4 * 1024 * 1024,
  mostRows: 1000,
  /** Characters of a text, and of remarks, as `groupForm` takes them. */
  mostOfText: 200,
  mostOfRemarks: 2000,
  headCells: {
    issuer_name: 'C4',
    issuer_number: 'C5',
    request_number: 'C6',
    name_of_group: 'G4',
    group_leader: 'G5',
    tour_leader: 'G6',
    tour_name: 'J4',
    tour_code: 'J5',
    tour_number: 'J6',
  },
  keysRow: 8,
  headingRow: 9,
  firstRow: 10,
  columns: {
    serviceDate: 'A',
    time: 'B',
    location: 'C',
    code: 'D',
    flight_nr: 'E',
    booking_class: 'F',
    persons: 'G',
    language: 'H',
    from_text: 'I',
    to_text: 'J',
    nameSign: 'K',
    remarks: 'L',
  },
} as const;

/** Date and time as a cell shows them; of a time alone the date means nothing. */
export type SheetMoment = WallClock & { readonly date: CalendarDate };

/** What was read of a cell: text without white space around it; a formula's result; what a merged cell shows. */
export type CellValue = string | number | SheetMoment | { readonly fault: 'cell.no_result' | 'cell.failed' };

/** The filled cells of a sheet by their addresses. */
export type SheetCells = {
  readonly cells: ReadonlyMap<string, CellValue>;
  readonly lastRow: number;
  /** Days are counted from 1904 instead of 1900, as older workbooks of Macs do. */
  readonly is1904: boolean;
};
