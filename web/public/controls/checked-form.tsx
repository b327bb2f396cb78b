import type { ReactNode } from 'react';
import { ErrorList } from '#web/public/controls/error-list.tsx';
import { Failure } from '#web/public/controls/failure.tsx';
import { FormErrorsContext } from '#web/public/controls/form-context.ts';
import type { CheckedFormState } from '#web/public/controls/use-checked-form.ts';

/** A form below the list of what is to be corrected. The browser's own checks are off: the rules speak. */
export const CheckedForm = ({
  form,
  intro,
  failed,
  children,
}: {
  form: CheckedFormState;
  /** What stands before the list. */
  intro: string;
  /** What stands before a failure that belongs to no field. */
  failed?: string;
  children: ReactNode;
}) => (
  <form
    className="login-form"
    noValidate
    aria-busy={form.isBusy}
    onSubmit={(event) => {
      event.preventDefault();
      void form.submit();
    }}
  >
    <ErrorList problems={form.problems} attempts={form.attempts} intro={intro} />
    {form.failure !== undefined && <Failure error={form.failure} title={failed} />}
    <FormErrorsContext value={form.errorOf}>{children}</FormErrorsContext>
  </form>
);
