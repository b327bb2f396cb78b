import type { RowGroup } from '#web/back-office/components/record-table/group-rows.ts';

/** What a table paints as one line: a group's heading, rows side by side, or the present. */
export type TableLine<T> = { readonly key: string; readonly group: RowGroup<T> } & (
  | { readonly kind: 'head' }
  | { readonly kind: 'now' }
  | {
      readonly kind: 'rows';
      readonly rows: readonly T[] /** Where the first of them stands in its group. */;
      readonly first: number;
    }
);

type Layout<T> = {
  /** Before which row of a group the present lies; undefined when it lies in another. */
  readonly nowIn: (group: RowGroup<T>) => number | undefined;
  readonly perLine: number;
};

/** Groups of rows as the lines of a table, from top to bottom. */
export const linesOf = <T extends { readonly id: string }>(
  groups: readonly RowGroup<T>[],
  { nowIn, perLine }: Layout<T>,
): TableLine<T>[] =>
  groups.flatMap((group): TableLine<T>[] => {
    const now = nowIn(group);
    const { id, rows } = group;
    const between = (from: number, to: number): TableLine<T>[] =>
      Array.from({ length: Math.ceil((to - from) / perLine) }, (_, line) => {
        const first = from + line * perLine;
        const side = rows.slice(first, Math.min(first + perLine, to));
        return { kind: 'rows', key: side[0]?.id ?? '', group, rows: side, first };
      });
    return [
      { kind: 'head', key: `head ${id}`, group },
      ...between(0, now ?? rows.length),
      ...(now === undefined ? [] : [{ kind: 'now', key: `now ${id}`, group } as const]),
      ...between(now ?? rows.length, rows.length),
    ];
  });
