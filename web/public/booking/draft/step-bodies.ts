import { codeOfAirport } from '#shared/catalogue/airport-ids.ts';
import type { InputOf } from '#shared/http/contract.ts';
import { servicesOf } from '#shared/orders/booking.ts';
import type { OrdersApi } from '#shared/orders/orders-api.ts';
import type { ServiceInput } from '#shared/orders/service-rules.ts';
import type { TravelInput } from '#shared/orders/travel-rules.ts';
import type { Draft } from '#web/public/booking/draft/draft.ts';

type BodyOf<K extends keyof OrdersApi> = InputOf<K, OrdersApi[K]> extends { body: infer B } ? B : never;
export type TravelBody = BodyOf<'PATCH /api/orders/travel/{order}'>;
export type ServiceBody = BodyOf<'PATCH /api/orders/service/{order}'>;
export type PersonalBody = BodyOf<'PATCH /api/orders/personal/{order}'>;

export const travelInputOf = (draft: Draft): TravelInput & TravelBody => ({
  airport: draft.airport,
  travelType: draft.travelType,
  date: draft.date,
  time: { hours: draft.hours, minutes: draft.minutes },
  selected_service: draft.selected_service,
});

type Counts = { [name: string]: number | undefined };

/** Leaves out the counts whose field is empty: the rules then say that they are missing. */
const entered = <T extends Counts>(counts: T): { [name in keyof T]?: number } =>
  Object.fromEntries(Object.entries(counts).filter(([, count]) => count !== undefined)) as {
    [name in keyof T]?: number;
  };

/** Step 2 in the names of the call; undefined without a service. Only chosen services are sent. */
export const serviceInputOf = (draft: Draft): ServiceInput | undefined => {
  const { selected_service } = draft;
  if (!selected_service) return undefined;
  const services = servicesOf(selected_service);
  return {
    selected_service,
    ...(services.includes('porter') && {
      porter: entered(draft.porter),
      porter_meeting: draft.porter_meeting,
      porter_destination: draft.porter_destination,
    }),
    ...(services.includes('assistant') && {
      assistant: entered(draft.assistant),
      assistant_meeting: draft.assistant_meeting,
      assistant_destination: draft.assistant_destination,
    }),
    name_sign: draft.name_sign,
    extra_requests: draft.extra_requests,
  };
};

export const serviceBodyOf = (draft: Draft): ServiceBody => {
  const input = serviceInputOf(draft);
  if (!input) throw new Error('step 2 is saved with a service');
  const { airport, date, hours, minutes } = draft;
  return {
    ...input,
    ...(airport && { airport: codeOfAirport(airport) }),
    ...(date && { date }),
    ...(hours !== undefined && minutes !== undefined && { time: { hours, minutes } }),
  };
};

/** @param account who is logged in; its email is used then. @param country its name as the invoice shows it */
export const personalBodyOf = (
  draft: Draft,
  account: { _id: string; email: string } | undefined,
  country: string,
): PersonalBody => ({
  name: draft.name,
  address1: draft.address1,
  address2: draft.address2,
  zip: draft.zip,
  city: draft.city,
  country,
  email: account?.email ?? draft.email,
  phone: draft.phone,
  ...(account ? { user_id: account._id } : { agb_privacy: draft.agb_privacy }),
});
