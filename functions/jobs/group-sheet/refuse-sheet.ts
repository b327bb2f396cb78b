import { DomainError } from '#shared/domain-error.ts';
import { type SheetFileError, sheetFileErrors } from '#shared/jobs/group-sheet-problem.ts';

/** The refusal of a file as a whole. */
export const refuseSheet = (code: SheetFileError): DomainError => {
  const message = sheetFileErrors[code];
  const kind = code === 'too_large' ? 'too_large' : 'invalid_input';
  return new DomainError(kind, message, { fields: { file: { code, message } } });
};
