import { defaultRangeExtractor, type Range, useWindowVirtualizer } from '@tanstack/react-virtual';
import { type FocusEvent, useLayoutEffect, useRef, useState } from 'react';
import {
  isLong,
  type LinesHook,
  type LinesInPage,
  type ShownLine,
} from '#web/back-office/components/record-table/lines-in-page.ts';
import type { TableLine } from '#web/back-office/components/record-table/table-lines.ts';
import { usePrinting } from '#web/back-office/components/record-table/use-printing.ts';

const OVERSCAN = 12;

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

/** Of a long table, the lines around what is in sight; on paper all of them. */
export const useLinesInSight: LinesHook = <T>(
  lines: readonly TableLine<T>[],
  estimate: (line: TableLine<T>) => number,
): LinesInPage<T> => {
  const isPrinting = usePrinting();
  const isVirtual = isLong(lines) && !isPrinting;
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
    rest: isVirtual && last ? virtualizer.getTotalSize() + scrollMargin - last.end : 0,
    start,
    measure: isVirtual ? virtualizer.measureElement : undefined,
    onFocus: ({ target }: FocusEvent): void => {
      const index = target.closest('[data-index]')?.getAttribute('data-index');
      if (index != null) setFocused(lines[Number(index)]?.key);
    },
  };
};
