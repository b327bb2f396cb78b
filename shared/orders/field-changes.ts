import { clockText } from '#shared/calendar-date.ts';
import { inLanguage } from '#shared/languages.ts';
import { centsToDecimal } from '#shared/money.ts';
import type { Order, OrderStop } from '#shared/orders/order.ts';
import type { FieldChange } from '#shared/orders/order-history.ts';
import { stopLabel } from '#shared/orders/stop-label.ts';

type Reader = 'en' | 'de';

const stopText = (stop: OrderStop | undefined, reader: Reader): string | undefined =>
  stop && stopLabel(stop, reader);

const numberText = (value: number | undefined): string | undefined =>
  value === undefined ? undefined : String(value);

/** What a history tells of an order, field by field, under the names that an edit has for them. */
const toldFields = (order: Order, reader: Reader): Record<string, string | undefined> => {
  const { assistant, porter, address, price, hours, minutes } = order;
  return {
    status: order.status,
    payment_status: order.payment_status,
    travelType: order.travelType,
    date: order.date,
    time: hours === undefined || minutes === undefined ? undefined : clockText({ hours, minutes }),
    selected_service: order.selected_service,
    assistant_meeting: stopText(assistant?.meeting_point, reader),
    assistant_destination: stopText(assistant?.destination, reader),
    'assistant.persons': numberText(assistant?.persons),
    'assistant.language': assistant && inLanguage(assistant.language_name, reader),
    'assistant.extra_hours': numberText(assistant?.extra_hours),
    'assistant.extra_employee': numberText(assistant?.extra_employee),
    porter_meeting: stopText(porter?.meeting_point, reader),
    porter_destination: stopText(porter?.destination, reader),
    'porter.bags': numberText(porter?.bags),
    'porter.bulky_luggage': numberText(porter?.bulky_luggage),
    'porter.extra_hours': numberText(porter?.extra_hours),
    name_sign: order.name_sign,
    extra_requests: order.extra_requests,
    admin_extra_request: order.admin_extra_request,
    name: address?.name,
    address1: address?.address1,
    address2: address?.address2,
    zip: address?.zip,
    city: address?.city,
    country: address?.country,
    email: order.email,
    phone: order.phone,
    reading_language: order.reading_language,
    issuer_name: order.issuer_name,
    issuer_number: order.issuer_number,
    request_number: order.request_number,
    name_of_group: order.name_of_group,
    group_leader: order.group_leader,
    tour_name: order.tour_name,
    tour_code: order.tour_code,
    tour_number: order.tour_number,
    tour_leader: order.tour_leader,
    cancelled_by: order.cancelled_by,
    price: price && centsToDecimal(price.total),
  };
};

type Told = Record<string, string | undefined>;

/** What a field was and is; nothing of what it was not. */
const beforeAndAfter = (field: string, old: Told, next: Told): Omit<FieldChange, 'field'> => ({
  ...(old[field] && { before: old[field] }),
  ...(next[field] && { after: next[field] }),
});

/** The fields in which two states of an order differ, in the order of the screen. */
export const fieldChanges = (before: Order, after: Order): FieldChange[] => {
  const [old, next] = [toldFields(before, 'en'), toldFields(after, 'en')];
  const [oldDe, nextDe] = [toldFields(before, 'de'), toldFields(after, 'de')];
  return Object.keys(next)
    .filter((field) => (old[field] ?? '') !== (next[field] ?? ''))
    .map((field) => {
      const isOther = old[field] !== oldDe[field] || next[field] !== nextDe[field];
      return {
        field,
        ...beforeAndAfter(field, old, next),
        ...(isOther && { de: beforeAndAfter(field, oldDe, nextDe) }),
      };
    });
};
