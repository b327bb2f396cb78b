import type { Catalogue } from '#shared/catalogue/catalogue.ts';
import { servicesOf } from '#shared/orders/booking.ts';
import type { Order, OrderStop } from '#shared/orders/order.ts';
import { normalizeFlightNumber, type ServiceInput, type StopInput } from '#shared/orders/service-rules.ts';
import { trimmed } from '#shared/trimmed.ts';

const stopOf = (input: StopInput | null | undefined, catalogue: Catalogue): OrderStop => {
  const place = catalogue.places.find(({ _id }) => _id === input?.id);
  if (!place) throw new Error('a place that passed the rules is in the catalogue');
  const flight = trimmed(input?.flight_nr);
  return {
    id: place._id,
    title: place.title,
    flight_nr: flight && normalizeFlightNumber(flight),
    train_nr: trimmed(input?.train_nr),
    train_cart: trimmed(input?.train_cart),
    train_seat: trimmed(input?.train_seat),
  };
};

/** The porter part of an order; undefined when no porter is booked. The input must have passed the rules. */
export const porterPartOf = (input: ServiceInput, catalogue: Catalogue): Order['porter'] => {
  if (!servicesOf(input.selected_service).includes('porter')) return undefined;
  const { bags, bulky_luggage, extra_hours } = input.porter as {
    bags: number;
    bulky_luggage: number;
    extra_hours: number;
  };
  return {
    meeting_point: stopOf(input.porter_meeting, catalogue),
    destination: stopOf(input.porter_destination, catalogue),
    bags,
    bulky_luggage,
    extra_hours,
  };
};

/** The assistant part of an order; undefined when no assistant is booked. Same condition. */
export const assistantPartOf = (input: ServiceInput, catalogue: Catalogue): Order['assistant'] => {
  if (!servicesOf(input.selected_service).includes('assistant')) return undefined;
  const part = input.assistant as {
    persons: number;
    language: number;
    extra_hours: number;
    extra_employee: number;
  };
  const language = catalogue.languages.find(({ _id }) => _id === part.language);
  if (!language) throw new Error('a language that passed the rules is in the catalogue');
  return {
    meeting_point: stopOf(input.assistant_meeting, catalogue),
    destination: stopOf(input.assistant_destination, catalogue),
    persons: part.persons,
    language: part.language,
    language_name: language.name,
    extra_hours: part.extra_hours,
    extra_employee: part.extra_employee,
  };
};
