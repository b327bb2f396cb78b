import type { Order } from '#shared/orders/order.ts';
import type { OrderEdit } from '#shared/orders/order-edit.ts';
import type { ServiceInput, StopInput } from '#shared/orders/service-rules.ts';

/** Another place is entered anew; at the same place, what is left out stays. */
const stopOf = (kept: StopInput | undefined, edited: StopInput | undefined): StopInput =>
  edited?.id && edited.id !== kept?.id ? edited : { ...kept, ...edited };

/** What step 2 of the order would be if it were entered anew, with the edit laid over it. */
export const serviceInputOf = (
  { assistant, porter, ...order }: Order,
  edit: Partial<OrderEdit>,
): ServiceInput => ({
  selected_service: edit.selected_service ?? order.selected_service ?? 'vip',
  assistant: { ...assistant, ...edit.assistant },
  porter: { ...porter, ...edit.porter },
  assistant_meeting: stopOf(assistant?.meeting_point, edit.assistant_meeting),
  assistant_destination: stopOf(assistant?.destination, edit.assistant_destination),
  porter_meeting: stopOf(porter?.meeting_point, edit.porter_meeting),
  porter_destination: stopOf(porter?.destination, edit.porter_destination),
  name_sign: edit.name_sign ?? order.name_sign,
  extra_requests: edit.extra_requests ?? order.extra_requests,
});

/** The part of step 2 that a service is; sign and wishes are texts about the whole order. */
export const serviceOnly = ({ name_sign: _, extra_requests: __, ...service }: ServiceInput) => service;

/** What the price depends on. */
export const pricedParts = ({ travelType, selected_service, assistant, porter }: Order) => ({
  travelType,
  selected_service,
  assistant: assistant && [
    assistant.meeting_point.id,
    assistant.destination.id,
    assistant.persons,
    assistant.language,
    assistant.extra_hours,
    assistant.extra_employee,
  ],
  porter: porter && [
    porter.meeting_point.id,
    porter.destination.id,
    porter.bags,
    porter.bulky_luggage,
    porter.extra_hours,
  ],
});
