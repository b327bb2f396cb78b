import { describe, expect, it } from 'vitest';
import type { AssignmentCheck } from '#shared/employees/assignment-answer.ts';
import { rankedCandidates } from '#shared/employees/ranked-candidates.ts';
import { anEmployee } from '#test/support/builders/employee.ts';

const candidate = (_id: string, check: Partial<AssignmentCheck>, minutes = 0) => ({
  employee: anEmployee({ _id }),
  check: { refusals: [], warnings: [], ...check },
  load: { jobs: minutes / 60, minutes },
});

describe('who is suggested for a job', () => {
  it('comes in order of qualification, language, rest and load, and among equals as before', () => {
    const ranked = rankedCandidates([
      candidate('busy', { refusals: [{ code: 'overlap' }] }),
      candidate('speechless', { warnings: [{ code: 'language' }] }),
      candidate('tired', { warnings: [{ code: 'rest', rest: 300 }] }, 0),
      candidate('laden', {}, 240),
      candidate('second', {}, 60),
      candidate('third', {}, 60),
      candidate('free', {}, 0),
    ]);
    expect(ranked.map(({ employee }) => employee._id)).toEqual([
      'free',
      'second',
      'third',
      'laden',
      'tired',
      'speechless',
      'busy',
    ]);
  });
});
