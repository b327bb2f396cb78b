import { describe, expect, it } from 'vitest';
import { offerOf } from '#shared/orders/service-offer.ts';
import { aCatalogue } from '#test/support/builders/catalogue.ts';

const offer = offerOf(aCatalogue(), 1, 'departure');

describe('what can be booked for a departure from Frankfurt', () => {
  it('begins where a way begins, and the place says what it asks for', () => {
    const station = offer.meetingPoint('assistant', 'fra-long-distance-station');
    expect(station).toMatchObject({ ask_train: true, ask_flight: false });
    expect(offer.meetingPoint('assistant', 'fra-t1-gates-a')).toBeUndefined();
  });

  it('ends where a way from there ends', () => {
    const gates = offer.destination('porter', 'fra-t1-kerb', 'fra-t1-gates-a');
    expect(gates).toMatchObject({ ask_train: false, ask_flight: true });
    expect(offer.destination('porter', 'fra-t1-kerb', 'fra-t1-taxi-rank')).toBeUndefined();
    expect(offer.destination('porter', 'fra-t1-gates-a', 'fra-t1-kerb')).toBeUndefined();
  });

  it('differs by service: a porter does not go to the aircraft door', () => {
    const ways = ['fra-t1-kerb', 'fra-t1-aircraft-door'] as const;
    expect(offer.destination('assistant', ...ways)).toBeDefined();
    expect(offer.destination('porter', ...ways)).toBeUndefined();
  });

  it('holds no place of Munich and none that does not exist', () => {
    expect(offer.meetingPoint('assistant', 'muc-t1-kerb')).toBeUndefined();
    expect(offer.meetingPoint('assistant', 'nowhere')).toBeUndefined();
  });

  it('speaks the bookable languages, not the one that stands for none', () => {
    expect([1, 44].map(offer.isLanguage)).toEqual([true, true]);
    expect([13, 0, 45].map(offer.isLanguage)).toEqual([false, false, false]);
  });
});

describe('what can be booked in Munich', () => {
  it('has no porters, for no travel type', () => {
    for (const type of ['arrival', 'departure', 'change'] as const) {
      const munich = offerOf(aCatalogue(), 2, type);
      for (const { _id } of aCatalogue().places) expect(munich.meetingPoint('porter', _id)).toBeUndefined();
    }
  });
});
