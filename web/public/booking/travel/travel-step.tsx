import { useAirportClock } from '#web/common/airport-clock.ts';
import { useDraft } from '#web/public/booking/draft/draft-store.ts';
import { travelProblemsOf } from '#web/public/booking/draft/travel-problems.ts';
import { inWords } from '#web/public/booking/form/problem-texts.ts';
import { useSaveContext } from '#web/public/booking/form/use-save-context.ts';
import { useStepForm } from '#web/public/booking/form/use-step-form.ts';
import { StepBody } from '#web/public/booking/steps/step-body.tsx';
import { StepPage } from '#web/public/booking/steps/step-page.tsx';
import { PhoneBar } from '#web/public/booking/summary/phone-bar.tsx';
import { AirportBox } from '#web/public/booking/travel/airport-box.tsx';
import { JourneyBox } from '#web/public/booking/travel/journey-box.tsx';
import { ServiceBox } from '#web/public/booking/travel/service-box.tsx';
import { TravelSummary, useLeastTotal } from '#web/public/booking/travel/travel-summary.tsx';
import { useAskedService } from '#web/public/booking/travel/use-asked-service.ts';
import { usePresetAirport } from '#web/public/booking/travel/use-preset-airport.ts';
import { WhenBox } from '#web/public/booking/travel/when-box.tsx';
import { useTexts } from '#web/public/language/texts.ts';
import { useMoney } from '#web/public/language/use-money.ts';

/** Step 1: airport, journey, service, date and time. */
export const TravelStep = () => {
  const { t } = useTexts();
  const money = useMoney();
  const draft = useDraft();
  const now = useAirportClock();
  const isVipAsked = useAskedService();
  usePresetAirport();
  const form = useStepForm('travel-details', inWords(travelProblemsOf(draft, now), t), useSaveContext());
  const least = useLeastTotal();
  return (
    <StepPage
      step="travel-details"
      title={t('book.travel.title')}
      lead={t('book.travel.lead')}
      form={form}
      aside={<TravelSummary form={form} />}
      bar={
        <PhoneBar
          form={form}
          label={t('book.summary.from_bar')}
          amount={least === undefined ? undefined : money(least)}
        />
      }
    >
      <StepBody form={form}>
        <AirportBox />
        <JourneyBox />
        <ServiceBox isVipAsked={isVipAsked} />
        <WhenBox now={now} />
      </StepBody>
    </StepPage>
  );
};
