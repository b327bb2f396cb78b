import IconArrowDown from '@tabler/icons-react/icons/IconArrowDown';
import IconArrowUp from '@tabler/icons-react/icons/IconArrowUp';
import type { Header, RowData } from '@tanstack/react-table';
import type { ReactNode } from 'react';
import type { recordFeatures } from '#web/back-office/components/record-table/record-features.ts';
import classes from '#web/back-office/components/record-table/record-table.module.css';

type Props<T extends RowData> = { header: Header<typeof recordFeatures, T>; children: ReactNode };

const SORTED = { asc: 'ascending', desc: 'descending' } as const;

/** The head of a column; one that can be sorted is a button. */
export const HeadCell = <T extends RowData>({ header, children }: Props<T>) => {
  const { column } = header;
  const direction = column.getIsSorted();
  if (!column.getCanSort()) return <th scope="col">{children}</th>;
  const Arrow = direction === 'desc' ? IconArrowDown : IconArrowUp;
  return (
    <th scope="col" {...(direction && { 'aria-sort': SORTED[direction] })}>
      <button type="button" className={classes.sort} onClick={column.getToggleSortingHandler()}>
        {children}
        {direction && <Arrow size={16} stroke={1.9} aria-hidden />}
      </button>
    </th>
  );
};
