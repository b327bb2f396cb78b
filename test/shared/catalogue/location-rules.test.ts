import { describe, expect, it } from 'vitest';
import { places } from '#infra/seed/places.ts';
import { routes } from '#infra/seed/routes.ts';
import { offeredLocations, wayIdOf } from '#shared/catalogue/location.ts';
import { checkedPlace, checkedRoute, waysLike } from '#shared/catalogue/location-rules.ts';
import { locationsFor } from '#shared/catalogue/relevant-locations.ts';
import type { DomainError } from '#shared/domain-error.ts';

const problems = (work: () => unknown): Record<string, string> => {
  try {
    work();
  } catch (error) {
    const { fields = {} } = error as DomainError;
    return Object.fromEntries(Object.entries(fields).map(([field, { code }]) => [field, code]));
  }
  return {};
};

const chapel = {
  airport: 1,
  title: { en: 'Terminal 3, chapel', de: 'Terminal 3, Kapelle' },
  group: { en: 'Terminal 3', de: 'Terminal 3' },
  ask_flight: false,
  ask_train: false,
  position: 295,
  active: true,
} as const;

describe('a location', () => {
  it('gets an id, and loses the blanks around its names and the names that are empty', () => {
    const input = { ...chapel, title: { ...chapel.title, en: ' Terminal 3, chapel ', ja: ' ' } };
    expect(checkedPlace(input, places, undefined, 'new')).toEqual({ ...chapel, _id: 'new' });
  });

  it('has names that no other of its airport has, and a position', () => {
    const first = places.find(({ _id }) => _id === 'fra-t1-gates-a');
    const title = { en: first?.title.en.toUpperCase() ?? '', de: '' };
    const found = (changes: object) =>
      problems(() => checkedPlace({ ...chapel, ...changes }, places, undefined, 'new'));
    expect(found({ title, position: -1 })).toEqual({
      'title.en': 'setup.taken',
      'title.de': 'setup.name',
      position: 'place.position',
    });
    expect(found({ title: { ...chapel.title, es: 'x'.repeat(81) }, position: 1.5 })).toEqual({
      'title.es': 'setup.name',
      position: 'place.position',
    });
    expect(found({ airport: 2, title: first?.title })).toEqual({});
  });

  it('stays at its airport, and keeps its id', () => {
    const before = { ...chapel, _id: 'chapel', version: 3 };
    expect(problems(() => checkedPlace({ ...chapel, airport: 2 }, places, before, 'new'))).toEqual({
      airport: 'place.airport',
    });
    expect(checkedPlace({ ...chapel, active: false }, places, before, 'new')).toMatchObject({
      _id: 'chapel',
      active: false,
    });
  });

  it('can have the ways of another from its first day, at the same prices', () => {
    const ways = waysLike({ _id: 'chapel', airport: 1 }, 'fra-t3-gates-h', { places, routes });
    const known = routes.filter((way) => [way.from_id, way.to_id].includes('fra-t3-gates-h'));
    expect(ways).toHaveLength(known.length);
    expect(ways.map(({ price }) => price)).toEqual(known.map(({ price }) => price));
    expect(ways.every((way) => (way.from_id === 'chapel') !== (way.to_id === 'chapel'))).toBe(true);
    expect(
      problems(() => waysLike({ _id: 'chapel', airport: 2 }, 'fra-t3-gates-h', { places, routes })),
    ).toEqual({ ways_of: 'place.like' });
  });

  it('that is not active is offered nowhere, nor are its ways', () => {
    const off = places.map((place) =>
      place._id === 'fra-t1-taxi-rank' ? { ...place, active: false } : place,
    );
    const offered = offeredLocations({ places: off, routes });
    const text = JSON.stringify(
      locationsFor(offered, { airport: 1, travelType: 'arrival', service: 'assistant' }, 'en'),
    );
    expect(text).not.toContain('fra-t1-taxi-rank');
    expect(text).toContain('fra-t3-taxi-rank');
    expect(offered.routes.length).toBeLessThan(routes.length);
  });
});

describe('a way', () => {
  const way = {
    airport: 1,
    travelType: 'arrival',
    service: 'assistant',
    from_id: 'fra-t1-aircraft-door',
    to_id: 'fra-t3-lounges',
    price: 4900,
    active: true,
  } as const;
  const found = (changes: object, others = routes) =>
    problems(() => checkedRoute({ ...way, ...changes }, others, undefined, places));

  it('leads from one location of its airport to another, at a price', () => {
    expect(found({})).toEqual({});
    expect(found({ from_id: '', to_id: 'muc-hotel', price: -1 })).toEqual({
      from_id: 'route.place',
      to_id: 'route.place',
      price: 'setup.price',
    });
    expect(found({ to_id: way.from_id })).toEqual({ to_id: 'route.same' });
  });

  it('exists once for each travel type and service, and porters work in Frankfurt only', () => {
    expect(found({ to_id: 'fra-t1-taxi-rank' })).toEqual({ to_id: 'setup.taken' });
    expect(found({ airport: 2, service: 'porter', from_id: 'muc-hotel', to_id: 'muc-t1-check-in' })).toEqual({
      service: 'route.porter',
    });
  });

  it('keeps its ends when its price is changed', () => {
    const [before] = routes;
    if (!before) throw new Error('there are ways');
    const others = routes.filter((one) => one !== before);
    const after = checkedRoute({ ...way, price: 1 }, others, before, places);
    expect(wayIdOf(after)).toBe(wayIdOf(before));
    expect(after.price).toBe(1);
  });
});
