import { describe, expect, it } from 'vitest';
import { demoBookings } from '#infra/local/demo/demo-orders.ts';
import { firstCatalogue } from '#infra/seed/catalogue.ts';
import { addDays, daysBetween } from '#shared/calendar-date.ts';
import { AIRPORTS, type AirportId } from '#shared/catalogue/airport-ids.ts';
import type { TravelType } from '#shared/catalogue/travel-types.ts';
import { personalProblems } from '#shared/orders/personal-rules.ts';
import { type ServiceOffer, serviceProblems } from '#shared/orders/service-rules.ts';
import { travelProblems } from '#shared/orders/travel-rules.ts';

const TODAY = '2026-11-27';
const bookings = demoBookings(TODAY);

const offerFor = (airport: AirportId, travelType: TravelType): ServiceOffer => {
  const ways = firstCatalogue.routes.filter(
    (way) => way.airport === airport && way.travelType === travelType,
  );
  const placeOf = (id: string | undefined) => firstCatalogue.places.find(({ _id }) => _id === id);
  return {
    meetingPoint: (service, from) =>
      placeOf(ways.find((way) => way.service === service && way.from_id === from)?.from_id),
    destination: (service, from, to) =>
      placeOf(ways.find((way) => way.service === service && way.from_id === from && way.to_id === to)?.to_id),
    isLanguage: (id) => firstCatalogue.languages.some(({ _id, bookable }) => _id === id && bookable),
  };
};

describe('the demo bookings', () => {
  it('lie between two days ago and six days ahead, something on every day', () => {
    const days = [...new Set(bookings.map(({ travel }) => travel.date))];
    expect(days).toEqual(daysBetween(addDays(TODAY, -2), addDays(TODAY, 6)));
    expect(bookings.length).toBeGreaterThanOrEqual(30);
  });

  it('begin on the given day, whatever the month', () => {
    expect(demoBookings('2026-03-01')[0]?.travel.date).toBe('2026-02-27');
  });

  it('keep every rule of the first step as they are made, two days before', () => {
    const now = { date: addDays(TODAY, -3), hours: 12, minutes: 0 };
    expect(bookings.flatMap(({ travel }) => travelProblems(travel, now))).toEqual([]);
  });

  it('keep every rule of the second step with the places, ways and languages that are sold', () => {
    for (const { travel, service } of bookings) {
      const airport = AIRPORTS.find(({ _id }) => _id === travel.airport)?._id ?? 1;
      const offer = offerFor(airport, travel.travelType as TravelType);
      expect(serviceProblems(service, airport, offer)).toEqual([]);
      expect(service.selected_service).toBe(travel.selected_service);
    }
  });

  it('keep every rule of the third step', () => {
    expect(bookings.flatMap(({ personal }) => personalProblems(personal))).toEqual([]);
  });

  it('show every status, service, travel type and airport', () => {
    const shown = (pick: (booking: (typeof bookings)[number]) => unknown) => new Set(bookings.map(pick));
    expect(shown(({ status }) => status)).toEqual(new Set(['created', 'ordered', 'confirmed', 'cancelled']));
    expect(shown(({ travel }) => travel.selected_service)).toEqual(new Set(['assistant', 'porter', 'both']));
    expect(shown(({ travel }) => travel.travelType)).toEqual(new Set(['arrival', 'departure', 'change']));
    expect(shown(({ travel }) => travel.airport)).toEqual(new Set([1, 2]));
  });

  it('leave nothing open whose day has passed', () => {
    const open = bookings.filter(({ status, travel }) => status === 'ordered' && String(travel.date) < TODAY);
    expect(open).toEqual([]);
  });

  it('write to addresses that cannot be anybody’s', () => {
    for (const { personal } of bookings) expect(personal.email).toMatch(/@example\.com$/);
  });
});
