import type { Pen } from '#functions/platform/documents/page.ts';

/** A part of a page, in millimetres: drawn from a height down, never torn apart. */
export type Part = { readonly height: number; readonly draw: (pen: Pen, y: number) => void };

/** A row of the table. */
export type TableRow = Part & {
  /** Cents that it adds to the sum that is carried to the next page. */
  readonly sum: number;
};

/** Millimetres from the upper edge of the page. */
export type Room = {
  /** Where the table's first row stands on the first page. */
  readonly firstRow: number;
  /** The same on the pages behind, below the sum that is carried to them. */
  readonly nextRow: number;
  /** Where pages begin that only finish what stands below the table. */
  readonly nextTop: number;
  /** Nothing stands below. */
  readonly bottom: number;
};

export type FlowPage = {
  readonly top: number;
  readonly rows: readonly TableRow[];
  /** Cents of all rows before, of which this page tells. */
  readonly carried: number | undefined;
  /** Sums, payment and remarks. */
  readonly closing: readonly Part[];
};

const ROOM_FOR_CARRY = 7;
/** A line with so much below it may be torn between two pages. */
const TALL = 60;
/** Of what is torn, so much begins on a page. */
const BEGINNING = 14;

/** Millimetres that parts take below each other. */
export const heightOf = (parts: readonly Part[]): number =>
  parts.reduce((total, { height }) => total + height, 0);

const endOf = ({ top, rows, closing }: FlowPage): number => top + heightOf(rows) + heightOf(closing);

/**
 * Sets a table and what closes it on pages. A line of the table stays together unless it is tall; a page that has no row
 * yet takes what fits, so that none stays empty.
 * @param lines rows, line by line
 * @param closing the first of it belongs to the table's sum, the others follow wherever there is room
 */
export const flow = (
  lines: readonly (readonly TableRow[])[],
  closing: readonly Part[],
  room: Room,
): FlowPage[] => {
  const empty = { rows: [], closing: [] };
  const done: FlowPage[] = [];
  let page: FlowPage = { ...empty, top: room.firstRow, carried: undefined };
  let sum = 0;
  const turn = (top: number, carried: number | undefined): void => {
    done.push(page);
    page = { ...empty, top, carried };
  };
  const makeRoom = (height: number): void => {
    if (endOf(page) + height + ROOM_FOR_CARRY > room.bottom) turn(room.nextRow, sum);
  };
  for (const rows of lines) {
    const height = heightOf(rows);
    if (page.rows.length > 0) makeRoom(height < TALL ? height : BEGINNING);
    for (const row of rows) {
      makeRoom(row.height);
      page = { ...page, rows: [...page.rows, row] };
      sum += row.sum;
    }
  }
  closing.forEach((part, index) => {
    const isFull = endOf(page) + part.height > room.bottom;
    if (isFull && index === 0) turn(room.nextRow, sum);
    else if (isFull) turn(room.nextTop, undefined);
    page = { ...page, closing: [...page.closing, part] };
  });
  return [...done, page];
};
