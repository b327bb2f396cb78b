import type { ContentApi } from '#shared/content/content-api.ts';
import type { ReceivedOf } from '#shared/http/contract.ts';
import { isEmail } from '#shared/orders/personal-rules.ts';
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

/** What is missing before the second step, in the order of the screen. */
export const withdrawalProblems = (entered: Withdrawal, t: TextOf): FieldProblem[] => {
  const email = entered.email.trim();
  const missing = (['name', 'order_number'] as const)
    .filter((field) => entered[field].trim() === '')
    .map((field) => ({ field, text: t(`withdrawal.error.${field}`) }));
  if (email === '') return [...missing, { field: 'email', text: t('withdrawal.error.email') }];
  if (!isEmail(email)) return [...missing, { field: 'email', text: t('withdrawal.error.email.invalid') }];
  return missing;
};
