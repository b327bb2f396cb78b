import { type RefObject, useEffect, useRef } from 'react';
import type { Stretch } from '#shared/jobs/day-board.ts';
import type { BoardView } from '#web/back-office/jobs/board/board-view.ts';
import type { BoardNow } from '#web/back-office/jobs/board/hours.tsx';

const HOUR_MINUTES = 60;
/** So much of what is past stays in sight. */
const BEFORE_NOW = 2 * HOUR_MINUTES;
/** Where a day begins on screen on which there is no now. */
const USUAL_START = 6 * HOUR_MINUTES;

const scaleIn = (rows: HTMLElement | null): Element | null | undefined => rows?.querySelector('[data-scale]');

/** Begins where the work is, a little before now, and goes to where a job that is picked up lies. */
export const useTimelineScroll = (
  { shown, scale }: BoardView,
  now: BoardNow,
  slot: Stretch | undefined,
): RefObject<HTMLDivElement | null> => {
  const rows = useRef<HTMLDivElement>(null);
  const partOf = (minute: number): number => Math.max(0, (minute - shown.start) / (shown.end - shown.start));
  const start = partOf(now ? now.minute - BEFORE_NOW : USUAL_START);
  // Only another day begins anew: who has scrolled stays there while time goes on.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the day alone
  useEffect(() => {
    const track = scaleIn(rows.current);
    if (rows.current && track) rows.current.scrollLeft = start * track.clientWidth;
  }, [scale.date]);

  const slotStart = slot && partOf(slot.start);
  const slotEnd = slot && partOf(slot.end);
  useEffect(() => {
    const element = rows.current;
    const track = scaleIn(element);
    if (!element || !track || slotStart === undefined || slotEnd === undefined) return;
    const inSight = element.clientWidth - (element.scrollWidth - track.clientWidth);
    const [left, right] = [slotStart * track.clientWidth, slotEnd * track.clientWidth];
    const isSeen = left >= element.scrollLeft && right <= element.scrollLeft + inSight;
    if (!isSeen) element.scrollLeft = (left + right - inSight) / 2;
  }, [slotStart, slotEnd]);
  return rows;
};
