import { describe, expect, it } from 'vitest';
import { boardPeople, openPlaces } from '#shared/jobs/board-people.ts';
import { barRow, shownHours } from '#shared/jobs/day-board.ts';
import type { BoardJob } from '#shared/jobs/day-board-api.ts';
import { dayScale, hourMarks } from '#shared/jobs/day-scale.ts';
import { aBoardJob, anEmployee } from '#test/support/builders/employee.ts';

const DAY = '2026-12-04';
/** The clocks go back at 3:00, forward at 2:00. */
const LONG_DAY = '2026-10-25';
const SHORT_DAY = '2026-03-29';

const at = (hours: number, minutes = 0, more: Partial<BoardJob> = {}): BoardJob =>
  aBoardJob({ _id: `${hours}${minutes}-1`, date: DAY, hours, minutes, ...more });

const placesOf = (date: string, jobs: readonly BoardJob[], jobMinutes = 60) =>
  barRow(jobs, dayScale(date), jobMinutes).bars.map(({ start, end }) => [start, end]);

describe('the scale of the day board', () => {
  it('counts the minutes of a day in real time: 24 hours, 25 in autumn, 23 in spring', () => {
    expect(dayScale(DAY).minutes).toBe(24 * 60);
    expect(dayScale(LONG_DAY).minutes).toBe(25 * 60);
    expect(dayScale(SHORT_DAY).minutes).toBe(23 * 60);
    expect(() => dayScale('2026-02-30')).toThrow(RangeError);
  });

  it('names the hours as the clock strikes them: 2 twice in autumn, never in spring', () => {
    const hoursOf = (date: string) => hourMarks(dayScale(date)).map(({ hours }) => hours);
    expect(hoursOf(DAY)).toEqual(Array.from({ length: 24 }, (_, hour) => hour));
    expect(hoursOf(LONG_DAY).slice(0, 5)).toEqual([0, 1, 2, 2, 3]);
    expect(hoursOf(LONG_DAY)).toHaveLength(25);
    expect(hoursOf(SHORT_DAY).slice(0, 4)).toEqual([0, 1, 3, 4]);
    expect(hoursOf(SHORT_DAY)).toHaveLength(23);
  });

  it('shows from 6 to 22 by the clock, and whole hours more where jobs lie outside', () => {
    const scale = dayScale(DAY);
    expect(shownHours(scale, [])).toEqual({ start: 6 * 60, end: 22 * 60 });
    expect(shownHours(scale, barRow([at(4, 40), at(22, 30)], scale, 60).bars)).toEqual({
      start: 4 * 60,
      end: 24 * 60,
    });
    expect(shownHours(dayScale(SHORT_DAY), [])).toEqual({ start: 5 * 60, end: 21 * 60 });
    expect(shownHours(dayScale(LONG_DAY), [])).toEqual({ start: 7 * 60, end: 23 * 60 });
  });
});

