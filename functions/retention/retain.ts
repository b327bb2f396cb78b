import { auditWrite } from '#functions/platform/data/audit.ts';
import { getProgress, keepProgress } from '#functions/platform/data/retention.ts';
import { againWhenChanged, save } from '#functions/platform/data/write.ts';
import { logger } from '#functions/platform/logger.ts';
import { type Part, WORK } from '#functions/retention/work.ts';
import { addDays, airportTime } from '#shared/calendar-date.ts';
import { SYSTEM } from '#shared/orders/order-history.ts';
import { lastDayOver, SCHEDULED_KINDS, type ScheduledKind } from '#shared/users/retention.ts';

/** No installation has anything older: the first came years later. */
const BEFORE_ALL = '2021-12-31';
/** How many days without anything to take out are not told one by one. */
const STRIDE = 60;

/** The day after a day, or the month after a month. */
const next = (unit: string): string =>
  unit.length === 7 ? addDays(`${unit}-28`, 4).slice(0, 7) : addDays(unit, 1);

/** Does the parts one by one: what cannot be taken out is told, left, and holds up none of the others. */
const takeOut = async (kind: ScheduledKind, parts: readonly Part[]) => {
  const left: string[] = [];
  let removed = 0;
  for (const { id, remove } of parts) {
    try {
      await againWhenChanged(remove);
      removed += 1;
    } catch (error) {
      logger.error('not taken out', { kind, id, error: error as Error });
      left.push(id);
    }
  }
  return { removed, left };
};

const retainKind = async (kind: ScheduledKind, now: Date, isTimeUp: () => boolean): Promise<void> => {
  const { unit, partsOf, partOf } = WORK[kind];
  const cut = (day: string): string => day.slice(0, unit === 'month' ? 7 : 10);
  const last = cut(lastDayOver(kind, airportTime(now).date));
  const before = await getProgress(kind);
  let { removed, left } = await takeOut(kind, before?.left.map((id) => partOf(id, now)) ?? []);
  let done = before?.done ?? cut(BEFORE_ALL);
  for (let passed = 1; done < last && !isTimeUp(); passed += 1) {
    done = next(done);
    const taken = await takeOut(kind, await partsOf(done, now));
    removed += taken.removed;
    left = [...left, ...taken.left];
    const isWorth = taken.removed + taken.left.length > 0 || passed % STRIDE === 0;
    if (isWorth) await save(keepProgress(kind, { done, left }));
  }
  const isNews = done !== before?.done || left.length !== before.left.length;
  if (isNews) await save(keepProgress(kind, { done, left }));
  if (removed === 0) return;
  logger.info('taken out', { kind, removed, until: done });
  const told = { kind: 'person', subject: 'retention', title: kind, act: 'erased' } as const;
  const changes = [
    { field: 'count', after: String(removed) },
    { field: 'until', after: done },
  ];
  await save(auditWrite({ by: SYSTEM, ...told, changes }, now));
};

/**
 * Takes out what is over at a moment, kind by kind, day by day; the next turn goes on where the time was up.
 * Source: `shared/users/retention.ts`.
 */
export const retain = async (now: Date, isTimeUp: () => boolean): Promise<void> => {
  for (const kind of SCHEDULED_KINDS) await retainKind(kind, now, isTimeUp);
};
