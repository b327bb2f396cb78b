import type { ReactNode } from 'react';
import { clockText } from '#shared/calendar-date.ts';
import type { AirportId } from '#shared/catalogue/airport-ids.ts';
import type { TravelType } from '#shared/catalogue/travel-types.ts';
import { Mark } from '#web/back-office/components/logo.tsx';
import { GATE_LETTERS } from '#web/back-office/components/travel-badge.tsx';
import classes from '#web/back-office/jobs/paper/paper.module.css';
import { shortDay } from '#web/back-office/language/formats.ts';
import { useTexts } from '#web/back-office/language/office-language.ts';
import { useAirportClock } from '#web/common/airport-clock.ts';
import { useAirports } from '#web/common/reference-data.ts';

/** The mark of the house with its name. */
export const PaperBrand = () => {
  const { t } = useTexts();
  return (
    <div className={classes.brand}>
      <Mark ground="white" />
      {t('office.brand')}
    </div>
  );
};

/** The head of a sheet: what it is, and whose. */
export const PaperTop = ({ title, who, children }: { title: string; who: string; children: ReactNode }) => (
  <>
    <PaperBrand />
    <header className={classes.top}>
      <h2>{title}</h2>
      <p>
        <b>
          <bdi>{who}</bdi>
        </b>
        {children}
      </p>
    </header>
  </>
);

/** The gate letter in black. */
export const PaperLetter = ({ travelType }: { travelType: TravelType }) => {
  const { t } = useTexts();
  return (
    <abbr
      className={classes.letter}
      data-letter={GATE_LETTERS[travelType]}
      title={t(`office.travel.${travelType}`)}
    >
      {GATE_LETTERS[travelType]}
    </abbr>
  );
};

/** The phone of the airport's desk; empty until it is known. */
export const useDeskPhone = (airport: AirportId | undefined): string => {
  const { language } = useTexts();
  const { data } = useAirports(language);
  return data?.find(({ _id }) => _id === airport)?.phone ?? '';
};

const PrintedAt = () => {
  const { t, language } = useTexts();
  const now = useAirportClock();
  return t('office.paper.printed', { when: `${shortDay(now.date, language)}, ${clockText(now)}` });
};

type FootProps = { phone: string; page: number; pages: number };

/** The foot of every page: whom to call, when it was printed, which page it is. */
export const PaperFoot = ({ phone, page, pages }: FootProps) => {
  const { t } = useTexts();
  return (
    <footer className={classes.foot}>
      <span>{phone && t('office.paper.desk', { phone })}</span>
      <span>
        <PrintedAt />
      </span>
      <span>{t('office.paper.page', { page, pages })}</span>
    </footer>
  );
};
