import { eurosToCents } from '#shared/money.ts';
import type { Booking } from '#web/public/booking/placed/use-booking.ts';
import { Box } from '#web/public/booking/steps/box.tsx';
import { type TextKey, useTexts } from '#web/public/language/texts.ts';
import { useMoney } from '#web/public/language/use-money.ts';

const standing = ({ state, order }: Booking): TextKey => {
  const { payment_status } = order;
  if (state === 'cancelled' && payment_status === 'authorized') return 'booking.payment.releasing';
  if (payment_status) return `booking.payment.${payment_status}`;
  if (state === 'payment_refused') return 'booking.payment.refused';
  return state === 'waiting_for_bank' ? 'booking.payment.open' : 'booking.payment.none';
};

/** The card, what has become of the money, and the total. */
export const PaymentLine = ({ booking }: { booking: Booking }) => {
  const { t } = useTexts();
  const money = useMoney();
  const { payment, price } = booking.order;
  return (
    <Box title={t('booking.payment')} className="booking-pay">
      <div className="booking-payment">
        {payment && <span className="brand">{payment.payment_brand}</span>}
        <p>
          {payment && <b>{t('book.overview.ends_in', { digits: payment.cc_last4digits })}</b>}
          <span>{t(standing(booking))}</span>
        </p>
        {price && <strong>{money(eurosToCents(price.total))}</strong>}
      </div>
    </Box>
  );
};
