import type { ContentApi } from '#shared/content/content-api.ts';
import { apiClient } from '#web/common/call-api.ts';
import { Button } from '#web/public/controls/button.tsx';
import { ErrorList } from '#web/public/controls/error-list.tsx';
import { Failure } from '#web/public/controls/failure.tsx';
import { useCheckedForm } from '#web/public/controls/use-checked-form.ts';
import { useTexts } from '#web/public/language/texts.ts';
import { bodyOf, type Receipt, type Withdrawal } from '#web/public/withdrawal/withdrawal.ts';
import { WithdrawalFacts } from '#web/public/withdrawal/withdrawal-facts.tsx';

const call = apiClient<ContentApi>();

/** The second step (§ 356a BGB): everything once more, and the button that declares it. */
export const ConfirmWithdrawal = ({
  entered,
  onBack,
  onReceived,
}: {
  entered: Withdrawal;
  onBack: () => void;
  onReceived: (receipt: Receipt) => void;
}) => {
  const { t, language } = useTexts();
  const send = async () =>
    onReceived(await call('POST /api/general/withdrawal', { body: { ...bodyOf(entered), lang: language } }));
  const form = useCheckedForm([], send, () => undefined);
  return (
    <div className="login-form">
      <ErrorList problems={form.problems} attempts={form.attempts} intro={t('withdrawal.failed')} />
      {form.failure !== undefined && <Failure error={form.failure} title={t('withdrawal.failed')} />}
      <p>{t('withdrawal.declaration')}</p>
      <WithdrawalFacts entered={entered} />
      <div className="withdrawal-actions">
        <Button
          busy={form.isBusy ? t('withdrawal.confirming') : undefined}
          onClick={() => void form.submit()}
        >
          {t('withdrawal.confirm')}
        </Button>
        <Button kind="outline" onClick={onBack}>
          {t('withdrawal.change')}
        </Button>
      </div>
    </div>
  );
};
