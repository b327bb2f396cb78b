import { describe, expect, it } from 'vitest';
import { jobFormErrors } from '#shared/jobs/job-form-errors.ts';
import { officeDe } from '#shared/texts/office-de.ts';
import { officeEn } from '#shared/texts/office-en.ts';

const codes = Object.entries(jobFormErrors);

/** What the specification says to the letter (back office, sections 5 and 8). */
const SPECIFIED = [
  'Please select agency.',
  'Please choose service type.',
  'Please choose location.',
  'Please enter date',
  'Please enter time!',
  'Please Select language!',
  'Please enter the meeting point location.',
  'Please enter location destination point location.',
  'Please enter name sign.',
  'Please choose job code',
  'Please Select reading language!',
  'Please enter clients email',
  'Please enter number of persons',
  'Please enter number of bags',
  'Please type extra name',
  'Please enter price',
  'New job was created successfully !',
  'New job was not created !',
];

describe('the messages of the job form', () => {
  it.each(codes)('of %s are in English what the server says', (code, message) => {
    expect(officeEn[`office.jobs.error.${code as keyof typeof jobFormErrors}`]).toBe(message);
  });

  it('are the specified ones to the letter', () => {
    const texts: readonly string[] = Object.values(officeEn);
    expect(SPECIFIED.filter((message) => !texts.includes(message))).toEqual([]);
  });

  it('are all in German too', () => {
    const same = codes.filter(
      ([code, message]) => officeDe[`office.jobs.error.${code as keyof typeof jobFormErrors}`] === message,
    );
    expect(same).toEqual([]);
  });
});
