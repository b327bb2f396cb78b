import { useState } from 'react';

/** Back-office specification, section 9. */
export const PAGE_SIZES = [7, 10, 30, 50, 100] as const;
export const DEFAULT_PAGE_SIZE = 50;

/** As good as all rows: what one page takes where a screen can bring them (`allOnOnePage`). */
export const ALL_ROWS = 1000;

const isPageSize = (size: number): boolean => [...PAGE_SIZES, ALL_ROWS].includes(size);

/** How many rows a page of this table has; this device remembers it per table. */
export const usePageSize = (
  tableName: string,
): [size: number, keep: (size: number) => void, forget: () => void] => {
  const key = `office.table.${tableName}.page_size`;
  const [size, setSize] = useState(() => {
    const stored = Number(localStorage.getItem(key));
    return isPageSize(stored) ? stored : DEFAULT_PAGE_SIZE;
  });
  const keep = (chosen: number): void => {
    setSize(chosen);
    localStorage.setItem(key, String(chosen));
  };
  const forget = (): void => {
    setSize(DEFAULT_PAGE_SIZE);
    localStorage.removeItem(key);
  };
  return [size, keep, forget];
};
