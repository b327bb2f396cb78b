import IconCheck from '@tabler/icons-react/icons/IconCheck';
import IconClock from '@tabler/icons-react/icons/IconClock';
import type { PaymentDraft } from '#web/public/booking/draft/draft.ts';
import { Icon } from '#web/public/controls/icon.tsx';
import { useTexts } from '#web/public/language/texts.ts';
import { useMoney } from '#web/public/language/use-money.ts';

/** The outcome of the payment: reserved with its card, or still with the bank. */
export const PaidBox = ({ payment }: { payment: PaymentDraft }) => {
  const { t } = useTexts();
  const money = useMoney();
  const isPaid = payment.state === 'paid';
  return (
    <div className={isPaid ? 'paid' : 'paid paid-pending'} role="status">
      <Icon of={isPaid ? IconCheck : IconClock} size={24} />
      <div>
        <b>{t(isPaid ? 'book.payment.success' : 'book.payment.pending')}</b>
        <small>
          {isPaid
            ? t('book.payment.reserved', { price: money(payment.amount) })
            : t('book.payment.pending.text')}
        </small>
      </div>
      {payment.brand && <em className="brand">{payment.brand}</em>}
    </div>
  );
};
