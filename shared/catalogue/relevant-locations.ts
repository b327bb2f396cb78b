import type { AirportId } from '#shared/catalogue/airport-ids.ts';
import type { Catalogue } from '#shared/catalogue/catalogue.ts';
import type { LocationService, Place } from '#shared/catalogue/location.ts';
import type { TravelType } from '#shared/catalogue/travel-types.ts';
import { inLanguage, type SiteLanguage } from '#shared/languages.ts';
import type { Cents } from '#shared/money.ts';

/** A place a service ends at, with the gross price of the way to it. */
export type Destination = {
  readonly to_id: string;
  readonly title: string;
  readonly group: string;
  readonly price: Cents;
  readonly ask_flight: boolean;
  readonly ask_train: boolean;
};

/** A place a service begins at. */
export type MeetingPoint = {
  readonly from_id: string;
  readonly from_title: string;
  readonly from_group: string;
  readonly ask_flight: boolean;
  readonly ask_train: boolean;
  readonly destinations: Destination[];
};

/**
 * The meeting points that are sold at an airport for a travel type and service, each with its destinations, in
 * the order the office gave the places. Source: public specification, sections 3 and 7.
 */
export const locationsFor = (
  { places, routes }: Pick<Catalogue, 'places' | 'routes'>,
  wanted: { airport: AirportId; travelType: TravelType; service: LocationService },
  language: SiteLanguage,
): MeetingPoint[] => {
  const ways = routes.filter(
    (way) =>
      way.airport === wanted.airport &&
      way.travelType === wanted.travelType &&
      way.service === wanted.service,
  );
  const ordered = places
    .filter(({ airport }) => airport === wanted.airport)
    .toSorted((a, b) => a.position - b.position || a._id.localeCompare(b._id));
  const destinationsFrom = (from: Place): Destination[] =>
    ordered.flatMap((to) => {
      const way = ways.find(({ from_id, to_id }) => from_id === from._id && to_id === to._id);
      if (!way) return [];
      return [
        {
          to_id: to._id,
          title: inLanguage(to.title, language),
          group: inLanguage(to.group, language),
          price: way.price,
          ask_flight: to.ask_flight,
          ask_train: to.ask_train,
        },
      ];
    });
  return ordered.flatMap((from) => {
    const destinations = destinationsFrom(from);
    if (destinations.length === 0) return [];
    return [
      {
        from_id: from._id,
        from_title: inLanguage(from.title, language),
        from_group: inLanguage(from.group, language),
        ask_flight: from.ask_flight,
        ask_train: from.ask_train,
        destinations,
      },
    ];
  });
};
