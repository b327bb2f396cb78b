import { Button } from '@mantine/core';
import IconPrinter from '@tabler/icons-react/icons/IconPrinter';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useAlerts } from '#web/back-office/components/alerts.tsx';
import { type CsvColumn, csvOf, saveCsv } from '#web/back-office/components/record-table/csv.ts';
import { TableMenu } from '#web/back-office/components/record-table/table-menu.tsx';
import classes from '#web/back-office/components/records/records.module.css';
import { useTexts } from '#web/back-office/language/office-language.ts';

type Props<R> = {
  /** Where the table stands as a list for paper; left out where it does not. */
  printAddress?: string;
  /** Of the file, without its ending. */
  fileName: string;
  columns: readonly CsvColumn<R>[];
  /** All rows of the filter, as far as a file takes them. */
  load: () => Promise<{ readonly rows: readonly R[]; readonly count: number }>;
  /** Says that not all rows are in the file. */
  cutWords: (shown: number, all: number) => string;
  /** The button is left out: the way to paper is in the menu alone. */
  isPrintInMenu?: boolean;
  onClear: () => void;
  onClearTemporarily: () => void;
  /** More that belongs at the end of the screen's head. */
  children?: ReactNode;
};

/** The table as paper and as a file, and putting it back. */
export const TableTools = <R,>(props: Props<R>) => {
  const { printAddress, fileName, columns, load, cutWords, isPrintInMenu, children } = props;
  const { t } = useTexts();
  const { danger } = useAlerts();
  const save = async (): Promise<void> => {
    const { rows, count } = await load();
    saveCsv(`${fileName}.csv`, await csvOf(columns, rows));
    if (rows.length < count) danger(cutWords(rows.length, count), { isSticky: true });
  };
  return (
    <span className={classes.end}>
      {children}
      {printAddress && !isPrintInMenu && (
        <Button
          component={Link}
          to={printAddress}
          variant="default"
          leftSection={<IconPrinter size={18} stroke={1.9} aria-hidden />}
          className={classes.print}
        >
          {t('office.table.print')}
        </Button>
      )}
      <TableMenu
        printAddress={printAddress}
        onExport={save}
        onClear={props.onClear}
        onClearTemporarily={props.onClearTemporarily}
      />
    </span>
  );
};
