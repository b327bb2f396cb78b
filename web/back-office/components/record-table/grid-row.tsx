import { FlexRender, type Row, type RowData } from '@tanstack/react-table';
import { memo, type ReactNode, type Ref } from 'react';
import type { recordFeatures } from '#web/back-office/components/record-table/record-features.ts';
import classes from '#web/back-office/components/record-table/record-table.module.css';

type Props<T extends RowData> = {
  /** As the columns are now: other columns, other cells. */
  cells: ReturnType<Row<typeof recordFeatures, T>['getAllCells']>;
  isStruck: boolean;
  isFresh: boolean;
  index: number;
  /** The row's place for screen readers, in a table that is not whole in the page. */
  rowIndex: number | undefined;
  measure: Ref<HTMLTableRowElement> | undefined;
};

const GridRowOf = <T extends RowData>({
  cells,
  isStruck,
  isFresh,
  index,
  rowIndex,
  measure,
}: Props<T>): ReactNode => (
  <tr
    ref={measure}
    data-index={index}
    aria-rowindex={rowIndex}
    {...(isStruck && { 'data-struck': true, className: classes.struck })}
    {...(isFresh && { 'data-fresh': true })}
  >
    {cells.map((cell) => {
      const { isRowHeader, isAction } = cell.column.columnDef.meta ?? {};
      const content = <FlexRender cell={cell} />;
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

/** A row of the table; scrolling brings rows, and paints the others not again. */
export const GridRow = memo(GridRowOf) as typeof GridRowOf;
