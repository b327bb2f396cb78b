import { useDraft } from '#web/public/booking/draft/draft-store.ts';
import { BillingBox } from '#web/public/booking/overview/billing-box.tsx';
import { OrderAside } from '#web/public/booking/overview/order-aside.tsx';
import { PaymentBox } from '#web/public/booking/overview/payment-box.tsx';
import { ServiceOverview } from '#web/public/booking/overview/service-overview.tsx';
import { TravelOverview } from '#web/public/booking/overview/travel-overview.tsx';
import { useCheckout } from '#web/public/booking/overview/use-checkout.ts';
import { PreviousLink } from '#web/public/booking/steps/step-buttons.tsx';
import { StepPage } from '#web/public/booking/steps/step-page.tsx';
import { Alert } from '#web/public/controls/alert.tsx';
import { useTexts } from '#web/public/language/texts.ts';
import { useMoney } from '#web/public/language/use-money.ts';

const PaymentNotice = () => {
  const { t } = useTexts();
  const money = useMoney();
  const { payment } = useDraft();
  if (payment?.state === 'pending') {
    return (
      <Alert kind="attention">
        <b>{t('book.overview.pending.title')}</b> {t('book.overview.pending.text')}
      </Alert>
    );
  }
  return (
    <Alert kind="good">
      <b>{t('book.overview.accepted.title')}</b>{' '}
      {t('book.overview.accepted.text', { price: money(payment?.amount ?? 0) })}
    </Alert>
  );
};

/** Step 5: everything once more, then the order. */
export const OverviewStep = () => {
  const { t } = useTexts();
  const checkout = useCheckout();
  return (
    <StepPage
      step="overview"
      title={t('book.overview.title')}
      lead={t('book.overview.lead')}
      aside={<OrderAside checkout={checkout} />}
    >
      {checkout.isReauthorize ? (
        <Alert>
          <b>{t('book.overview.reauthorize.title')}</b> {t('book.overview.reauthorize.text')}
        </Alert>
      ) : (
        <PaymentNotice />
      )}
      <TravelOverview />
      <BillingBox />
      <PaymentBox />
      <ServiceOverview />
      <div className="step-buttons step-buttons-phone">
        <PreviousLink step="overview" />
      </div>
    </StepPage>
  );
};
