import { type RefObject, useLayoutEffect } from 'react';

/** Lets the columns of a table find their widths, and keeps them so. @returns lets them go again */
const freeze = (table: HTMLTableElement): (() => void) => {
  const heads = [...table.querySelectorAll<HTMLElement>('thead th')];
  const widths = heads.map(({ offsetWidth }) => offsetWidth);
  heads.forEach((head, index) => {
    head.style.width = `${widths[index]}px`;
  });
  table.style.tableLayout = 'fixed';
  return () => {
    table.style.tableLayout = '';
    for (const head of heads) head.style.width = '';
  };
};

/** Rows that come and go while one scrolls must not move the columns; only another width of the table does. */
export const useFrozenColumns = (table: RefObject<HTMLTableElement | null>, isFrozen: boolean): void => {
  useLayoutEffect(() => {
    const element = table.current;
    if (!isFrozen || !element) return;
    let width: number | undefined;
    let release = (): void => undefined;
    const observer = new ResizeObserver(() => {
      if (element.offsetWidth === width) return;
      release();
      release = freeze(element);
      width = element.offsetWidth;
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      release();
    };
  }, [table, isFrozen]);
};
