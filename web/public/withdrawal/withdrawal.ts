import type { ContentApi } from '#shared/content/content-api.ts';
import { withdrawalProblems } from '#shared/content/withdrawal.ts';
import type { ReceivedOf } from '#shared/http/contract.ts';
import type { FieldProblem } from '#web/public/controls/error-list.tsx';
import type { TextOf } from '#web/public/language/texts.ts';

/** What the visitor has entered. */
export type Withdrawal = {
  readonly name: string;
  readonly order_number: string;
  readonly email: string;
  readonly reason: string;
};

export type Receipt = ReceivedOf<ContentApi['POST /api/general/withdrawal']>;

/** What the call says of the withdrawal, in any language. */
export const bodyOf = ({ name, order_number, email, reason }: Withdrawal) => ({
  name: name.trim(),
  order_number: order_number.trim(),
  email: email.trim(),
  ...(reason.trim() && { reason: reason.trim() }),
});

const FIELDS = ['name', 'order_number', 'email'] as const;

/** What is missing before the second step, in the order of the screen. */
export const formProblems = (entered: Withdrawal, t: TextOf): FieldProblem[] => {
  const found = withdrawalProblems(bodyOf(entered));
  return FIELDS.flatMap((field) => {
    const problem = found[field];
    if (!problem) return [];
    const isInvalid = field === 'email' && problem.code === 'invalid';
    return [{ field, text: t(isInvalid ? 'withdrawal.error.email.invalid' : `withdrawal.error.${field}`) }];
  });
};