describe('a job on the day board', () => {
  it('lies at its time and lasts as long as the setting and its extra hours say', () => {
    expect(placesOf(DAY, [at(14, 30)])).toEqual([[870, 930]]);
    expect(placesOf(DAY, [at(14, 30, { extra_hours: 2 })], 90)).toEqual([[870, 1080]]);
  });

  it('lies an hour later on the scale after the clocks went back, and an hour earlier after they went forward', () => {
    expect(placesOf(LONG_DAY, [at(14, 0, { date: LONG_DAY })])).toEqual([[900, 960]]);
    expect(placesOf(SHORT_DAY, [at(14, 0, { date: SHORT_DAY })])).toEqual([[780, 840]]);
    // From 1:30 to 2:30 by the clock is an hour of real time, or two.
    expect(placesOf(LONG_DAY, [at(1, 30, { date: LONG_DAY, extra_hours: 2 })])).toEqual([[90, 270]]);
    expect(placesOf(SHORT_DAY, [at(1, 30, { date: SHORT_DAY })])).toEqual([[90, 150]]);
  });

  it('over midnight lies on both days, each with its part', () => {
    const late = at(23, 15, { extra_hours: 1 });
    const scale = dayScale(DAY);
    expect(barRow([late], scale, 60).bars[0]).toMatchObject({
      start: 1395,
      end: 1440,
      isFromBefore: false,
      isIntoNext: true,
    });
    expect(barRow([late], dayScale('2026-12-05'), 60).bars[0]).toMatchObject({
      start: 0,
      end: 75,
      isFromBefore: true,
      isIntoNext: false,
    });
    expect(placesOf('2026-12-05', [at(23, 0)])).toEqual([]);
    expect(placesOf('2026-12-03', [at(0, 0)])).toEqual([]);
  });

  it('shares a lane with the one right after it, and goes below one at the same time', () => {
    const scale = dayScale(DAY);
    const { bars, lanes, conflicts } = barRow([at(11), at(10), at(10, 30)], scale, 60);
    expect(bars.map(({ job, lane }) => [job._id, lane])).toEqual([
      ['100-1', 0],
      ['1030-1', 1],
      ['110-1', 0],
    ]);
    expect(lanes).toBe(2);
    expect(conflicts).toEqual([
      { start: 630, end: 660 },
      { start: 660, end: 690 },
    ]);
    expect(barRow([at(10), at(11)], scale, 60)).toMatchObject({ lanes: 1, conflicts: [] });
  });

  it('that is cancelled is drawn beside the others and is in conflict with none', () => {
    const { bars, lanes, conflicts } = barRow([at(10), at(10, 15, { is_sealed: true })], dayScale(DAY), 60);
    expect(bars.map(({ isConflict }) => isConflict)).toEqual([false, false]);
    expect(lanes).toBe(2);
    expect(conflicts).toEqual([]);
  });
});

describe('the people of the day board', () => {
  it('have their jobs in a row, the rest that the days around ask for, and the load of the day', () => {
    const [first, second] = [anEmployee({ _id: 'a' }), anEmployee({ _id: 'b' })];
    const jobs = [
      at(23, 30, { date: '2026-12-03', employee_ids: ['a'] }),
      at(9, 0, { employee_ids: ['a', 'b'], extra_hours: 1 }),
      at(12, 0, { employee_ids: ['a'], is_sealed: true }),
    ];
    const [a, b] = boardPeople([first, second], jobs, dayScale(DAY), 60);
    expect(a?.row.bars.map(({ start }) => start)).toEqual([0, 540, 720]);
    expect(a?.load).toEqual({ jobs: 1, minutes: 120 });
    expect(b?.row.bars).toHaveLength(1);
    expect([a?.rest, b?.rest]).toEqual([
      { until: 10 * 60 + 30, from: undefined },
      { until: undefined, from: undefined },
    ]);
    expect(b?.load).toEqual({ jobs: 1, minutes: 120 });
  });

  it('rest between the days: what begins before 4 belongs to the evening before, what is cancelled to none', () => {
    const restOf = (...jobs: BoardJob[]) => boardPeople([anEmployee()], jobs, dayScale(DAY), 60)[0]?.rest;
    const mine = { employee_ids: ['ito'] };
    const next = { ...mine, date: '2026-12-05' };
    expect(restOf(at(1, 0, mine), at(6, 0, next))).toEqual({ until: 12 * 60, from: 20 * 60 });
    expect(restOf(at(9, 0, mine), at(1, 0, next), at(6, 0, { ...next, is_sealed: true }))).toEqual({
      until: undefined,
      from: undefined,
    });
  });

  it('are wanted until everyone a job asks for is on it, and never for a cancelled one', () => {
    expect(openPlaces(at(9))).toBe(1);
    expect(openPlaces(at(9, 0, { employee_ids: ['a'] }))).toBe(0);
    expect(openPlaces(at(9, 0, { extra_employee: 2, employee_ids: ['a'] }))).toBe(2);
    expect(openPlaces(at(9, 0, { employee_ids: ['a', 'b'] }))).toBe(0);
    expect(openPlaces(at(9, 0, { is_sealed: true }))).toBe(0);
  });
});
