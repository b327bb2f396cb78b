import { auditWrite } from '#functions/platform/data/audit.ts';
import { getProgress, keepProgress, type Progress } from '#functions/platform/data/retention.ts';
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

/**
 * Does the parts one by one: what cannot be taken out is told, left, and holds up none of the others.
 * @returns what is left, by its id
 */
const takeOut = async (kind: ScheduledKind, parts: readonly Part[]): Promise<string[]> => {
  const left: string[] = [];
  for (const { id, remove } of parts) {
    try {
      await againWhenChanged(remove);
    } catch (error) {
      logger.error('not taken out', { kind, id, error: error as Error });
      left.push(id);
    }
  }
  return left;
};

/** Parts count as left until they are taken out: should this end half-way, the next turn does all of them, and counts them. */
const takeAndCount = async (
  kind: ScheduledKind,
  parts: readonly Part[],
  { done, left, untold }: Progress,
): Promise<Progress> => {
  await save(keepProgress(kind, { done, left: [...left, ...parts.map(({ id }) => id)], untold }));
  const again = await takeOut(kind, parts);
  const taken = { done, left: [...left, ...again], untold: untold + parts.length - again.length };
  await save(keepProgress(kind, taken));
  return taken;
};

/** Tells of what was taken out since it was told last. */
const tell = async (kind: ScheduledKind, { untold, ...stored }: Progress, now: Date): Promise<void> => {
  logger.info('taken out', { kind, removed: untold, until: stored.done });
  const told = { kind: 'person', subject: 'retention', title: kind, act: 'erased' } as const;
  const changes = [
    { field: 'count', after: String(untold) },
    { field: 'until', after: stored.done },
  ];
  const audited = auditWrite({ by: SYSTEM, ...told, changes }, now);
  await save(keepProgress(kind, { ...stored, untold: 0 }), audited);
};

const retainKind = async (kind: ScheduledKind, now: Date, isTimeUp: () => boolean): Promise<void> => {
  const { unit, partsOf, partOf } = WORK[kind];
  const cut = (day: string): string => day.slice(0, unit === 'month' ? 7 : 10);
  const last = cut(lastDayOver(kind, airportTime(now).date));
  const before = await getProgress(kind);
  let stored = before ?? { done: cut(BEFORE_ALL), left: [], untold: 0 };
  if (stored.left.length > 0) {
    const left = stored.left.map((id) => partOf(id, now));
    stored = await takeAndCount(kind, left, { ...stored, left: [] });
  }
  for (let passed = 1; stored.done < last && !isTimeUp(); passed += 1) {
    stored = { ...stored, done: next(stored.done) };
    const parts = await partsOf(stored.done, now);
    if (parts.length > 0) stored = await takeAndCount(kind, parts, stored);
    else if (passed % STRIDE === 0) await save(keepProgress(kind, stored));
  }
  if (stored.untold > 0) await tell(kind, stored, now);
  else if (stored.done !== before?.done) await save(keepProgress(kind, stored));
};

/**
 * Takes out what is over at a moment, kind by kind, day by day; the next turn goes on where the time was up.
 * Source: `shared/users/retention.ts`.
 */
export const retain = async (now: Date, isTimeUp: () => boolean): Promise<void> => {
  for (const kind of SCHEDULED_KINDS) await retainKind(kind, now, isTimeUp);
};
