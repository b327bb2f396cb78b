import { useElementSize } from '@mantine/hooks';
import type { Row, RowData } from '@tanstack/react-table';
import { Fragment, type ReactNode } from 'react';
import type { RowGroup } from '#web/back-office/components/record-table/group-rows.ts';
import type { LinesHook, ShownLine } from '#web/back-office/components/record-table/lines-in-page.ts';
import type { recordFeatures } from '#web/back-office/components/record-table/record-features.ts';
import classes from '#web/back-office/components/record-table/record-table.module.css';
import type { RecordTableProps } from '#web/back-office/components/record-table/record-table-props.ts';
import { linesOf, type TableLine } from '#web/back-office/components/record-table/table-lines.ts';
import { useLinesHook } from '#web/back-office/components/record-table/use-lines-hook.ts';

type TableRow<T extends RowData> = Row<typeof recordFeatures, T>;
type Props<T extends RowData> = Pick<
  RecordTableProps<T>,
  'label' | 'groupHead' | 'present' | 'isStruck' | 'isFresh' | 'card'
> & {
  groups: readonly RowGroup<TableRow<T>>[];
  nowIn: (group: RowGroup<TableRow<T>>) => number | undefined;
};

/** As the grid of the style sheet lays cards side by side. */
const CARD_WIDTH = 340;
const CARD_GAP = 8;

/** At most so high lines mostly are, until they are measured: the end must not run away from who jumps there. */
const HEIGHTS = { head: 62, now: 28, rows: 290 } as const;
const heightOf = ({ kind }: TableLine<unknown>): number => HEIGHTS[kind];

/** The rows as cards under their group's heading, for narrow windows. */
export const RecordCards = <T extends RowData>(props: Props<T>) => {
  const { ref: sized, width } = useElementSize();
  const perLine = Math.max(1, Math.floor((width + CARD_GAP) / (CARD_WIDTH + CARD_GAP)));
  const lines = linesOf(props.groups, { nowIn: props.nowIn, perLine });
  const { key, useLines } = useLinesHook(lines);
  return (
    <div ref={sized}>
      <Cards key={key} {...props} lines={lines} useLines={useLines} />
    </div>
  );
};

type CardsProps<T extends RowData> = Props<T> & {
  readonly lines: readonly TableLine<TableRow<T>>[];
  readonly useLines: LinesHook;
};

const Cards = <T extends RowData>(props: CardsProps<T>) => {
  const { label, lines, useLines, groupHead, present, isStruck, isFresh, card } = props;
  const { isVirtual, shown, rest, start, measure, onFocus } = useLines(lines, heightOf);

  const itemsOf = ({ line, index }: ShownLine<TableRow<T>>): ReactNode => {
    if (line.kind !== 'rows') {
      return (
        <li key={line.key} className={classes.nowCard} data-index={index} ref={measure}>
          <b>{present?.label}</b>
        </li>
      );
    }
    return line.rows.map(({ id, original }, side) => (
      <li
        key={id}
        className={isStruck?.(original) ? `${classes.card} ${classes.struck}` : classes.card}
        data-index={index}
        {...(side === 0 && { ref: measure })}
        {...(isVirtual && { 'aria-posinset': line.first + side + 1, 'aria-setsize': line.group.rows.length })}
        {...(isStruck?.(original) && { 'data-struck': true })}
        {...(isFresh?.(original) && { 'data-fresh': true })}
      >
        {card(original)}
      </li>
    ));
  };

  const headOf = ({ line: { group }, index }: ShownLine<TableRow<T>>): ReactNode => (
    <h2 className={classes.cardsHead} data-index={index} ref={measure}>
      {groupHead({ ...group, rows: group.rows.map(({ original }) => original) })}
    </h2>
  );

  return (
    <section aria-label={label} ref={start} onFocus={onFocus} {...(isVirtual && { 'data-virtual': true })}>
      {[...Map.groupBy(shown, ({ line }) => line.group)].map(([group, [head, ...ofGroup]]) => (
        <Fragment key={group.id}>
          <Gap height={head?.gap ?? 0} />
          {head && headOf(head)}
          <ul className={classes.cards}>
            {ofGroup.map((one) => (
              <Fragment key={one.line.key}>
                {one.gap > 0 && <li aria-hidden className={classes.cardsGap} style={{ height: one.gap }} />}
                {itemsOf(one)}
              </Fragment>
            ))}
          </ul>
        </Fragment>
      ))}
      <Gap height={rest} />
    </section>
  );
};

/** Stands for lines that are not in the page. */
const Gap = ({ height }: { height: number }) => height > 0 && <div aria-hidden style={{ height }} />;
