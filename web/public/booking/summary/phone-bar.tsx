import IconArrowRight from '@tabler/icons-react/icons/IconArrowRight';
import type { StepForm } from '#web/public/booking/form/use-step-form.ts';
import { STEP_FORM_ID } from '#web/public/booking/steps/step-body.tsx';
import { Icon } from '#web/public/controls/icon.tsx';
import { useTexts } from '#web/public/language/texts.ts';

/** A button outside the form that moves on like the one inside it. */
export const ContinueButton = ({ form, wide = false }: { form: StepForm; wide?: boolean }) => {
  const { t } = useTexts();
  return (
    <button
      className={wide ? 'button button-wide' : 'button'}
      type="submit"
      form={STEP_FORM_ID}
      aria-disabled={form.isBusy || undefined}
    >
      {form.isBusy ? (
        <>
          <span className="spinner" />
          {t('book.moving_on')}
        </>
      ) : (
        <>
          {t('book.continue')}
          <Icon of={IconArrowRight} mirrors />
        </>
      )}
    </button>
  );
};

/** On phones: the price so far and the way on, always in reach of the thumb. */
export const PhoneBar = ({
  form,
  label,
  amount,
}: {
  form: StepForm;
  label: string;
  amount: string | undefined;
}) => (
  <div className="phone-bar">
    {amount !== undefined && (
      <div>
        {label}
        <b>{amount}</b>
      </div>
    )}
    <ContinueButton form={form} />
  </div>
);
