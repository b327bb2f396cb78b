import { hasPorters } from '#shared/catalogue/airport-ids.ts';
import type { Cents } from '#shared/money.ts';
import { type SelectedService, servicesOf } from '#shared/orders/booking.ts';
import {
  type Draft,
  EMPTY_ADDRESS,
  EMPTY_SERVICE_PARTS,
  type PaymentDraft,
  type PersonalFields,
  type ServiceFields,
  type StopDraft,
  type StopName,
  type TravelFields,
} from '#web/public/booking/draft/draft.ts';
import type { Step } from '#web/public/booking/draft/steps.ts';

const withUnsaved = (draft: Draft, step: Step): Draft =>
  draft.unsaved.includes(step) ? draft : { ...draft, unsaved: [...draft.unsaved, step] };

const without = (steps: readonly Step[], step: Step): Step[] => steps.filter((other) => other !== step);

/** The choice of services as far as the airport has them. */
const atAirport = (draft: Draft): SelectedService | undefined => {
  const { airport, selected_service } = draft;
  if (!selected_service || !airport || hasPorters(airport)) return selected_service;
  return servicesOf(selected_service).includes('assistant') ? 'assistant' : undefined;
};

/**
 * Step 1 changed. Another airport clears porter and assistant and leaves only the first step valid (public
 * specification, section 4); another journey or service is looked at again in step 2.
 */
export const changeTravel = (draft: Draft, change: Partial<TravelFields>): Draft => {
  const changed = withUnsaved({ ...draft, ...change }, 'travel-details');
  if (change.airport !== undefined && change.airport !== draft.airport) {
    const cleared = { ...changed, ...EMPTY_SERVICE_PARTS };
    return {
      ...cleared,
      selected_service: atAirport(cleared),
      valid: draft.valid.filter((step) => step === 'travel-details'),
    };
  }
  const isOtherWay =
    changed.travelType !== draft.travelType || changed.selected_service !== draft.selected_service;
  return isOtherWay ? { ...changed, valid: without(changed.valid, 'service-details') } : changed;
};

/** Step 2 changed; its choice of services belongs to step 1 as well. */
export const changeService = (
  draft: Draft,
  change: Partial<ServiceFields & Pick<TravelFields, 'selected_service'>>,
): Draft => {
  const changed = withUnsaved({ ...draft, ...change }, 'service-details');
  return 'selected_service' in change ? withUnsaved(changed, 'travel-details') : changed;
};

/** One place of step 2 changed. Another meeting point has other destinations, so the chosen one goes. */
export const changeStop = (draft: Draft, name: StopName, change: Partial<StopDraft>): Draft => {
  const isOtherPlace = change.id !== undefined && change.id !== draft[name].id;
  const stop = { ...(isOtherPlace ? EMPTY_SERVICE_PARTS[name] : draft[name]), ...change };
  const changed = changeService(draft, { [name]: stop });
  if (!isOtherPlace || !name.endsWith('_meeting')) return changed;
  const destination = name === 'porter_meeting' ? 'porter_destination' : 'assistant_destination';
  return { ...changed, [destination]: EMPTY_SERVICE_PARTS[destination] };
};

/** Step 3 changed. */
export const changePersonal = (draft: Draft, change: Partial<PersonalFields>): Draft =>
  withUnsaved({ ...draft, ...change }, 'personal-details');

/** Another way to book: a guest starts with an empty address (public specification, section 4). */
export const chooseMode = (draft: Draft, mode: PersonalFields['mode']): Draft => ({
  ...changePersonal(draft, { ...EMPTY_ADDRESS, mode }),
  valid: without(draft.valid, 'personal-details'),
});

/** Moving forward: the server has these steps. */
export const stepsSaved = (draft: Draft, steps: readonly Step[]): Draft => ({
  ...draft,
  valid: [...new Set([...draft.valid, ...steps])],
  unsaved: draft.unsaved.filter((step) => !steps.includes(step)),
});

/** A step that was valid no longer is. */
export const stepInvalid = (draft: Draft, step: Step): Draft =>
  draft.valid.includes(step) ? { ...draft, valid: without(draft.valid, step) } : draft;

/** The order that the server keeps for this tab; another one knows nothing of an earlier payment. */
export const orderStarted = (draft: Draft, orderId: string): Draft => ({
  ...stepInvalid(draft, 'payment'),
  payment: undefined,
  orderId,
  orderNumber: undefined,
});

export const paymentTaken = (draft: Draft, payment: PaymentDraft): Draft =>
  stepsSaved({ ...draft, payment, isPriceChanged: false }, ['payment']);

/** The authorised sum no longer fits: the visitor pays again. */
export const paymentCleared = (draft: Draft): Draft =>
  stepInvalid(
    { ...draft, payment: undefined, isPriceChanged: draft.isPriceChanged || draft.payment !== undefined },
    'payment',
  );

/** The server has told the price: a payment of another sum is worth nothing any more (specification, section 4). */
export const priceTold = (draft: Draft, total: Cents): Draft =>
  draft.payment?.state === 'paid' && draft.payment.amount !== total ? paymentCleared(draft) : draft;
