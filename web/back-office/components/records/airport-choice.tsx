import type { AirportId } from '#shared/catalogue/airport-ids.ts';
import { Segment, SegmentGroup } from '#web/back-office/components/segment-group.tsx';
import { useTexts } from '#web/back-office/language/office-language.ts';

type Props = {
  value: AirportId | 'both';
  /** Those that the user may see. */
  airports: readonly AirportId[];
  onChange: (airport: AirportId | 'both') => void;
};

/** Both airports or one; nothing for who sees one alone. */
export const AirportChoice = ({ value, airports, onChange }: Props) => {
  const { t } = useTexts();
  if (airports.length < 2) return null;
  return (
    <SegmentGroup label={t('office.airport.label')}>
      {(['both', ...airports] as const).map((airport) => (
        <Segment
          key={airport}
          label={t(`office.airport.${airport}`)}
          pressed={value === airport}
          onClick={() => onChange(airport)}
        />
      ))}
    </SegmentGroup>
  );
};
