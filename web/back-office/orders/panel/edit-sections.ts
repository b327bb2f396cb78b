import { ADDRESS_FIELDS, GROUP_FIELDS } from '#shared/orders/order-fields.ts';
import type { OfficeKey } from '#shared/texts/office-en.ts';
import {
  chosenServices,
  type EditField,
  type EditInput,
  fieldsOfService,
  stopOf,
} from '#web/back-office/orders/panel/edit-fields.ts';
import type { EditChoices } from '#web/back-office/orders/panel/use-edit-choices.ts';
import type { OrderDetails } from '#web/back-office/orders/panel/use-order.ts';

type Section = { readonly title: OfficeKey; readonly fields: readonly EditField[] };

/** A flight or a train is asked for where the place does, and shown where there is one. */
const isShown = (field: EditField, input: EditInput, { asks }: Pick<EditChoices, 'asks'>): boolean => {
  const stop = stopOf(field);
  if (!stop || stop === field || input[field] !== '') return true;
  return asks(stop, field.endsWith('.flight_nr') ? 'ask_flight' : 'ask_train');
};

/** The fields that an order has, by part; what its jobs say of an order of the office is edited there. */
export const sectionsOf = (
  { status }: Pick<OrderDetails, 'status'>,
  input: EditInput,
  choices: Pick<EditChoices, 'asks'>,
): Section[] => {
  const isOfJobs = status === 'active';
  const services: Section[] = chosenServices(input).map((service) => ({
    title: `office.service.${service}`,
    fields: fieldsOfService(service).filter((field) => isShown(field, input, choices)),
  }));
  const ofService: Section[] = [
    { title: 'office.details.section.service', fields: ['date', 'time', 'travelType', 'selected_service'] },
    ...services,
  ];
  return [
    ...(isOfJobs ? [] : ofService),
    {
      title: 'office.edit.section.notes',
      fields: [...(isOfJobs ? [] : (['name_sign'] as const)), 'extra_requests', 'admin_extra_request'],
    },
    {
      title: 'office.details.section.client',
      fields: [...ADDRESS_FIELDS, 'email', 'phone', 'reading_language'],
    },
    { title: 'office.details.section.group', fields: GROUP_FIELDS },
  ];
};
