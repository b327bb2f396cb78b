import { clockText } from '#shared/calendar-date.ts';
import type { LocationService } from '#shared/catalogue/location.ts';
import type { InputOf } from '#shared/http/contract.ts';
import { type SelectedService, servicesOf } from '#shared/orders/booking.ts';
import type { OrderDeskApi } from '#shared/orders/order-desk-api.ts';
import { ADDRESS_FIELDS, GROUP_FIELDS } from '#shared/orders/order-fields.ts';
import { readNumber } from '#shared/typed-number.ts';
import type { OrderDetails } from '#web/back-office/orders/panel/use-order.ts';

type Update = 'PUT /api/orders/{id}/update';
export type Edit = Omit<InputOf<Update, OrderDeskApi[Update]>['body'], 'version' | 'preview'>;

const MOMENT = ['travelType', 'date', 'time', 'selected_service'] as const;
const ENDS = { meeting: 'meeting_point', destination: 'destination' } as const;
export const STOP_DETAILS = ['flight_nr', 'train_nr', 'train_cart', 'train_seat'] as const;
const COUNTS = [
  'assistant.persons',
  'assistant.extra_hours',
  'assistant.extra_employee',
  'porter.bags',
  'porter.bulky_luggage',
  'porter.extra_hours',
] as const;
const TEXTS = [
  'name_sign',
  'extra_requests',
  'admin_extra_request',
  ...ADDRESS_FIELDS,
  'email',
  'phone',
  'reading_language',
  ...GROUP_FIELDS,
] as const;

export type StopField = `${LocationService}_${keyof typeof ENDS}`;
export type EditField =
  | (typeof MOMENT)[number]
  | StopField
  | `${StopField}.${(typeof STOP_DETAILS)[number]}`
  | (typeof COUNTS)[number]
  | 'assistant.language'
  | (typeof TEXTS)[number];

/** The form's fields as they are typed, by the names that the server has for them. */
export type EditInput = Readonly<Record<EditField, string>>;

export const stopsOf = (service: LocationService): StopField[] => [
  `${service}_meeting`,
  `${service}_destination`,
];
const detailsOf = (stop: StopField): EditField[] =>
  STOP_DETAILS.map((detail) => `${stop}.${detail}` as const);

/** What a service is described by, in the order of the form. */
export const fieldsOfService = (service: LocationService): EditField[] => [
  ...stopsOf(service).flatMap((stop) => [stop, ...detailsOf(stop)]),
  ...(service === 'assistant' ? (['assistant.language'] as const) : []),
  ...COUNTS.filter((field) => field.startsWith(service)),
];

const EDIT_FIELDS: readonly EditField[] = [
  ...MOMENT,
  ...fieldsOfService('assistant'),
  ...fieldsOfService('porter'),
  ...TEXTS,
];

/** Whether a field is a whole number from 0. */
export const isCount = (field: EditField): boolean => (COUNTS as readonly string[]).includes(field);

/** The stop that a field is, or describes. */
export const stopOf = (field: EditField): StopField | undefined =>
  [...stopsOf('assistant'), ...stopsOf('porter')].find(
    (stop) => field === stop || field.startsWith(`${stop}.`),
  );

/** The services that the form's choice stands for. */
export const chosenServices = ({ selected_service }: EditInput): readonly LocationService[] =>
  servicesOf(selected_service as SelectedService);

/** A service that is added begins with one person, or one bag. */
const AT_FIRST: Readonly<Record<string, string>> = { 'assistant.persons': '1', 'porter.bags': '1' };

const serviceInput = (order: OrderDetails, service: LocationService): [string, string][] => {
  const part: Readonly<Record<string, unknown>> | undefined = order[service];
  const ends = Object.entries(ENDS).flatMap(([end, stored]): [string, string][] => {
    const name = `${service}_${end}`;
    const stop = order[service]?.[stored];
    return [
      [name, stop?.id ?? ''],
      ...STOP_DETAILS.map((detail): [string, string] => [`${name}.${detail}`, stop?.[detail] ?? '']),
    ];
  });
  const counts = COUNTS.filter((field) => field.startsWith(service)).map((field): [string, string] => {
    const value = part?.[field.slice(service.length + 1)];
    return [field, value === undefined ? (AT_FIRST[field] ?? '0') : String(value)];
  });
  return [...ends, ...counts];
};

/** An order as the form shows it. */
export const inputOf = (order: OrderDetails): EditInput => {
  const { hours = 0, minutes = 0, address } = order;
  const stored: Readonly<Record<string, unknown>> = { ...order, ...address };
  return Object.fromEntries([
    ...TEXTS.map((name) => [name, stored[name] ?? '']),
    ...serviceInput(order, 'assistant'),
    ...serviceInput(order, 'porter'),
    ['assistant.language', order.assistant ? String(order.assistant.language) : ''],
    ['travelType', order.travelType ?? ''],
    ['selected_service', order.selected_service ?? ''],
    ['date', order.date ?? ''],
    ['time', clockText({ hours, minutes })],
  ]) as EditInput;
};

/** The fields in which two states of an order differ. */
export const differingFields = (before: EditInput, after: EditInput): EditField[] =>
  EDIT_FIELDS.filter((field) => before[field] !== after[field]);

/** What the server has to be told: what differs, and all of a service that is added or of a place that is another. */
const toldFields = (order: OrderDetails, input: EditInput): EditField[] => {
  const before = inputOf(order);
  const services = chosenServices(input);
  const added = services.filter((service) => !order[service]).flatMap(fieldsOfService);
  const moved = services
    .flatMap(stopsOf)
    .filter((stop) => before[stop] !== input[stop])
    .flatMap(detailsOf);
  const left = (['assistant', 'porter'] as const).filter((service) => !services.includes(service));
  const gone = left.flatMap(fieldsOfService);
  return EDIT_FIELDS.filter(
    (field) =>
      !gone.includes(field) &&
      (before[field] !== input[field] || added.includes(field) || moved.includes(field)),
  );
};

const typedValue = (field: EditField, text: string): unknown => {
  if (field === 'time') {
    const [hours = 0, minutes = 0] = text.split(':').map(Number);
    return { hours, minutes };
  }
  if (field === 'assistant.language') return text === '' ? undefined : Number(text);
  return isCount(field) ? (readNumber(text, 0).value ?? 0) : text;
};

/** What was changed, as the server takes it: the rest stays as it is. */
export const editOf = (order: OrderDetails, input: EditInput): Edit => {
  const edit: Record<string, unknown> = {};
  for (const field of toldFields(order, input)) {
    const [part = '', name = stopOf(field) && 'id'] = field.split('.');
    const value = typedValue(field, input[field]);
    edit[part] = name ? { ...(edit[part] as object | undefined), [name]: value } : value;
  }
  return edit as Edit;
};
