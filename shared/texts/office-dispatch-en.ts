import { officeAssignEn } from '#shared/texts/office-assign-en.ts';
import { officeBoardEn } from '#shared/texts/office-board-en.ts';
import { officeImportEn } from '#shared/texts/office-import-en.ts';
import { officeJobFormEn } from '#shared/texts/office-job-form-en.ts';
import { officeJobsEn } from '#shared/texts/office-jobs-en.ts';
import { officePaperEn } from '#shared/texts/office-paper-en.ts';

/** What the screens of jobs and dispatch say, in English. */
export const officeDispatchEn = {
  ...officeAssignEn,
  ...officeBoardEn,
  ...officeImportEn,
  ...officeJobFormEn,
  ...officeJobsEn,
  ...officePaperEn,
};
