import type { ReactNode } from 'react';
import type { LocationService } from '#shared/catalogue/location.ts';
import { servicesOf } from '#shared/orders/booking.ts';
import { changeService } from '#web/public/booking/draft/draft-changes.ts';
import { changeDraft, useDraft } from '#web/public/booking/draft/draft-store.ts';
import { serviceProblemsOf } from '#web/public/booking/draft/service-problems.ts';
import { inWords } from '#web/public/booking/form/problem-texts.ts';
import { ServiceCards } from '#web/public/booking/form/service-cards.tsx';
import { useSaveContext } from '#web/public/booking/form/use-save-context.ts';
import { useStepForm } from '#web/public/booking/form/use-step-form.ts';
import { offerOf } from '#web/public/booking/places/offer.ts';
import { AssistantBox } from '#web/public/booking/service/assistant-box.tsx';
import { NameSignBox } from '#web/public/booking/service/name-sign-box.tsx';
import { PorterBox } from '#web/public/booking/service/porter-box.tsx';
import { StepBody } from '#web/public/booking/steps/step-body.tsx';
import { StepPage } from '#web/public/booking/steps/step-page.tsx';
import { TripLine } from '#web/public/booking/steps/trip-line.tsx';
import { ContinueButton, PhoneBar } from '#web/public/booking/summary/phone-bar.tsx';
import { Summary } from '#web/public/booking/summary/summary.tsx';
import { useQuote, useTariff } from '#web/public/booking/summary/use-tariff.ts';
import { Button } from '#web/public/controls/button.tsx';
import { Failure } from '#web/public/controls/failure.tsx';
import { Skeleton } from '#web/public/controls/skeleton.tsx';
import { useTexts } from '#web/public/language/texts.ts';
import { useMoney } from '#web/public/language/use-money.ts';

const BOXES = { assistant: AssistantBox, porter: PorterBox } as const satisfies Record<
  LocationService,
  () => ReactNode
>;

/** The parts of the chosen services; skeletons while places and prices are on their way. */
const Parts = () => {
  const { t } = useTexts();
  const { selected_service } = useDraft();
  const { tariff, error, retry } = useTariff();
  const services = selected_service ? servicesOf(selected_service) : [];
  if (error !== undefined) {
    return (
      <Failure error={error} title={t('error.load')}>
        <Button kind="outline" onClick={retry}>
          {t('site.retry')}
        </Button>
      </Failure>
    );
  }
  if (!tariff?.locations) {
    return (
      <div className="box">
        <Skeleton />
      </div>
    );
  }
  return services.map((service) => {
    const Part = BOXES[service];
    return <Part key={service} />;
  });
};

/** Step 2: what assistant and porter do, where, and the name on the sign. */
export const ServiceStep = () => {
  const { t } = useTexts();
  const money = useMoney();
  const draft = useDraft();
  const { tariff } = useTariff();
  const quote = useQuote();
  const offer = offerOf(tariff?.locations, tariff?.languages);
  const form = useStepForm('service-details', inWords(serviceProblemsOf(draft, offer), t), useSaveContext());
  return (
    <StepPage
      step="service-details"
      title={t('book.service.title')}
      lead={<TripLine />}
      form={form}
      aside={
        <Summary quote={quote} note={t('book.summary.note')}>
          <span className="summary-next">
            <ContinueButton form={form} wide />
          </span>
        </Summary>
      }
      bar={
        <PhoneBar
          form={form}
          label={t(quote?.isComplete ? 'book.summary.total_bar' : 'book.summary.from_bar')}
          amount={quote && money(quote.price.total)}
        />
      }
    >
      <StepBody form={form}>
        <ServiceCards
          legend={t('book.service.choice')}
          isLegendHidden
          onChange={(selected_service) => changeDraft((now) => changeService(now, { selected_service }))}
        />
        {draft.airport === 2 && <p className="hint">{t('book.service.munich')}</p>}
        {draft.selected_service ? <Parts /> : <p className="box">{t('book.service.none')}</p>}
        <NameSignBox />
      </StepBody>
    </StepPage>
  );
};
