import type { Cents } from '#shared/money.ts';
import { servicesOf } from '#shared/orders/booking.ts';
import { useDraft } from '#web/public/booking/draft/draft-store.ts';
import type { StepForm } from '#web/public/booking/form/use-step-form.ts';
import { ContinueButton } from '#web/public/booking/summary/phone-bar.tsx';
import { leastPriceOf } from '#web/public/booking/summary/quote.ts';
import { SummaryFrame } from '#web/public/booking/summary/summary.tsx';
import { useTariff } from '#web/public/booking/summary/use-tariff.ts';
import { useTexts } from '#web/public/language/texts.ts';
import { useMoney } from '#web/public/language/use-money.ts';

const useLeastPrices = () => {
  const { selected_service } = useDraft();
  const { tariff } = useTariff();
  const services = selected_service ? servicesOf(selected_service) : [];
  return services.flatMap((service) => {
    const least = tariff && leastPriceOf(service, tariff);
    return least === undefined ? [] : [{ service, least }];
  });
};

/** The least that the chosen services cost together; undefined while nothing can be said. */
export const useLeastTotal = (): Cents | undefined => {
  const prices = useLeastPrices();
  return prices.length === 0 ? undefined : prices.reduce((sum, { least }) => sum + least, 0);
};

/** Beside step 1: from which price on the chosen services start. */
export const TravelSummary = ({ form }: { form: StepForm }) => {
  const { t } = useTexts();
  const money = useMoney();
  const prices = useLeastPrices();
  const total = useLeastTotal();
  return (
    <SummaryFrame label={t('book.summary')}>
      {prices.map(({ service, least }) => (
        <h2 key={service}>
          {t(`service.${service}`)} <span>{t('service.from', { price: money(least) })}</span>
        </h2>
      ))}
      {total !== undefined && (
        <>
          <p className="summary-text">{t('book.summary.from_note')}</p>
          <p className="total" aria-live="polite">
            <span>{t('book.summary.from')}</span>
            <b>{money(total)}</b>
          </p>
        </>
      )}
      <p className="summary-note">{t('book.summary.note')}</p>
      <span className="summary-next">
        <ContinueButton form={form} wide />
      </span>
    </SummaryFrame>
  );
};
