import { describe, expect, it } from 'vitest';
import { firstCatalogue } from '#infra/seed/catalogue.ts';
import type { AirportId } from '#shared/catalogue/airport-ids.ts';
import { priceListOf, thresholdsOf } from '#shared/catalogue/catalogue.ts';
import type { LocationService, Route } from '#shared/catalogue/location.ts';
import { TRAVEL_TYPES } from '#shared/catalogue/travel-types.ts';
import { SITE_LANGUAGES } from '#shared/languages.ts';
import { calculatePrice } from '#shared/orders/price-calculation.ts';

const { places, routes, languages } = firstCatalogue;
const prices = priceListOf(firstCatalogue);
const limits = thresholdsOf(firstCatalogue);
const airportOf = new Map(places.map(({ _id, airport }) => [_id, airport]));

const wayOf = (service: LocationService, from: string, to: string): Route => {
  const found = routes.find(
    (one) =>
      one.service === service && one.from_id === from && one.to_id === to && one.travelType === 'arrival',
  );
  if (!found) throw new Error(`no ${service} is sold from ${from} to ${to}`);
  return found;
};

const cheapestWay = (airport: AirportId, service: LocationService): number =>
  Math.min(
    ...routes.filter((one) => one.airport === airport && one.service === service).map(({ price }) => price),
  );

const assistantFor = (location_price: number, persons: number, language: string) => ({
  location_price,
  persons,
  language_price: languages.find(({ code }) => code === language)?.price ?? Number.NaN,
  extra_hours: 0,
  extra_employee: 0,
});

describe('the places', () => {
  it('are about thirty in Frankfurt and twenty in Munich, titled in every language of the site', () => {
    expect(places.filter(({ airport }) => airport === 1)).toHaveLength(35);
    expect(places.filter(({ airport }) => airport === 2)).toHaveLength(23);
    for (const { title, group } of places) {
      for (const language of SITE_LANGUAGES) {
        expect(title[language]).toMatch(/\S/);
        expect(title[language]).not.toMatch(/[[\]{}]/);
        expect(group[language]).toMatch(/\S/);
      }
    }
  });

  it('have titles that tell them apart within their airport, also without the group', () => {
    for (const language of SITE_LANGUAGES) {
      const titles = places.map(({ airport, title }) => `${airport} ${title[language]}`);
      expect(new Set(titles).size).toBe(places.length);
    }
  });

  it('ask for a flight at aircraft doors and gates, and for a train at stations', () => {
    const asking = (key: 'ask_flight' | 'ask_train') =>
      places.filter((one) => one[key]).map(({ _id }) => _id);
    expect(asking('ask_train')).toEqual(['fra-long-distance-station', 'fra-regional-station', 'muc-s-bahn']);
    for (const { _id } of places.filter(({ _id }) => /aircraft-door|gates/.test(_id))) {
      expect(asking('ask_flight')).toContain(_id);
    }
    expect(asking('ask_flight')).not.toContain('fra-t1-baggage-hall-b');
  });

  it('stand in the order in which lists show them', () => {
    for (const airport of [1, 2]) {
      const positions = places.filter((one) => one.airport === airport).map(({ position }) => position);
      expect(positions).toEqual([...new Set(positions)].sort((a, b) => a - b));
    }
  });
});

describe('the ways', () => {
  it('lead from a place to another one of the same airport', () => {
    for (const { airport, from_id, to_id } of routes) {
      expect(from_id).not.toBe(to_id);
      expect([airportOf.get(from_id), airportOf.get(to_id)]).toEqual([airport, airport]);
    }
  });

  it('are sold once each', () => {
    const keys = routes.map((one) => [one.travelType, one.service, one.from_id, one.to_id].join(' '));
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('use every place', () => {
    const used = new Set(routes.flatMap(({ from_id, to_id }) => [from_id, to_id]));
    expect(places.filter(({ _id }) => !used.has(_id))).toEqual([]);
  });

  it('exist for every travel type, with porters in Frankfurt only', () => {
    for (const type of TRAVEL_TYPES) {
      const sold = (airport: AirportId, service: LocationService) =>
        routes.some((one) => one.travelType === type && one.airport === airport && one.service === service);
      expect([sold(1, 'assistant'), sold(1, 'porter'), sold(2, 'assistant')]).toEqual([true, true, true]);
    }
    expect(routes.filter(({ airport, service }) => airport === 2 && service === 'porter')).toEqual([]);
  });

  it('take a departing traveller to the gate and never to a taxi', () => {
    const ends = routes.filter(({ travelType }) => travelType === 'departure').map(({ to_id }) => to_id);
    expect(ends).toContain('fra-t3-gates-j');
    expect(ends.filter((id) => /taxi|kerb|station|hotel/.test(id))).toEqual([]);
  });

  it('cost more to the other terminal than within one', () => {
    const change = (to: string) =>
      routes.find(
        (one) => one.travelType === 'change' && one.from_id === 'fra-t1-aircraft-door' && one.to_id === to,
      )?.price;
    expect([change('fra-t1-gates-b'), change('fra-t3-gates-h')]).toEqual([4500, 6000]);
  });
});

describe('prices from the first catalogue', () => {
  it('begin at 78.00 for an assistant at both airports and at 45.00 for a porter', () => {
    for (const airport of [1, 2] as const) {
      const assistant = assistantFor(cheapestWay(airport, 'assistant'), 1, 'en');
      expect(calculatePrice({ selected_service: 'assistant', assistant }, prices, limits).total).toBe(7800);
    }
    const porter = { location_price: cheapestWay(1, 'porter'), bags: 1, bulky_luggage: 0, extra_hours: 0 };
    expect(calculatePrice({ selected_service: 'porter', porter }, prices, limits).total).toBe(4500);
  });

  it('make 143.00 and 69.00 for three Japanese travellers from the aircraft to the taxi with five pieces', () => {
    const assistantWay = wayOf('assistant', 'fra-t1-aircraft-door', 'fra-t1-taxi-rank');
    const porterWay = wayOf('porter', 'fra-t1-baggage-hall-b', 'fra-t1-taxi-rank');
    const price = calculatePrice(
      {
        selected_service: 'both',
        assistant: assistantFor(assistantWay.price, 3, 'ja'),
        porter: { location_price: porterWay.price, bags: 4, bulky_luggage: 1, extra_hours: 0 },
      },
      prices,
      limits,
    );
    expect(price.lines.map(({ sum }) => sum)).toEqual([4500, 6000, 1800, 2000, 1500, 3000, 1200, 1200]);
    expect(price).toMatchObject({ assistant: 14300, porter: 6900, total: 21200 });
  });

  it('charge a porter more the farther the luggage goes', () => {
    const from = 'fra-t1-baggage-hall-b';
    const to = ['fra-t1-bus-stop', 'fra-t1-car-park-p2', 'fra-t1-hotel-bridge', 'fra-long-distance-station'];
    expect(to.map((end) => wayOf('porter', from, end).price)).toEqual([1500, 1800, 2000, 2200]);
  });
});
