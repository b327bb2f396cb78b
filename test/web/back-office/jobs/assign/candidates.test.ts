import { describe, expect, it } from 'vitest';
import { anEmployee } from '#test/support/builders/employee.ts';
import { type Candidate, namedLike } from '#web/back-office/jobs/assign/use-candidates.ts';

const named = (first_name: string, last_name: string): Candidate => ({
  employee: anEmployee({ _id: last_name, first_name, last_name }),
  check: { refusals: [], warnings: [] },
  load: { jobs: 0, minutes: 0 },
});
const candidates = [named('Birgit', 'Söllner'), named('Mei-Lin', 'Zhao'), named('Deniz', 'Yılmaz')];
const found = (typed: string) => namedLike(candidates, typed).map(({ employee }) => employee.last_name);

describe('the search for a candidate', () => {
  it('finds names by any of their parts, whatever case and accents', () => {
    expect(found('sollner')).toEqual(['Söllner']);
    expect(found('SÖL bir')).toEqual(['Söllner']);
    expect(found('lin zh')).toEqual(['Zhao']);
    expect(found('yilmaz')).toEqual(['Yılmaz']);
    expect(found('nobody')).toEqual([]);
  });

  it('keeps the order of all while nothing is typed', () => {
    expect(found(' ')).toEqual(['Söllner', 'Zhao', 'Yılmaz']);
  });
});
