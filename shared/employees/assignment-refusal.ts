import { DomainError, type FieldErrors, invalidInput } from '#shared/domain-error.ts';
import type { ASSIGNMENT_REFUSALS } from '#shared/employees/assignment-answer.ts';
import { type Misfit, misfitText } from '#shared/employees/misfit.ts';

/** The refusal of an assignment, at the field that names the employee. */
export const assignmentRefused = (misfit: Misfit): DomainError => {
  const message = misfitText(misfit);
  return new DomainError('not_allowed', message, {
    fields: { employee_id: { code: misfit.refusal.code, message } },
  });
};

const FIELD_OF_MOVE: Readonly<Record<(typeof ASSIGNMENT_REFUSALS)[number], string>> = {
  sealed: 'time',
  gone: 'time',
  already_assigned: 'time',
  overlap: 'time',
  not_qualified: 'serviceType',
  other_airport: 'location',
};

/**
 * The refusal of a change of jobs that somebody who is on one of them does not suit, at the field that is to blame: of
 * two who are busy then, both are named.
 */
export const moveRefused = (misfits: readonly Misfit[]): DomainError => {
  const fields: Record<string, FieldErrors[string]> = {};
  for (const misfit of misfits) {
    const field = FIELD_OF_MOVE[misfit.refusal.code];
    const texts = [fields[field]?.message, misfitText(misfit)].filter(Boolean);
    fields[field] = { code: `employee.${misfit.refusal.code}`, message: texts.join(' ') };
  }
  return invalidInput(fields);
};
