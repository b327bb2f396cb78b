import { defaultRangeExtractor, type Range, useWindowVirtualizer } from '@tanstack/react-virtual';
import { type FocusEvent, useLayoutEffect, useRef, useState } from 'react';
import type { TableLine } from '#web/back-office/components/record-table/table-lines.ts';
import { usePrinting } from '#web/back-office/components/record-table/use-printing.ts';

/** With more rows than this, only those in sight (and some around) are in the page. */
const MOST_ROWS = 200;
const OVERSCAN = 12;

/** A line that is in the page, and the height of those before it that are not. */
export type ShownLine<T> = { readonly line: TableLine<T>; readonly index: number; readonly gap: number };

/** What a line takes of the height, its margins included. */
const heightOf = (element: Element): number => {
  const { marginBlockStart, marginBlockEnd } = getComputedStyle(element);
  const margins = Number.parseFloat(marginBlockStart) + Number.parseFloat(marginBlockEnd);
  return element.getBoundingClientRect().height + margins;
};

/** Where the heading of a line stands. */
const headOf = <T>(lines: readonly TableLine<T>[], of: number): number =>
  lines.findLastIndex(({ kind }, index) => kind === 'head' && index <= of);

/** The heading of the group one reads sticks, and the row one was in by keyboard keeps the focus: both stay. */
const withKept = (kept: readonly number[]) => (range: Range) =>
  [...new Set([...kept, ...defaultRangeExtractor(range)])].toSorted((a, b) => a - b);

/** Which lines of a table are in the page: all of them, of a long table those around what is in sight. */
export const useShownLines = <T>(
  lines: readonly TableLine<T>[],
  estimate: (line: TableLine<T>) => number,
) => {
  const isPrinting = usePrinting();
  const rowCount = lines.reduce((sum, line) => sum + (line.kind === 'rows' ? line.rows.length : 0), 0);
  const isVirtual = rowCount > MOST_ROWS && !isPrinting;
  const start = useRef<HTMLElement>(null);
  const [scrollMargin, setScrollMargin] = useState(0);
  const [focused, setFocused] = useState<string>();

  useLayoutEffect(() => {
    if (start.current)
      setScrollMargin(Math.round(start.current.getBoundingClientRect().top + window.scrollY));
  });

  const virtualizer = useWindowVirtualizer({
    enabled: isVirtual,
    count: lines.length,
    overscan: OVERSCAN,
    scrollMargin,
    useFlushSync: false,
    getItemKey: (index) => lines[index]?.key ?? index,
    estimateSize: (index) => (lines[index] ? estimate(lines[index]) : 0),
    measureElement: heightOf,
    rangeExtractor: (range) => {
      const focus = lines.findIndex(({ key }) => key === focused);
      const kept = [headOf(lines, range.startIndex), headOf(lines, focus), focus];
      return withKept(kept.filter((index) => index !== -1))(range);
    },
  });

  const shownOf = (): ShownLine<T>[] => {
    if (!isVirtual) return lines.map((line, index) => ({ line, index, gap: 0 }));
    let end = scrollMargin;
    return virtualizer.getVirtualItems().flatMap((item) => {
      const line = lines[item.index];
      const gap = item.start - end;
      end = item.end;
      return line ? [{ line, index: item.index, gap }] : [];
    });
  };
  const last = virtualizer.getVirtualItems().at(-1);
  return {
    isVirtual,
    shown: shownOf(),
    /** The height of the lines after the last that is in the page. */
    rest: isVirtual && last ? virtualizer.getTotalSize() + scrollMargin - last.end : 0,
    /** For the element in which the lines begin. */
    start,
    /** For each line's element, with its `data-index`. */
    measure: isVirtual ? virtualizer.measureElement : undefined,
    /** Remembers which line has the focus. */
    onFocus: ({ target }: FocusEvent): void => {
      const index = target.closest('[data-index]')?.getAttribute('data-index');
      if (index != null) setFocused(lines[Number(index)]?.key);
    },
  };
};
