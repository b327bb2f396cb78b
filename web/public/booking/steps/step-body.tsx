import type { ReactNode } from 'react';
import type { StepForm } from '#web/public/booking/form/use-step-form.ts';
import { StepButtons } from '#web/public/booking/steps/step-buttons.tsx';
import { useTexts } from '#web/public/language/texts.ts';

/** The id of the form, so that buttons outside it can submit it too. */
export const STEP_FORM_ID = 'step';

/** The form of a step. The browser's own checks are off: the rules of the booking speak. */
export const StepBody = ({ form, children }: { form: StepForm; children: ReactNode }) => {
  const { t } = useTexts();
  return (
    <form
      id={STEP_FORM_ID}
      noValidate
      aria-busy={form.isBusy}
      onSubmit={(event) => {
        event.preventDefault();
        void form.forward();
      }}
    >
      {children}
      <StepButtons form={form} />
      <p className="reading-aid" role="status">
        {form.isBusy && t('book.moving_on')}
      </p>
    </form>
  );
};
