import { describe, expect, it } from 'vitest';
import type { Place, Route } from '#shared/catalogue/location.ts';
import { locationsFor } from '#shared/catalogue/relevant-locations.ts';
import { aCatalogue } from '#test/support/builders/catalogue.ts';

const aPlace = (overrides: Partial<Place>): Place => ({
  _id: 'gate',
  airport: 1,
  title: { en: 'Gate', de: 'Flugsteig' },
  group: { en: 'Terminal 1', de: 'Terminal 1' },
  ask_flight: false,
  ask_train: false,
  position: 10,
  ...overrides,
});
const aRoute = (overrides: Partial<Route>): Route => ({
  airport: 1,
  travelType: 'arrival',
  service: 'assistant',
  from_id: 'gate',
  to_id: 'taxi',
  price: 1800,
  ...overrides,
});

const places = [
  aPlace({ _id: 'taxi', title: { en: 'Taxi', de: 'Taxistand' }, position: 30 }),
  aPlace({
    _id: 'station',
    title: { en: 'Station', de: 'Bahnhof' },
    group: { en: 'Around', de: 'Umgebung' },
    ask_train: true,
    position: 20,
  }),
  aPlace({ _id: 'gate', ask_flight: true, position: 10 }),
  aPlace({ _id: 'munich', airport: 2, position: 1 }),
];
const routes = [
  aRoute({ to_id: 'taxi', price: 1800 }),
  aRoute({ to_id: 'station', price: 2500 }),
  aRoute({ from_id: 'station', to_id: 'taxi', service: 'porter' }),
  aRoute({ from_id: 'station', to_id: 'gate', travelType: 'departure' }),
  aRoute({ from_id: 'munich', to_id: 'munich', airport: 2 }),
];
const locations = (wanted = {}, language: 'en' | 'de' | 'ja' = 'en') =>
  locationsFor(
    { places, routes },
    { airport: 1, travelType: 'arrival', service: 'assistant', ...wanted },
    language,
  );

describe('the meeting points of an airport, a travel type and a service', () => {
  it('carry their destinations with the price of the way, in the order the office gave the places', () => {
    expect(locations()).toEqual([
      {
        from_id: 'gate',
        from_title: 'Gate',
        from_group: 'Terminal 1',
        ask_flight: true,
        ask_train: false,
        destinations: [
          {
            to_id: 'station',
            title: 'Station',
            group: 'Around',
            price: 2500,
            ask_flight: false,
            ask_train: true,
          },
          {
            to_id: 'taxi',
            title: 'Taxi',
            group: 'Terminal 1',
            price: 1800,
            ask_flight: false,
            ask_train: false,
          },
        ],
      },
    ]);
  });

  it.each([
    [{ service: 'porter' }, ['station']],
    [{ travelType: 'departure' }, ['station']],
    [{ travelType: 'change' }, []],
    [{ airport: 2 }, ['munich']],
  ] as const)('are for %j: %j', (wanted, from) => {
    expect(locations(wanted).map(({ from_id }) => from_id)).toEqual(from);
  });

  it('are named in the asked language, else in English', () => {
    const names = (language: 'de' | 'ja') =>
      locations({}, language).flatMap(({ from_title, destinations }) => [
        from_title,
        ...destinations.map(({ title }) => title),
      ]);
    expect(names('de')).toEqual(['Flugsteig', 'Bahnhof', 'Taxistand']);
    expect(names('ja')).toEqual(['Gate', 'Station', 'Taxi']);
  });

  it('that nobody sells a way from are left out', () => {
    expect(locations().map(({ from_id }) => from_id)).not.toContain('taxi');
  });

  it('of a porter in Munich are none on the first day', () => {
    for (const travelType of ['arrival', 'departure', 'change'] as const) {
      const wanted = { airport: 2, travelType, service: 'porter' } as const;
      expect(locationsFor(aCatalogue(), wanted, 'en')).toEqual([]);
    }
  });
});
