import { useEffect, useRef, useState } from 'react';
import { isLong, type LinesHook, MOST_ROWS } from '#web/back-office/components/record-table/lines-in-page.ts';
import type { TableLine } from '#web/back-office/components/record-table/table-lines.ts';

const forgetFocus = (): void => undefined;

/** All lines; of a long table the first ones, until the code that knows which are in sight has come. */
const useFirstLines: LinesHook = (lines) => {
  const start = useRef<HTMLElement>(null);
  const first = isLong(lines) ? lines.slice(0, MOST_ROWS) : lines;
  const shown = first.map((line, index) => ({ line, index, gap: 0 }));
  return { isVirtual: false, shown, rest: 0, start, measure: undefined, onFocus: forgetFocus };
};

/**
 * How the lines of a table are put in the page. Most tables are short: what long ones need comes with the first of them.
 * Whoever uses the hook begins anew when it is another (`key`).
 */
export const useLinesHook = (
  lines: readonly TableLine<unknown>[],
): { readonly key: 'first' | 'in_sight'; readonly useLines: LinesHook } => {
  const [inSight, setInSight] = useState<{ useLines: LinesHook }>();
  const isNeeded = isLong(lines);
  useEffect(() => {
    if (!isNeeded || inSight) return;
    import('#web/back-office/components/record-table/use-lines-in-sight.ts')
      .then(({ useLinesInSight }) => setInSight({ useLines: useLinesInSight }))
      .catch(() => undefined);
  }, [isNeeded, inSight]);
  return isNeeded && inSight
    ? { key: 'in_sight', useLines: inSight.useLines }
    : { key: 'first', useLines: useFirstLines };
};
