import { describe, expect, it } from 'vitest';
import { type Draft, EMPTY_DRAFT, type PaymentDraft } from '#web/public/booking/draft/draft.ts';
import {
  changePersonal,
  changeService,
  changeStop,
  changeTravel,
  chooseMode,
  orderStarted,
  paymentCleared,
  paymentTaken,
  stepsSaved,
} from '#web/public/booking/draft/draft-changes.ts';

const PAYMENT: PaymentDraft = {
  state: 'paid',
  checkoutId: 'c1',
  brand: 'VISA',
  amount: 15_000,
  holder: 'K TANAKA',
  last4digits: '0000',
  expiryMonth: '08',
  expiryYear: '2031',
};

const complete: Draft = {
  ...EMPTY_DRAFT,
  airport: 1,
  travelType: 'arrival',
  selected_service: 'both',
  porter: { bags: 4, bulky_luggage: 1, extra_hours: 0 },
  assistant_meeting: { ...EMPTY_DRAFT.assistant_meeting, id: 'door', flight_nr: 'LH717' },
  assistant_destination: { ...EMPTY_DRAFT.assistant_destination, id: 'taxi' },
  name_sign: 'Ms Tanaka',
  mode: 'guest',
  name: 'Keiko Tanaka',
  orderId: '10001',
  payment: PAYMENT,
  valid: ['travel-details', 'service-details', 'personal-details', 'payment'],
};

describe('another airport', () => {
  const moved = changeTravel(complete, { airport: 2 });

  it('clears what porter and assistant were asked for', () => {
    expect(moved.porter).toEqual(EMPTY_DRAFT.porter);
    expect(moved.assistant_meeting.id).toBe('');
    expect(moved.assistant_destination.id).toBe('');
  });

  it('leaves only the first step valid', () => {
    expect(moved.valid).toEqual(['travel-details']);
  });

  it('takes the porter out of the choice where there are none', () => {
    expect(moved.selected_service).toBe('assistant');
    expect(changeTravel({ ...complete, selected_service: 'porter' }, { airport: 2 }).selected_service).toBe(
      undefined,
    );
  });

  it('changes nothing when the same airport is chosen again', () => {
    expect(changeTravel(complete, { airport: 1 }).valid).toEqual(complete.valid);
  });
});

describe('changes of single steps', () => {
  it('has step 2 looked at again after another journey, but keeps what was entered', () => {
    const changed = changeTravel(complete, { travelType: 'departure' });
    expect(changed.valid).not.toContain('service-details');
    expect(changed.name_sign).toBe('Ms Tanaka');
  });

  it('remembers which steps the server does not know yet', () => {
    expect(changePersonal(complete, { city: 'Tokyo' }).unsaved).toEqual(['personal-details']);
    expect(changeService(complete, { selected_service: 'porter' }).unsaved).toEqual([
      'service-details',
      'travel-details',
    ]);
    expect(stepsSaved(changePersonal(complete, { city: 'Tokyo' }), ['personal-details']).unsaved).toEqual([]);
  });

  it('empties the destination after another meeting point, and the flight of the old one', () => {
    const changed = changeStop(complete, 'assistant_meeting', { id: 'hall-b' });
    expect(changed.assistant_meeting).toEqual({ ...EMPTY_DRAFT.assistant_meeting, id: 'hall-b' });
    expect(changed.assistant_destination.id).toBe('');
  });

  it('keeps the destination when only the flight number changes', () => {
    const changed = changeStop(complete, 'assistant_meeting', { flight_nr: 'LH 718' });
    expect(changed.assistant_destination.id).toBe('taxi');
    expect(changed.assistant_meeting.id).toBe('door');
  });

  it('starts with an empty address when the visitor chooses another way to book', () => {
    const changed = chooseMode(complete, 'register');
    expect(changed).toMatchObject({ mode: 'register', name: '', agb_privacy: false });
    expect(changed.valid).not.toContain('personal-details');
  });
});

describe('the payment', () => {
  it('makes its step valid', () => {
    const unpaid = { ...complete, payment: undefined, valid: complete.valid.slice(0, 3) };
    expect(paymentTaken(unpaid, PAYMENT).valid).toContain('payment');
  });

  it('is given up with its step when the price is another, and the visitor is told', () => {
    const cleared = paymentCleared(complete);
    expect(cleared).toMatchObject({ payment: undefined, isPriceChanged: true });
    expect(cleared.valid).not.toContain('payment');
    expect(paymentTaken(cleared, PAYMENT).isPriceChanged).toBe(false);
  });

  it('does not move to another order', () => {
    expect(orderStarted(complete, '10002')).toMatchObject({
      orderId: '10002',
      payment: undefined,
      isPriceChanged: false,
    });
  });
});
