import type { Employee } from '#shared/employees/employee.ts';
import type { BoardJob } from '#shared/jobs/day-board-api.ts';
import { titlesOfJob } from '#shared/jobs/job-titles.ts';
import { aJob } from '#test/support/builders/job.ts';

/** Somebody in Frankfurt who may do everything and speaks German and English. */
export const anEmployee = (overrides: Partial<Employee> = {}): Employee => ({
  _id: 'ito',
  first_name: 'Sora',
  last_name: 'Ito',
  Languages: [1, 2],
  Qualifications: 'both',
  airport_id: 1,
  version: 1,
  ...overrides,
});

/** The job of `aJob` as the day board draws it: nobody is on it yet. */
export const aBoardJob = (overrides: Partial<BoardJob> = {}): BoardJob => ({
  ...aJob(),
  ...titlesOfJob({ ...aJob(), ...overrides }, []),
  agency: 'NORD',
  employee_ids: [],
  is_sealed: false,
  ...overrides,
});
