import type { ReactTable, Row, RowData } from '@tanstack/react-table';
import { Fragment, type ReactNode } from 'react';
import { presentIndex, type RowGroup } from '#web/back-office/components/record-table/group-rows.ts';
import { HeadCell } from '#web/back-office/components/record-table/head-cell.tsx';
import type { recordFeatures } from '#web/back-office/components/record-table/record-features.ts';
import classes from '#web/back-office/components/record-table/record-table.module.css';
import type { RecordTableProps } from '#web/back-office/components/record-table/record-table-props.ts';

type TableRow<T extends RowData> = Row<typeof recordFeatures, T>;
type Props<T extends RowData> = Pick<
  RecordTableProps<T>,
  'label' | 'groupHead' | 'present' | 'isStruck' | 'isFresh'
> & {
  table: ReactTable<typeof recordFeatures, T>;
  groups: readonly RowGroup<TableRow<T>>[];
};

/** The rows as a table; its head and the group's stay in sight. */
export const RecordGrid = <T extends RowData>({
  label,
  table,
  groups,
  groupHead,
  present,
  isStruck,
  isFresh,
}: Props<T>) => {
  const columnCount = table.getAllColumns().length;
  const isDescending = table.state.sorting[0]?.desc ?? false;

  const rowOf = (row: TableRow<T>): ReactNode => (
    <tr
      key={row.id}
      {...(isStruck?.(row.original) && { 'data-struck': true, className: classes.struck })}
      {...(isFresh?.(row.original) && { 'data-fresh': true })}
    >
      {row.getAllCells().map((cell) => {
        const { isRowHeader, isAction } = cell.column.columnDef.meta ?? {};
        const content = <table.FlexRender cell={cell} />;
        if (isRowHeader) {
          return (
            <th key={cell.id} scope="row">
              {content}
            </th>
          );
        }
        return (
          <td key={cell.id} {...(isAction && { className: classes.action })}>
            {content}
          </td>
        );
      })}
    </tr>
  );

  const bodyOf = ({ key, rows, isCut }: RowGroup<TableRow<T>>): ReactNode => {
    const isPast = present?.groupKey === key ? present.isPast : undefined;
    const now = isPast && presentIndex(rows, (row) => isPast(row.original), isDescending);
    const line = present && <NowLine label={present.label} columnCount={columnCount} />;
    return (
      <tbody key={key}>
        <tr>
          <th className={classes.groupHead} scope="rowgroup" colSpan={columnCount}>
            {groupHead({ key, isCut, rows: rows.map(({ original }) => original) })}
          </th>
        </tr>
        {rows.map((row, index) => (
          <Fragment key={row.id}>
            {now === index && line}
            {rowOf(row)}
          </Fragment>
        ))}
        {now === rows.length && line}
      </tbody>
    );
  };

  return (
    <table className={classes.table} aria-label={label}>
      <thead>
        {table.getHeaderGroups().map((group) => (
          <tr key={group.id}>
            {group.headers.map((header) => (
              <HeadCell key={header.id} header={header}>
                <table.FlexRender header={header} />
              </HeadCell>
            ))}
          </tr>
        ))}
      </thead>
      {groups.map(bodyOf)}
    </table>
  );
};

const NowLine = ({ label, columnCount }: { label: string; columnCount: number }) => (
  <tr className={classes.now}>
    <td colSpan={columnCount}>
      <b>{label}</b>
    </td>
  </tr>
);
