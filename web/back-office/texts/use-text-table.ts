import type { PaginationState, SortingState } from '@tanstack/react-table';
import { usePageSize } from '#web/back-office/components/record-table/page-size.ts';
import { useTableState } from '#web/back-office/components/record-table/table-state.ts';

type Wanted<F extends string> = {
  /** Names the table in local storage. */
  readonly tableName: string;
  /** Parameters of the address that open something beside the table. */
  readonly panels: readonly string[];
  /** Filters, each a text; empty where nothing is filtered. */
  readonly fields: readonly F[];
  /** The column that sorts first. */
  readonly firstSort: string;
};

/** As long as the API takes it. */
const MAX_TEXT = 200;

/** Filter, page and order of a table of texts; they live in the address. */
export const useTextTable = <F extends string>({ tableName, panels, fields, firstSort }: Wanted<F>) => {
  const { search, change, clear, clearTemporarily } = useTableState(tableName, panels);
  const [pageSize, keepPageSize, forgetPageSize] = usePageSize(tableName);
  const filter = Object.fromEntries(
    fields.map((field) => [field, search.get(field)?.slice(0, MAX_TEXT) ?? '']),
  ) as Record<F, string>;
  const order = search.get('order') ?? firstSort;
  const page = Math.max(0, Math.trunc(Number(search.get('page') ?? 1)) - 1) || 0;
  const go = (changes: Readonly<Record<string, string | undefined>>): void => {
    const next = new URLSearchParams(search);
    next.delete('page');
    for (const [name, value] of Object.entries(changes)) {
      if (value) next.set(name, value);
      else next.delete(name);
    }
    change(next);
  };
  const pagination: PaginationState = { pageIndex: page, pageSize };
  const sorting: SortingState = [{ id: order.replace('-', ''), desc: order.startsWith('-') }];
  return {
    filter,
    setFilter: (changes: { readonly [field in F]?: string }) =>
      go(changes as Readonly<Record<string, string | undefined>>),
    order,
    pagination,
    setPagination: ({ pageIndex, pageSize: size }: PaginationState): void => {
      if (size !== pageSize) keepPageSize(size);
      go({ page: size === pageSize && pageIndex > 0 ? String(pageIndex + 1) : undefined });
    },
    sorting,
    setSorting: ([first]: SortingState): void => {
      const next = first ? `${first.desc ? '-' : ''}${first.id}` : firstSort;
      go({ order: next === firstSort ? undefined : next });
    },
    isPreset: fields.every((field) => filter[field] === ''),
    clear,
    clearTemporarily,
    clearTable: (): void => {
      forgetPageSize();
      clear();
    },
  };
};
export type TextTable<F extends string> = ReturnType<typeof useTextTable<F>>;
