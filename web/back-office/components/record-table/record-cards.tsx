import type { Row, RowData } from '@tanstack/react-table';
import { Fragment } from 'react';
import { presentIndex, type RowGroup } from '#web/back-office/components/record-table/group-rows.ts';
import type { recordFeatures } from '#web/back-office/components/record-table/record-features.ts';
import classes from '#web/back-office/components/record-table/record-table.module.css';
import type { RecordTableProps } from '#web/back-office/components/record-table/record-table-props.ts';

type TableRow<T extends RowData> = Row<typeof recordFeatures, T>;
type Props<T extends RowData> = Pick<
  RecordTableProps<T>,
  'label' | 'groupHead' | 'present' | 'isStruck' | 'isFresh' | 'card' | 'sorting'
> & { groups: readonly RowGroup<TableRow<T>>[] };

/** The rows as cards under their group's heading, for narrow windows. */
export const RecordCards = <T extends RowData>({
  label,
  groups,
  groupHead,
  present,
  isStruck,
  isFresh,
  card,
  sorting,
}: Props<T>) => {
  const isDescending = sorting[0]?.desc ?? false;
  return (
    <section aria-label={label}>
      {groups.map(({ key, rows, isCut }) => {
        const isPast = present?.groupKey === key ? present.isPast : undefined;
        const now = isPast && presentIndex(rows, (row) => isPast(row.original), isDescending);
        const line = (
          <li className={classes.nowCard}>
            <b>{present?.label}</b>
          </li>
        );
        return (
          <Fragment key={key}>
            <h2 className={classes.cardsHead}>
              {groupHead({ key, isCut, rows: rows.map(({ original }) => original) })}
            </h2>
            <ul className={classes.cards}>
              {rows.map((row, index) => (
                <Fragment key={row.id}>
                  {now === index && line}
                  <li
                    className={isStruck?.(row.original) ? `${classes.card} ${classes.struck}` : classes.card}
                    {...(isStruck?.(row.original) && { 'data-struck': true })}
                    {...(isFresh?.(row.original) && { 'data-fresh': true })}
                  >
                    {card(row.original)}
                  </li>
                </Fragment>
              ))}
              {now === rows.length && line}
            </ul>
          </Fragment>
        );
      })}
    </section>
  );
};
