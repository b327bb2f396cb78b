import type { ReactNode } from 'react';
import type { LocationService } from '#shared/catalogue/location.ts';
import { servicesOf } from '#shared/orders/booking.ts';
import { useDraft } from '#web/public/booking/draft/draft-store.ts';
import { GateBadge } from '#web/public/booking/steps/gate-badge.tsx';
import { tripOf, whenOf } from '#web/public/booking/steps/trip-line.tsx';
import { usePriceLines } from '#web/public/booking/summary/price-lines.tsx';
import type { Quote } from '#web/public/booking/summary/quote.ts';
import { useTexts } from '#web/public/language/texts.ts';
import { useMoney } from '#web/public/language/use-money.ts';

type ServicePrice = { quote: Quote; service: LocationService };

const ServiceTotal = ({ quote, service }: ServicePrice) => {
  const { t } = useTexts();
  const money = useMoney();
  return (
    <h2>
      {t(`service.${service}`)} <span>{money(quote.price[service])}</span>
    </h2>
  );
};

const ServiceLines = (price: ServicePrice) => {
  const lines = usePriceLines(price.quote, price.service);
  return (
    <>
      <ServiceTotal {...price} />
      <dl>
        {lines.map(({ code, name, amount }) => (
          <div key={code}>
            <dt>{name}</dt>
            <dd>{amount}</dd>
          </div>
        ))}
      </dl>
    </>
  );
};

/** The dark head and the frame of every summary. */
export const SummaryFrame = ({ label, children }: { label: string; children: ReactNode }) => {
  const { t, language } = useTexts();
  const draft = useDraft();
  return (
    <aside className="summary" aria-label={label}>
      <div className="summary-head">
        {draft.travelType && <GateBadge type={draft.travelType} />}
        <div>
          <b>{tripOf(draft, t) || t('book.summary.empty')}</b>
          <span>{whenOf(draft, language, 'short')}</span>
        </div>
      </div>
      <div className="summary-body">{children}</div>
    </aside>
  );
};

/** The running price beside steps 2 to 4. */
export const Summary = ({
  quote,
  note,
  isShort = false,
  children,
}: {
  quote: Quote | undefined;
  note: string;
  /** Only what each service costs, where the lines no longer change. */
  isShort?: boolean;
  children?: ReactNode;
}) => {
  const { t } = useTexts();
  const money = useMoney();
  const { selected_service } = useDraft();
  const services = selected_service ? servicesOf(selected_service) : [];
  const Part = isShort ? ServiceTotal : ServiceLines;
  return (
    <SummaryFrame label={t('book.summary')}>
      {quote && (
        <div className={isShort ? 'summary-short' : undefined}>
          {services.map((service) => (
            <Part key={service} quote={quote} service={service} />
          ))}
        </div>
      )}
      {quote && (
        <p className="total" aria-live="polite">
          <span>{t(quote.isComplete ? 'book.summary.total' : 'book.summary.from')}</span>
          <b>{money(quote.price.total)}</b>
        </p>
      )}
      <p className="summary-note">{note}</p>
      {children}
    </SummaryFrame>
  );
};
