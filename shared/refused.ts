import { DomainError, type FieldErrors } from '#shared/domain-error.ts';
import { filledRefusal, type RefusalValues } from '#shared/texts/filled-refusal.ts';
import { REFUSALS, type RefusalReason } from '#shared/texts/refusals.ts';

/**
 * The refusal of something for a reason that the office reads in its own language.
 * @param values what the reason's text has in double braces
 */
export const refused = (
  reason: RefusalReason,
  values: RefusalValues = {},
  fields?: FieldErrors,
): DomainError => {
  const { code, en } = REFUSALS[reason];
  return new DomainError(code, filledRefusal(en, values), {
    reason: { key: reason, values },
    ...(fields && { fields }),
  });
};
