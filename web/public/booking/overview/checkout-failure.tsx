import { orderNumber } from '#shared/orders/order-number.ts';
import { ApiError } from '#web/common/call-api.ts';
import { useAirports } from '#web/common/reference-data.ts';
import { useDraft } from '#web/public/booking/draft/draft-store.ts';
import { refusedFields } from '#web/public/booking/form/problem-texts.ts';
import { Failure } from '#web/public/controls/failure.tsx';
import { useTexts } from '#web/public/language/texts.ts';

/** The server's message, and whom to call with which order number (public specification, section 8). */
export const CheckoutFailure = ({ error }: { error: unknown }) => {
  const { t, language } = useTexts();
  const { airport, orderId } = useDraft();
  const phone = useAirports(language).data?.find(({ _id }) => _id === airport)?.phone ?? '';
  const fields = error instanceof ApiError ? refusedFields(error, t) : [];
  return (
    <Failure error={error} title={t('book.overview.failed')}>
      {fields.length > 0 && (
        <ul>
          {fields.map(({ field, text }) => (
            <li key={field}>{text}</li>
          ))}
        </ul>
      )}
      {orderId && airport && (
        <span>{t('book.overview.failed.contact', { phone, order: orderNumber(orderId, airport) })}</span>
      )}
    </Failure>
  );
};
