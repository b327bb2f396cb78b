import { useEffect } from 'react';
import type { TableFilter } from '#web/back-office/components/records/use-table-filter.ts';

type Place = Pick<TableFilter<object>, 'pagination' | 'setPagination'>;

/** Rows that go may take their page along: then the last page there is shows. */
export const useLastPage = ({ pagination, setPagination }: Place, count: number | undefined): void => {
  const last = Math.max(0, Math.ceil((count ?? 0) / pagination.pageSize) - 1);
  useEffect(() => {
    if (count !== undefined && pagination.pageIndex > last) setPagination({ ...pagination, pageIndex: last });
  });
};
