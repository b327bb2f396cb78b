import type { RefObject } from 'react';
import { whenText } from '#web/public/booking/placed/trip-text.ts';
import type { BookedOrder } from '#web/public/booking/placed/use-booking.ts';
import { Button } from '#web/public/controls/button.tsx';
import { useTexts } from '#web/public/language/texts.ts';

/** Asks once more. The browser keeps the focus inside and gives it back when the dialog closes. */
export const CancelDialog = ({
  ref,
  order,
  isBusy,
  onSubmit,
}: {
  ref: RefObject<HTMLDialogElement | null>;
  order: BookedOrder;
  isBusy: boolean;
  onSubmit: () => void;
}) => {
  const { t, language } = useTexts();
  return (
    <dialog
      className="dialog"
      ref={ref}
      aria-labelledby="cancel-question"
      aria-describedby="cancel-text"
      onCancel={(event) => {
        if (isBusy) event.preventDefault();
      }}
    >
      <h2 id="cancel-question">{t('booking.cancel.question', { order: order.order_number ?? order._id })}</h2>
      <p id="cancel-text">{t('booking.cancel.question.text', { when: whenText(order, language) })}</p>
      <div className="dialog-buttons">
        <Button kind="outline" onClick={() => ref.current?.close()}>
          {t('booking.cancel.keep')}
        </Button>
        <button
          className="button button-danger-full"
          type="button"
          aria-disabled={isBusy || undefined}
          onClick={() => {
            if (!isBusy) onSubmit();
          }}
        >
          {isBusy && <span className="spinner" />}
          {t(isBusy ? 'booking.cancel.submitting' : 'booking.cancel.submit')}
        </button>
      </div>
    </dialog>
  );
};
