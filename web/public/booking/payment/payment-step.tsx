import { useState } from 'react';
import { useDraft } from '#web/public/booking/draft/draft-store.ts';
import { CardFrame } from '#web/public/booking/payment/card-frame.tsx';
import { PaidBox } from '#web/public/booking/payment/paid-box.tsx';
import { PaymentButtons } from '#web/public/booking/payment/payment-buttons.tsx';
import { usePayment } from '#web/public/booking/payment/use-payment.ts';
import { StepPage } from '#web/public/booking/steps/step-page.tsx';
import { Summary } from '#web/public/booking/summary/summary.tsx';
import { useQuote } from '#web/public/booking/summary/use-tariff.ts';
import { Alert } from '#web/public/controls/alert.tsx';
import { Failure } from '#web/public/controls/failure.tsx';
import { Skeleton } from '#web/public/controls/skeleton.tsx';
import { useTexts } from '#web/public/language/texts.ts';
import { useMoney } from '#web/public/language/use-money.ts';

/** Step 4: the card page in its frame, then what came of it. */
export const PaymentStep = () => {
  const { t } = useTexts();
  const money = useMoney();
  const draft = useDraft();
  const quote = useQuote();
  const payment = usePayment();
  const [isAskedTooEarly, setIsAskedTooEarly] = useState(false);
  return (
    <StepPage
      step="payment"
      title={t('book.payment.title')}
      lead={quote && t('book.payment.lead', { price: money(quote.price.total) })}
      aside={<Summary quote={quote} note={t('book.summary.note_payment')} isShort />}
    >
      {draft.isPriceChanged && !draft.payment && (
        <Alert kind="attention">{t('book.payment.errors.reauthorize')}</Alert>
      )}
      {payment.failure !== undefined && (
        <Failure error={payment.failure} title={t('book.payment.errors.generic')} />
      )}
      {draft.payment && <PaidBox payment={draft.payment} />}
      {!draft.payment && quote && (
        <CardFrame
          key={`${payment.attempt}:${quote.price.total}`}
          total={quote.price.total}
          isSaving={payment.isSaving}
          onMessage={payment.onMessage}
        />
      )}
      {!draft.payment && !quote && (
        <div className="box">
          <Skeleton />
        </div>
      )}
      {isAskedTooEarly && !draft.payment && <Alert>{t('book.payment.first')}</Alert>}
      <PaymentButtons onTooEarly={() => setIsAskedTooEarly(true)} />
    </StepPage>
  );
};
