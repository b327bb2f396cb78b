import type { SiteLanguage } from '#shared/languages.ts';
import { formatWhen } from '#web/common/formats.ts';
import type { Draft } from '#web/public/booking/draft/draft.ts';
import { useDraft } from '#web/public/booking/draft/draft-store.ts';
import { GateBadge } from '#web/public/booking/steps/gate-badge.tsx';
import { Link } from '#web/public/controls/link.tsx';
import { type TextOf, useTexts } from '#web/public/language/texts.ts';

/** `Arrival, Frankfurt`; empty until both are chosen. */
export const tripOf = ({ travelType, airport }: Draft, t: TextOf): string =>
  travelType && airport
    ? t('book.summary.trip', { type: t(`travel_type.${travelType}`), airport: t(`airport.${airport}`) })
    : '';

/** Date and time of the service; empty until both are chosen. */
export const whenOf = (
  { date, hours, minutes }: Draft,
  language: SiteLanguage,
  weekday: 'long' | 'short' = 'long',
): string =>
  date !== undefined && hours !== undefined && minutes !== undefined
    ? formatWhen({ date, hours, minutes }, language, weekday)
    : '';

/** What step 1 said, with the way back to it. */
export const TripLine = () => {
  const { t, language } = useTexts();
  const draft = useDraft();
  return (
    <p className="trip">
      {draft.travelType && <GateBadge type={draft.travelType} />}
      <b>{tripOf(draft, t)}</b>
      <span>{whenOf(draft, language)}</span>
      <Link to="/book/travel-details">
        {t('book.change')}
        <span className="reading-aid"> ({t('book.step.travel-details')})</span>
      </Link>
    </p>
  );
};
