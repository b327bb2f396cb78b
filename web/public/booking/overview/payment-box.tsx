import IconClock from '@tabler/icons-react/icons/IconClock';
import IconLock from '@tabler/icons-react/icons/IconLock';
import { useDraft } from '#web/public/booking/draft/draft-store.ts';
import { Box } from '#web/public/booking/steps/box.tsx';
import { Icon } from '#web/public/controls/icon.tsx';
import { useTexts } from '#web/public/language/texts.ts';
import { useMoney } from '#web/public/language/use-money.ts';

/** The card and what is reserved on it. */
export const PaymentBox = () => {
  const { t } = useTexts();
  const money = useMoney();
  const { payment } = useDraft();
  if (!payment) return null;
  const isPaid = payment.state === 'paid';
  const title = t('book.overview.payment');
  return (
    <Box title={title} className="review">
      <table className="card-facts" aria-label={title}>
        <tbody>
          <tr>
            <td>
              <span className="brand">{payment.brand || t('book.payment.frame')}</span>
            </td>
            {payment.last4digits && (
              <td>
                <b>{t('book.overview.ends_in', { digits: payment.last4digits })}</b>
                <small>
                  {t('book.overview.card', {
                    holder: payment.holder,
                    month: payment.expiryMonth,
                    year: payment.expiryYear.slice(-2),
                  })}
                </small>
              </td>
            )}
            <td>
              <span className={isPaid ? 'pill' : 'pill pill-pending'}>
                <Icon of={isPaid ? IconLock : IconClock} size={18} />
                {isPaid
                  ? t('book.overview.reserved', { price: money(payment.amount) })
                  : t('book.overview.asking_bank')}
              </span>
            </td>
          </tr>
        </tbody>
      </table>
    </Box>
  );
};
