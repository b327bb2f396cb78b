import type { FieldErrors } from '#shared/domain-error.ts';

/** A field of a form and what is wrong with it, if anything. */
export type FoundProblem<Code extends string> = readonly [field: string, code: Code | false];

/**
 * The field errors of what was found, in that order; of two of a field the first counts.
 * @param messages every code in the specification's words
 */
export const fieldProblems = <Code extends string>(
  found: readonly FoundProblem<Code>[],
  messages: Readonly<Record<Code, string>>,
): FieldErrors => {
  const errors = new Map<string, FieldErrors[string]>();
  for (const [field, code] of found) {
    if (code && !errors.has(field)) errors.set(field, { code, message: messages[code] });
  }
  return Object.fromEntries(errors);
};
