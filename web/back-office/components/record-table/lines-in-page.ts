import type { FocusEvent, RefObject } from 'react';
import type { TableLine } from '#web/back-office/components/record-table/table-lines.ts';

/** With more rows than this, only those in sight (and some around) are in the page. */
export const MOST_ROWS = 200;

/** A line that is in the page, and the height of those before it that are not. */
export type ShownLine<T> = { readonly line: TableLine<T>; readonly index: number; readonly gap: number };

/** The lines of a table that are in the page. */
export type LinesInPage<T> = {
  readonly isVirtual: boolean;
  readonly shown: readonly ShownLine<T>[];
  /** The height of the lines after the last that is in the page. */
  readonly rest: number;
  /** For the element in which the lines begin. */
  readonly start: RefObject<HTMLElement | null>;
  /** For each line's element, with its `data-index`. */
  readonly measure: ((element: Element | null) => void) | undefined;
  /** Remembers which line has the focus. */
  readonly onFocus: (event: FocusEvent) => void;
};
export type LinesHook = <T>(
  lines: readonly TableLine<T>[],
  estimate: (line: TableLine<T>) => number,
) => LinesInPage<T>;

const rowsIn = (line: TableLine<unknown>): number => (line.kind === 'rows' ? line.rows.length : 0);

/** Whether a table has more rows than a page should hold. */
export const isLong = (lines: readonly TableLine<unknown>[]): boolean =>
  lines.reduce((sum, line) => sum + rowsIn(line), 0) > MOST_ROWS;
