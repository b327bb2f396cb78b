import { Link, useSearchParams } from 'react-router';
import { type AirportId, codeOfAirport } from '#shared/catalogue/airport-ids.ts';
import type { TravelType } from '#shared/catalogue/travel-types.ts';
import classes from '#web/back-office/components/records/records.module.css';
import { TravelBadge } from '#web/back-office/components/travel-badge.tsx';

type Opened = {
  /** Of the address, which opens the record. */
  readonly parameter: string;
  readonly id: string;
  /** Says where the link leads. */
  readonly label: string;
};

const OpenLink = ({ name, opened: { parameter, id, label } }: { name: string; opened: Opened }) => {
  const [search] = useSearchParams();
  const to = new URLSearchParams(search);
  to.set(parameter, id);
  return (
    <Link to={{ search: to.toString() }} preventScrollReset aria-label={label}>
      {name}
    </Link>
  );
};

type Props = {
  /** Its number. */
  name: string;
  airport: AirportId | undefined;
  travelType: TravelType | undefined;
  /** It was called off. */
  isStruck: boolean;
  /** What its number opens; left out on paper. */
  opened?: Opened | undefined;
};

/** Gate letter, number and airport of an order or a job. */
export const RecordName = ({ name, airport, travelType, isStruck, opened }: Props) => (
  <div className={classes.name} {...(isStruck && { 'data-struck': true })}>
    {travelType && <TravelBadge travelType={travelType} />}
    <div>
      <b>{opened ? <OpenLink name={name} opened={opened} /> : name}</b>
      {airport && <small>{codeOfAirport(airport)}</small>}
    </div>
  </div>
);
