import type { AirportId } from '#shared/catalogue/airport-ids.ts';
import type { Catalogue } from '#shared/catalogue/catalogue.ts';
import type { TravelType } from '#shared/catalogue/travel-types.ts';
import type { ServiceOffer } from '#shared/orders/service-rules.ts';

/** What the catalogue offers at an airport for a travel type, as the rules of step 2 ask for it. */
export const offerOf = (catalogue: Catalogue, airport: AirportId, travelType: TravelType): ServiceOffer => {
  const routes = catalogue.routes.filter(
    (route) => route.airport === airport && route.travelType === travelType,
  );
  const placeOf = (id: string) => catalogue.places.find((place) => place._id === id);
  return {
    meetingPoint: (service, from) =>
      routes.some((route) => route.service === service && route.from_id === from) ? placeOf(from) : undefined,
    destination: (service, from, to) =>
      routes.some((route) => route.service === service && route.from_id === from && route.to_id === to)
        ? placeOf(to)
        : undefined,
    isLanguage: (id) => catalogue.languages.some(({ _id, bookable }) => bookable && _id === id),
  };
};
