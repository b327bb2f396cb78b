import { Button, NativeSelect } from '@mantine/core';
import IconChevronLeft from '@tabler/icons-react/icons/IconChevronLeft';
import IconChevronRight from '@tabler/icons-react/icons/IconChevronRight';
import type { ReactTable, RowData } from '@tanstack/react-table';
import {
  ALL_ROWS,
  DEFAULT_PAGE_SIZE,
  PAGE_SIZES,
} from '#web/back-office/components/record-table/page-size.ts';
import type { recordFeatures } from '#web/back-office/components/record-table/record-features.ts';
import classes from '#web/back-office/components/record-table/record-table.module.css';
import { useTexts } from '#web/back-office/language/office-language.ts';

type Props<T extends RowData> = {
  table: ReactTable<typeof recordFeatures, T>;
  count: number;
  shown: (first: number, last: number, count: number) => string;
  allOnOnePage?: boolean | undefined;
};

/** Which rows are on screen, the way to the other pages, and how many rows a page has. */
export const PageFoot = <T extends RowData>({ table, count, shown, allOnOnePage }: Props<T>) => {
  const { t } = useTexts();
  const { pageIndex, pageSize } = table.state.pagination;
  const first = pageIndex * pageSize + 1;
  const last = Math.min(first + pageSize - 1, count);
  const pages = table.getPageCount();
  const isAll = pageSize === ALL_ROWS;
  return (
    <div className={classes.foot}>
      <span role="status">{shown(first, last, count)}</span>
      {pages > 1 && (
        <div className={classes.pages}>
          <Button
            variant="default"
            px={8}
            aria-label={t('office.table.previous')}
            disabled={!table.getCanPreviousPage()}
            onClick={() => table.previousPage()}
          >
            <IconChevronLeft size={19} stroke={1.9} aria-hidden />
          </Button>
          <span>{t('office.table.page', { page: pageIndex + 1, pages })}</span>
          <Button
            variant="default"
            px={8}
            aria-label={t('office.table.next')}
            disabled={!table.getCanNextPage()}
            onClick={() => table.nextPage()}
          >
            <IconChevronRight size={19} stroke={1.9} aria-hidden />
          </Button>
        </div>
      )}
      <div className={classes.pages}>
        {allOnOnePage && (isAll || pages > 1) && (
          <Button
            variant={isAll ? 'filled' : 'default'}
            aria-pressed={isAll}
            onClick={() => table.setPageSize(isAll ? DEFAULT_PAGE_SIZE : ALL_ROWS)}
          >
            {t('office.table.all_on_one_page')}
          </Button>
        )}
        {!isAll && (
          <NativeSelect
            aria-label={t('office.table.page_size')}
            value={String(pageSize)}
            onChange={(event) => table.setPageSize(Number(event.currentTarget.value))}
            data={PAGE_SIZES.map((size) => ({
              value: String(size),
              label: t('office.table.per_page', { size }),
            }))}
          />
        )}
      </div>
    </div>
  );
};
