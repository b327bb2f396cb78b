import { describe, expect, it } from 'vitest';
import { onlyDay } from '#web/back-office/components/day-pager/day-range.ts';
import { paginate } from '#web/back-office/jobs/paper/paginate.ts';
import { paperQuestion } from '#web/back-office/jobs/paper/paper-question.ts';

const pages = (blocks: number[], tail = 0) =>
  paginate({ blocks, room: 100, tail }).map(({ from, to }) => [from, to]);

describe('the pages of a sheet', () => {
  it('hold what fits and tear nothing', () => {
    expect(pages([40, 60, 50, 50, 1])).toEqual([
      [0, 2],
      [2, 4],
      [4, 5],
    ]);
  });

  it('give what is higher than a page one of its own', () => {
    expect(pages([20, 150, 20])).toEqual([
      [0, 1],
      [1, 2],
      [2, 3],
    ]);
  });

  it('keep the signatures with the last rows', () => {
    expect(pages([40, 40], 20)).toEqual([[0, 2]]);
    expect(pages([40, 40], 21)).toEqual([
      [0, 1],
      [1, 2],
    ]);
  });

  it('give the signatures a page where the only rows of the last one fill it', () => {
    expect(pages([100], 30)).toEqual([
      [0, 1],
      [1, 1],
    ]);
  });
});

describe('the address of paper', () => {
  const TODAY = '2026-11-28';
  const ask = (search: string) => paperQuestion(new URLSearchParams(search), TODAY);

  it('names one job, or days with airport and employee', () => {
    expect(ask('job=10001-1&date=2026-12-04')).toEqual({ job: '10001-1' });
    expect(ask('from=2026-12-01&to=2026-12-31&airport=2&employee=e-1')).toEqual({
      range: { from: '2026-12-01', to: '2026-12-31' },
      airport: 2,
      employee: 'e-1',
    });
    expect(ask('date=2026-12-04')).toMatchObject({ range: onlyDay('2026-12-04'), airport: undefined });
  });

  it.each([
    '',
    'date=2026-02-30',
    'from=2026-12-04&to=2026-12-01',
    'from=2026-01-01&to=2026-12-31',
    'airport=7',
  ])('that cannot be asked for is today’s at both airports: %s', (search) => {
    expect(ask(search)).toEqual({ range: onlyDay(TODAY), airport: undefined, employee: undefined });
  });
});
