import { Button } from '#web/public/controls/button.tsx';
import { CheckedForm } from '#web/public/controls/checked-form.tsx';
import { TextArea } from '#web/public/controls/text-area.tsx';
import { TextField } from '#web/public/controls/text-field.tsx';
import { useCheckedForm } from '#web/public/controls/use-checked-form.ts';
import { useTexts } from '#web/public/language/texts.ts';
import { formProblems, type Withdrawal } from '#web/public/withdrawal/withdrawal.ts';

/** The first step: who withdraws from which contract, and where the receipt goes. */
export const WithdrawalForm = ({
  entered,
  onChange,
  onReady,
}: {
  entered: Withdrawal;
  onChange: (entered: Withdrawal) => void;
  onReady: () => void;
}) => {
  const { t } = useTexts();
  const form = useCheckedForm(
    formProblems(entered, t),
    async () => onReady(),
    () => undefined,
  );
  const set = (field: keyof Withdrawal) => (value: string) => onChange({ ...entered, [field]: value });
  return (
    <CheckedForm form={form} intro={t('withdrawal.review')}>
      <TextField
        name="name"
        label={t('withdrawal.name')}
        autoComplete="name"
        maxLength={200}
        value={entered.name}
        onChange={set('name')}
      />
      <TextField
        name="order_number"
        label={t('withdrawal.order')}
        hint={t('withdrawal.order.hint')}
        maxLength={200}
        value={entered.order_number}
        onChange={set('order_number')}
      />
      <TextField
        name="email"
        type="email"
        label={t('withdrawal.email')}
        autoComplete="email"
        inputMode="email"
        dir="ltr"
        maxLength={254}
        value={entered.email}
        onChange={set('email')}
      />
      <TextArea
        name="reason"
        label={t('withdrawal.reason')}
        optional
        hint={t('withdrawal.reason.hint')}
        rows={3}
        maxLength={5000}
        value={entered.reason}
        onChange={set('reason')}
      />
      <Button submit arrow>
        {t('withdrawal.next')}
      </Button>
    </CheckedForm>
  );
};
