import { useState } from 'react';

/** Back-office specification, section 9. */
export const PAGE_SIZES = [7, 10, 30, 50, 100] as const;
const DEFAULT_PAGE_SIZE = 50;

const isPageSize = (size: number): boolean => (PAGE_SIZES as readonly number[]).includes(size);

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
