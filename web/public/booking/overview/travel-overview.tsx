import { codeOfAirport } from '#shared/catalogue/airport-ids.ts';
import { useDraft } from '#web/public/booking/draft/draft-store.ts';
import { ChangeLink, FactTable } from '#web/public/booking/overview/facts.tsx';
import { Box } from '#web/public/booking/steps/box.tsx';
import { GateBadge } from '#web/public/booking/steps/gate-badge.tsx';
import { whenOf } from '#web/public/booking/steps/trip-line.tsx';
import { useTexts } from '#web/public/language/texts.ts';

/** Airport, journey, date and time, sign. */
export const TravelOverview = () => {
  const { t, language } = useTexts();
  const draft = useDraft();
  const { airport, travelType } = draft;
  const title = t('book.overview.travel');
  return (
    <Box title={title} className="review" end={<ChangeLink step="travel-details" what={title} />}>
      <FactTable
        label={title}
        facts={[
          {
            name: t('book.overview.airport'),
            value: airport && `${t(`airport.${airport}`)} (${codeOfAirport(airport)})`,
          },
          {
            name: t('book.overview.travel_type'),
            value: travelType && (
              <span className="fact-gate">
                <GateBadge type={travelType} /> {t(`travel_type.${travelType}`)}
              </span>
            ),
          },
          {
            name: t('book.overview.when'),
            value: whenOf(draft, language),
            more: t('book.overview.local_time'),
          },
          { name: t('book.overview.sign'), value: draft.name_sign.trim() },
        ]}
      />
    </Box>
  );
};
