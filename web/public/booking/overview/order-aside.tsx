import IconMail from '@tabler/icons-react/icons/IconMail';
import { servicesOf } from '#shared/orders/booking.ts';
import { useDraft } from '#web/public/booking/draft/draft-store.ts';
import { AgreementText } from '#web/public/booking/form/agreement-text.tsx';
import { useReceiptEmail } from '#web/public/booking/overview/billing-box.tsx';
import { CheckoutFailure } from '#web/public/booking/overview/checkout-failure.tsx';
import type { Checkout } from '#web/public/booking/overview/use-checkout.ts';
import { SummaryFrame } from '#web/public/booking/summary/summary.tsx';
import { useQuote } from '#web/public/booking/summary/use-tariff.ts';
import { Button } from '#web/public/controls/button.tsx';
import { FormErrorsContext } from '#web/public/controls/form-context.ts';
import { Icon } from '#web/public/controls/icon.tsx';
import { TickBox } from '#web/public/controls/tick-box.tsx';
import { useTexts } from '#web/public/language/texts.ts';
import { useMoney } from '#web/public/language/use-money.ts';

/** The tax inside a gross amount at 19 % (UStG § 12), for the note only; the invoice is the server's. */
const taxInside = (gross: number): number => Math.round((gross * 19) / 119);

const Totals = () => {
  const { t } = useTexts();
  const money = useMoney();
  const quote = useQuote();
  const { selected_service } = useDraft();
  if (!quote) return null;
  return (
    <>
      <p className="total total-short">
        <span>{t('book.summary.total')}</span>
        <b>{money(quote.price.total)}</b>
      </p>
      <p className="summary-note">
        {t('book.overview.vat', { amount: money(taxInside(quote.price.total)) })}
      </p>
      <dl className="order-parts">
        {(selected_service ? servicesOf(selected_service) : []).map((service) => (
          <div key={service}>
            <dt>{t(`service.${service}`)}</dt>
            <dd>{money(quote.price[service])}</dd>
          </div>
        ))}
      </dl>
    </>
  );
};

/** The order: total, agreement, the one yellow button (§ 312j BGB). */
export const OrderAside = ({ checkout }: { checkout: Checkout }) => {
  const { t } = useTexts();
  const email = useReceiptEmail();
  const errorOf = (field: string) =>
    field === 'agb_privacy' && checkout.isAgreementMissing ? t('book.overview.agree_error') : undefined;
  return (
    <SummaryFrame label={t('book.overview.order')}>
      <Totals />
      <FormErrorsContext value={errorOf}>
        <TickBox name="agb_privacy" isTicked={checkout.isAgreed} onChange={checkout.agree}>
          <AgreementText />
        </TickBox>
      </FormErrorsContext>
      <Button
        kind="order"
        busy={checkout.isBusy ? t('book.overview.submitting') : undefined}
        onClick={() => void checkout.order()}
      >
        {t('book.overview.submit')}
      </Button>
      <p className="reading-aid" role="status">
        {checkout.isBusy && t('book.overview.submitting')}
      </p>
      {checkout.failure !== undefined && <CheckoutFailure error={checkout.failure} />}
      <p className="fine-print">
        <Icon of={IconMail} />
        <span>{t('book.overview.receipt', { email })}</span>
      </p>
    </SummaryFrame>
  );
};
