import { ASSIGNMENT_REFUSALS } from '#shared/employees/assignment-answer.ts';
import type { OfficeKey } from '#shared/texts/office-en.ts';
import type { Translate } from '#web/back-office/language/office-language.ts';
import { ApiError } from '#web/common/call-api.ts';

/** Which alert an answer of `assignEmployee` calls for (back-office specification, section 8). */
export const assignAlert = ({ success }: { success: boolean }): OfficeKey =>
  success ? 'office.assign.done' : 'office.assign.already';

const codeOf = (error: unknown): string | undefined =>
  error instanceof ApiError ? error.fields.employee_id?.code : undefined;

/** Which alert a refused assignment calls for: whoever is on the job by now was put there by somebody else. */
export const refusedAlert = (error: unknown): OfficeKey =>
  codeOf(error) === 'already_assigned' ? 'office.assign.already' : 'office.assign.failed';

/** The reason at `employee_id` of a refused call in the reader's words; undefined when it was another failure. */
export const refusedReason = (error: unknown, t: Translate): string | undefined => {
  const known = ASSIGNMENT_REFUSALS.find((refusal) => refusal === codeOf(error));
  return known && `${t(`office.assign.refused.${known}`)}.`;
};
