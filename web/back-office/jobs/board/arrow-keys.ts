import type { KeyboardEvent } from 'react';

const ROW = '[data-person], [data-open-jobs]';

const middleOf = (element: Element): number => {
  const { left, width } = element.getBoundingClientRect();
  return left + width / 2;
};

const nearest = (bars: readonly HTMLElement[], to: Element): HTMLElement | undefined =>
  bars.toSorted((a, b) => Math.abs(middleOf(a) - middleOf(to)) - Math.abs(middleOf(b) - middleOf(to)))[0];

/** The bar that an arrow key leads to: along a row, or to the nearest of the next row that has any. */
const barFrom = (rows: HTMLElement, current: HTMLElement | null, key: string): HTMLElement | undefined => {
  const bars = [...rows.querySelectorAll<HTMLElement>('[data-job]')];
  if (!current) return bars[0];
  const byRow = [...Map.groupBy(bars, (bar) => bar.closest(ROW)).values()];
  const rowIndex = byRow.findIndex((row) => row.includes(current));
  const row = byRow[rowIndex] ?? [];
  const index = row.indexOf(current);
  if (key === 'ArrowRight') return row[index + 1];
  if (key === 'ArrowLeft') return row[index - 1];
  return nearest(byRow[rowIndex + (key === 'ArrowDown' ? 1 : -1)] ?? [], current);
};

/** Arrow keys of the timeline go from job to job: it is one stop of the Tab key. */
export const stepThroughBars = (event: KeyboardEvent<HTMLElement>): void => {
  if (!['ArrowRight', 'ArrowLeft', 'ArrowDown', 'ArrowUp'].includes(event.key)) return;
  const target = event.target as HTMLElement;
  const next = barFrom(event.currentTarget, target.closest<HTMLElement>('[data-job]'), event.key);
  if (!next) return;
  event.preventDefault();
  next.focus({ preventScroll: true });
  next.scrollIntoView({ block: 'nearest', inline: 'nearest' });
};

/** Arrow keys, Home and End of a list of buttons, which is one stop of the Tab key: its first button's, or the last used. */
export const stepThroughList = (event: KeyboardEvent<HTMLElement>): void => {
  const buttons = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-step]')];
  const index = buttons.indexOf(event.target as HTMLElement);
  if (index === -1) return;
  const next = { ArrowDown: index + 1, ArrowUp: index - 1, Home: 0, End: buttons.length - 1 }[event.key];
  const button = next === undefined ? undefined : buttons[next];
  if (!button) return;
  event.preventDefault();
  for (const each of buttons) each.tabIndex = each === button ? 0 : -1;
  button.focus();
};
