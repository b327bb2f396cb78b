import { useMediaQuery } from '@mantine/hooks';
import { type Row, type RowData, useTable } from '@tanstack/react-table';
import {
  groupRows,
  presentIndex,
  type RowGroup,
} from '#web/back-office/components/record-table/group-rows.ts';
import { PageFoot } from '#web/back-office/components/record-table/page-foot.tsx';
import { RecordCards } from '#web/back-office/components/record-table/record-cards.tsx';
import { recordFeatures } from '#web/back-office/components/record-table/record-features.ts';
import { RecordGrid } from '#web/back-office/components/record-table/record-grid.tsx';
import classes from '#web/back-office/components/record-table/record-table.module.css';
import type { RecordTableProps } from '#web/back-office/components/record-table/record-table-props.ts';

/** The one table of the back office: rows in groups, sorted and paged by the server; cards where it is narrow. */
export const RecordTable = <T extends RowData>(props: RecordTableProps<T>) => {
  const { columns, rows, count, rowId, groupKey, pagination, sorting, isRefreshing } = props;
  const isNarrow = useMediaQuery('(max-width: 1119px)', false, { getInitialValueInEffect: false });
  const table = useTable({
    features: recordFeatures,
    columns,
    data: rows,
    rowCount: count,
    getRowId: rowId,
    manualPagination: true,
    manualSorting: true,
    enableSortingRemoval: false,
    state: { pagination, sorting },
    onPaginationChange: props.onPaginationChange,
    onSortingChange: props.onSortingChange,
  });
  const groups = groupRows(table.getRowModel().rows, (row) => groupKey(row.original), {
    hasPrevious: table.getCanPreviousPage(),
    hasNext: table.getCanNextPage(),
  });
  const { present } = props;
  /** Before which row of a group the present lies. */
  const nowIn = ({ key, rows: ofGroup }: RowGroup<Row<typeof recordFeatures, T>>): number | undefined =>
    present?.groupKey === key
      ? presentIndex(ofGroup, ({ original }) => present.isPast(original), sorting[0]?.desc ?? false)
      : undefined;
  return (
    <div className={classes.records} data-records aria-busy={isRefreshing ?? false}>
      {isNarrow ? (
        <RecordCards {...props} groups={groups} nowIn={nowIn} />
      ) : (
        <RecordGrid {...props} groups={groups} nowIn={nowIn} table={table} />
      )}
      <PageFoot table={table} shown={props.shown} count={count} allOnOnePage={props.allOnOnePage} />
    </div>
  );
};
