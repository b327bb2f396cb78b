import type { ReactTable, Row, RowData } from '@tanstack/react-table';
import { Fragment, type ReactNode, type Ref, useRef } from 'react';
import { GridRow } from '#web/back-office/components/record-table/grid-row.tsx';
import type { RowGroup } from '#web/back-office/components/record-table/group-rows.ts';
import { HeadCell } from '#web/back-office/components/record-table/head-cell.tsx';
import type { LinesHook, ShownLine } from '#web/back-office/components/record-table/lines-in-page.ts';
import type { recordFeatures } from '#web/back-office/components/record-table/record-features.ts';
import classes from '#web/back-office/components/record-table/record-table.module.css';
import type { RecordTableProps } from '#web/back-office/components/record-table/record-table-props.ts';
import { linesOf, type TableLine } from '#web/back-office/components/record-table/table-lines.ts';
import { useFrozenColumns } from '#web/back-office/components/record-table/use-frozen-columns.ts';
import { useLinesHook } from '#web/back-office/components/record-table/use-lines-hook.ts';

type TableRow<T extends RowData> = Row<typeof recordFeatures, T>;
type Props<T extends RowData> = Pick<
  RecordTableProps<T>,
  'label' | 'groupHead' | 'present' | 'isStruck' | 'isFresh'
> & {
  table: ReactTable<typeof recordFeatures, T>;
  groups: readonly RowGroup<TableRow<T>>[];
  nowIn: (group: RowGroup<TableRow<T>>) => number | undefined;
};

/** At most so high lines mostly are, until they are measured: the end must not run away from who jumps there. */
const HEIGHTS = { head: 38, now: 24, rows: 90 } as const;
const heightOf = ({ kind }: TableLine<unknown>): number => HEIGHTS[kind];

/** The rows as a table; its head and the group's stay in sight. */
export const RecordGrid = <T extends RowData>(props: Props<T>) => {
  const lines = linesOf(props.groups, { nowIn: props.nowIn, perLine: 1 });
  const { key, useLines } = useLinesHook(lines);
  return <Grid key={key} {...props} lines={lines} useLines={useLines} />;
};

type GridProps<T extends RowData> = Props<T> & {
  readonly lines: readonly TableLine<TableRow<T>>[];
  readonly useLines: LinesHook;
};

const Grid = <T extends RowData>(props: GridProps<T>) => {
  const { label, table, lines, useLines, groupHead, present, isStruck, isFresh } = props;
  const element = useRef<HTMLTableElement>(null);
  const { isVirtual, shown, rest, start, measure, onFocus } = useLines(lines, heightOf);
  useFrozenColumns(element, isVirtual);
  const columnCount = table.getAllColumns().length;
  const place = (index: number) => ({
    'data-index': index,
    // The head of the table is the first row.
    'aria-rowindex': isVirtual ? index + 2 : undefined,
    ref: measure,
  });

  const lineOf = ({ line, index }: ShownLine<TableRow<T>>): ReactNode => {
    if (line.kind === 'head') {
      return (
        <tr key={line.key} {...place(index)}>
          <th className={classes.groupHead} scope="rowgroup" colSpan={columnCount}>
            {groupHead({ ...line.group, rows: line.group.rows.map(({ original }) => original) })}
          </th>
        </tr>
      );
    }
    if (line.kind === 'now') {
      return (
        <tr key={line.key} className={classes.now} {...place(index)}>
          <td colSpan={columnCount}>
            <b>{present?.label}</b>
          </td>
        </tr>
      );
    }
    return line.rows.map((row) => (
      <GridRow
        key={row.id}
        cells={row.getAllCells()}
        isStruck={isStruck?.(row.original) ?? false}
        isFresh={isFresh?.(row.original) ?? false}
        index={index}
        rowIndex={isVirtual ? index + 2 : undefined}
        measure={measure}
      />
    ));
  };

  const bodies = [...Map.groupBy(shown, ({ line }) => line.group)];
  return (
    <table
      className={classes.table}
      aria-label={label}
      aria-rowcount={isVirtual ? lines.length + 1 : undefined}
      ref={element}
      {...(isVirtual && { 'data-virtual': true })}
      onFocus={onFocus}
    >
      <thead>
        {table.getHeaderGroups().map((group) => (
          <tr key={group.id} aria-rowindex={isVirtual ? 1 : undefined}>
            {group.headers.map((header) => (
              <HeadCell key={header.id} header={header}>
                <table.FlexRender header={header} />
              </HeadCell>
            ))}
          </tr>
        ))}
      </thead>
      {bodies.map(([group, ofGroup], place) => (
        <tbody key={group.id} {...(place === 0 && { ref: start as Ref<HTMLTableSectionElement> })}>
          {ofGroup.map((one) => (
            <Fragment key={one.line.key}>
              <Gap height={one.gap} />
              {lineOf(one)}
            </Fragment>
          ))}
          {place === bodies.length - 1 && <Gap height={rest} />}
        </tbody>
      ))}
    </table>
  );
};

/** Stands for lines that are not in the page. */
const Gap = ({ height }: { height: number }) =>
  height > 0 && (
    <tr aria-hidden className={classes.gap}>
      <td style={{ height }} />
    </tr>
  );
