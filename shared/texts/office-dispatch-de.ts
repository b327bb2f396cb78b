import { officeAssignDe } from '#shared/texts/office-assign-de.ts';
import { officeBoardDe } from '#shared/texts/office-board-de.ts';
import { officeImportDe } from '#shared/texts/office-import-de.ts';
import { officeJobFormDe } from '#shared/texts/office-job-form-de.ts';
import { officeJobsDe } from '#shared/texts/office-jobs-de.ts';
import { officePaperDe } from '#shared/texts/office-paper-de.ts';

/** What the screens of jobs and dispatch say, in German. */
export const officeDispatchDe = {
  ...officeAssignDe,
  ...officeBoardDe,
  ...officeImportDe,
  ...officeJobFormDe,
  ...officeJobsDe,
  ...officePaperDe,
};
