import IconX from '@tabler/icons-react/icons/IconX';
import { useRef, useState } from 'react';
import { airportTime } from '#shared/calendar-date.ts';
import { eurosToCents } from '#shared/money.ts';
import { formatWhen } from '#web/common/formats.ts';
import { CancelDialog } from '#web/public/booking/placed/cancel-dialog.tsx';
import type { Booking } from '#web/public/booking/placed/use-booking.ts';
import { Box } from '#web/public/booking/steps/box.tsx';
import { Failure } from '#web/public/controls/failure.tsx';
import { Icon } from '#web/public/controls/icon.tsx';
import { useTexts } from '#web/public/language/texts.ts';
import { useMoney } from '#web/public/language/use-money.ts';

/** Until when and on which terms, or why not here. */
const useTerms = ({ order, can_cancel, cancel_until }: Booking): string => {
  const { t, language } = useTexts();
  const money = useMoney();
  if (!cancel_until) return t('booking.cancel.call');
  const until = formatWhen(airportTime(new Date(cancel_until)), language);
  if (!can_cancel) return t('booking.cancel.late', { until });
  const amount = order.payment && money(eurosToCents(order.payment.authorized_amount));
  return [t('booking.cancel.free', { until }), amount && t('booking.cancel.release', { amount })]
    .filter(Boolean)
    .join(' ');
};

/** Cancels the booking, after asking once more. */
export const CancelBox = ({ booking, cancel }: { booking: Booking; cancel: () => Promise<void> }) => {
  const { t } = useTexts();
  const terms = useTerms(booking);
  const dialog = useRef<HTMLDialogElement>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const submit = async () => {
    setIsBusy(true);
    setFailure(undefined);
    try {
      await cancel();
    } catch (error) {
      setFailure(error);
    } finally {
      setIsBusy(false);
      dialog.current?.close();
    }
  };
  return (
    <Box title={t('booking.cancel')} className="booking-cancel">
      <p>{terms}</p>
      {failure !== undefined && (
        <Failure error={failure} title={t('booking.cancel.failed')}>
          {t('booking.cancel.phone', { phone: booking.phone })}
        </Failure>
      )}
      {booking.can_cancel && (
        <>
          <button
            className="button button-wide button-danger"
            type="button"
            aria-haspopup="dialog"
            onClick={() => dialog.current?.showModal()}
          >
            <Icon of={IconX} />
            {t('booking.cancel.submit')}
          </button>
          <CancelDialog ref={dialog} order={booking.order} isBusy={isBusy} onSubmit={() => void submit()} />
        </>
      )}
    </Box>
  );
};
