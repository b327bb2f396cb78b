import type { PriceLineCode, PriceList } from '#shared/catalogue/price.ts';
import type { Thresholds } from '#shared/catalogue/setting.ts';
import type { Cents } from '#shared/money.ts';
import type { SelectedService } from '#shared/orders/booking.ts';

export const PRICED_SERVICES = ['assistant', 'porter', 'vip'] as const;
export type PricedService = (typeof PRICED_SERVICES)[number];

/** One line of a price: `sum` is `quantity` × `price`; all gross cents. */
export type PriceLine = {
  readonly service: PricedService;
  readonly code: PriceLineCode;
  readonly quantity: number;
  readonly price: Cents;
  readonly sum: Cents;
};

/** A price with its parts: `total` is the sum of the services, each the sum of its lines; gross cents. */
export type Price = {
  readonly total: Cents;
  readonly assistant: Cents;
  readonly porter: Cents;
  readonly vip: Cents;
  readonly lines: readonly PriceLine[];
};

/** What is priced; prices of the way and the language are the catalogue's, in gross cents. */
export type Priced = {
  readonly selected_service: SelectedService;
  readonly porter?:
    | { location_price: Cents; bags: number; bulky_luggage: number; extra_hours: number }
    | undefined;
  readonly assistant?:
    | {
        location_price: Cents;
        persons: number;
        language_price: Cents;
        extra_hours: number;
        extra_employee: number;
      }
    | undefined;
  readonly vip?: { persons: number } | undefined;
};

const line = (service: PricedService, code: PriceLineCode, quantity: number, price: Cents): PriceLine => ({
  service,
  code,
  quantity,
  price,
  sum: quantity * price,
});

const above = (count: number, threshold: number): number => Math.max(0, count - threshold);

const porterLines = (
  part: NonNullable<Priced['porter']>,
  prices: PriceList,
  limits: Thresholds,
): PriceLine[] => [
  line('porter', 'location', 1, part.location_price),
  line('porter', 'bag_base', 1, prices.bag_base),
  line('porter', 'bag', above(part.bags, limits.bag_base_1_to_x), prices.bag),
  line('porter', 'bulky', part.bulky_luggage, prices.bulky),
  line('porter', 'extra_hour_porter', part.extra_hours, prices.extra_hour_porter),
];

const assistantLines = (
  part: NonNullable<Priced['assistant']>,
  prices: PriceList,
  limits: Thresholds,
): PriceLine[] => [
  line('assistant', 'location', 1, part.location_price),
  line('assistant', 'person_base', 1, prices.person_base),
  line('assistant', 'person', above(part.persons, limits.person_base_1_to_x), prices.person),
  line('assistant', 'extra_hour_assistant', part.extra_hours, prices.extra_hour_assistant),
  line('assistant', 'extra_employee_assistant', part.extra_employee, prices.extra_employee_assistant),
  line('assistant', 'language', 1, part.language_price),
];

const vipLines = (part: NonNullable<Priced['vip']>, prices: PriceList, limits: Thresholds): PriceLine[] => [
  line('vip', 'vip_base', 1, prices.vip_base),
  line('vip', 'vip', above(part.persons, limits.vip_base_1_to_x), prices.vip),
];

/**
 * The price of a booking. Base prices cover 1 to X units, X from the settings; units beyond are charged each.
 * Lines that cost nothing are left out, but for the way and the base. Parts that `selected_service` does not
 * name are not charged. Source: public specification, section 9.
 */
export const calculatePrice = (priced: Priced, prices: PriceList, limits: Thresholds): Price => {
  const { selected_service, assistant, porter, vip } = priced;
  const hasAssistant = selected_service === 'assistant' || selected_service === 'both';
  const hasPorter = selected_service === 'porter' || selected_service === 'both';
  const lines = [
    ...(hasAssistant && assistant ? assistantLines(assistant, prices, limits) : []),
    ...(hasPorter && porter ? porterLines(porter, prices, limits) : []),
    ...(selected_service === 'vip' && vip ? vipLines(vip, prices, limits) : []),
  ].filter(({ code, sum }) => sum !== 0 || code === 'location' || code.endsWith('_base'));
  const sumOf = (service: PricedService): Cents =>
    lines.reduce((sum, part) => (part.service === service ? sum + part.sum : sum), 0);
  const parts = { assistant: sumOf('assistant'), porter: sumOf('porter'), vip: sumOf('vip') };
  return { total: parts.assistant + parts.porter + parts.vip, ...parts, lines };
};
