import { DayField } from '#web/back-office/components/day-field.tsx';
import {
  type DayRange,
  MAX_DAYS,
  rangeFrom,
  rangeProblem,
} from '#web/back-office/components/day-pager/day-range.ts';
import { useTexts } from '#web/back-office/language/office-language.ts';

type Props = { fromLabel: string; toLabel: string; range: DayRange; onRange: (range: DayRange) => void };

/** The first and the last day of a list; a range that cannot be asked for filters nothing, and says why. */
export const DayRangeFields = ({ fromLabel, toLabel, range, onRange }: Props) => {
  const { t } = useTexts();
  const refusal = (day: string): string | undefined => {
    const problem = rangeProblem(range.from, day);
    return problem && problem !== 'incomplete' ? t(`office.days.${problem}`, { days: MAX_DAYS }) : undefined;
  };
  return (
    <>
      <DayField label={fromLabel} value={range.from} onDay={(day) => onRange(rangeFrom(day, range))} />
      <DayField
        label={toLabel}
        value={range.to}
        min={range.from}
        refusal={refusal}
        onDay={(day) => onRange({ from: range.from, to: day })}
      />
    </>
  );
};
