import type { TravelType } from '#shared/catalogue/travel-types.ts';
import classes from '#web/back-office/components/travel-badge.module.css';
import { useTexts } from '#web/back-office/language/office-language.ts';

/** The gate letter of a way to travel. */
export const GATE_LETTERS = { arrival: 'A', change: 'T', departure: 'D' } as const satisfies Record<
  TravelType,
  string
>;

type Props = {
  travelType: TravelType;
  /** Its word stands beside it. */
  labelled?: boolean;
};

/** The gate letter: arrival yellow, transit outlined, departure ink; readable in grey print. */
export const TravelBadge = ({ travelType, labelled = false }: Props) => {
  const { t } = useTexts();
  const letter = GATE_LETTERS[travelType];
  const word = t(`office.travel.${travelType}`);
  return (
    <abbr
      className={classes.badge}
      data-letter={letter}
      title={word}
      {...(labelled && { 'aria-hidden': true })}
    >
      {letter}
    </abbr>
  );
};
