import { clockText } from '#shared/calendar-date.ts';
import type { InputOf } from '#shared/http/contract.ts';
import type { OrderDeskApi } from '#shared/orders/order-desk-api.ts';
import { ADDRESS_FIELDS } from '#shared/orders/order-fields.ts';
import type { OrderDetails } from '#web/back-office/orders/panel/use-order.ts';

type Update = 'PUT /api/orders/{id}/update';
export type Edit = Omit<InputOf<Update, OrderDeskApi[Update]>['body'], 'version' | 'preview'>;

/** The form's fields as they are typed, by name. */
export type EditInput = Readonly<Record<EditField, string>>;

const TEXTS = [
  'name_sign',
  'extra_requests',
  'admin_extra_request',
  'email',
  'phone',
] as const satisfies readonly (keyof Edit & keyof OrderDetails)[];
const COUNTS = {
  assistant: ['persons', 'assistant_hours', 'extra_employee'],
  porter: ['bags', 'bulky_luggage', 'porter_hours'],
} as const;
const EDIT_FIELDS = [
  'date',
  'time',
  ...COUNTS.assistant,
  ...COUNTS.porter,
  'flight_nr',
  ...TEXTS,
  ...ADDRESS_FIELDS,
] as const;
export type EditField = (typeof EDIT_FIELDS)[number];

/** Whether a field is a whole number from 0. */
export const isCount = (field: EditField): boolean =>
  Object.values<readonly EditField[]>(COUNTS).some((fields) => fields.includes(field));

const numberText = (number: number | undefined): string => (number === undefined ? '' : String(number));
const flightOf = ({ assistant, porter }: OrderDetails): string =>
  (assistant ?? porter)?.meeting_point.flight_nr ?? (assistant ?? porter)?.destination.flight_nr ?? '';

/** An order as the form shows it. */
export const inputOf = (order: OrderDetails): EditInput => {
  const { assistant, porter, hours = 0, minutes = 0, address } = order;
  const texts = Object.fromEntries(TEXTS.map((name) => [name, order[name] ?? '']));
  const lines = Object.fromEntries(ADDRESS_FIELDS.map((name) => [name, address?.[name] ?? '']));
  return {
    ...texts,
    ...lines,
    date: order.date ?? '',
    time: clockText({ hours, minutes }),
    persons: numberText(assistant?.persons),
    assistant_hours: numberText(assistant?.extra_hours),
    extra_employee: numberText(assistant?.extra_employee),
    bags: numberText(porter?.bags),
    bulky_luggage: numberText(porter?.bulky_luggage),
    porter_hours: numberText(porter?.extra_hours),
    flight_nr: flightOf(order),
  } as EditInput;
};

/** The fields that an order has: a porter has no persons, who comes by train no flight. */
export const fieldsOf = (order: OrderDetails): EditField[] => {
  const { assistant, porter } = order;
  const missing: readonly EditField[] = [
    ...(assistant ? [] : COUNTS.assistant),
    ...(porter ? [] : COUNTS.porter),
    ...(flightOf(order) === '' ? (['flight_nr'] as const) : []),
  ];
  return EDIT_FIELDS.filter((field) => !missing.includes(field));
};

/** The fields in which two states of an order differ. */
export const differingFields = (before: EditInput, after: EditInput): EditField[] =>
  EDIT_FIELDS.filter((field) => before[field] !== after[field]);

/** A stop that carries the flight, where the order has it. */
const flightStops = (order: OrderDetails, flight_nr: string): Edit => {
  const stops: Edit = {};
  for (const service of ['assistant', 'porter'] as const) {
    if (order[service]?.meeting_point.flight_nr) stops[`${service}_meeting`] = { flight_nr };
    if (order[service]?.destination.flight_nr) stops[`${service}_destination`] = { flight_nr };
  }
  return stops;
};

/** Both services call their extra hours the same. */
const storedName = (field: string): string => (field.endsWith('_hours') ? 'extra_hours' : field);

/** What was changed, as the server takes it: the rest stays as it is. */
export const editOf = (order: OrderDetails, input: EditInput): Edit => {
  const changed = differingFields(inputOf(order), input);
  const has = (field: EditField): boolean => changed.includes(field);
  const part = (service: keyof typeof COUNTS): Record<string, number> =>
    Object.fromEntries(COUNTS[service].filter(has).map((field) => [storedName(field), Number(input[field])]));
  const [assistant, porter] = [part('assistant'), part('porter')];
  const [hours, minutes] = input.time.split(':').map(Number);
  const texts = [...TEXTS, ...ADDRESS_FIELDS].filter(has).map((field) => [field, input[field]]);
  return {
    ...Object.fromEntries(texts),
    ...(has('date') && { date: input.date }),
    ...(has('time') && { time: { hours: hours ?? 0, minutes: minutes ?? 0 } }),
    ...(Object.keys(assistant).length > 0 && { assistant }),
    ...(Object.keys(porter).length > 0 && { porter }),
    ...(has('flight_nr') && flightStops(order, input.flight_nr)),
  };
};
