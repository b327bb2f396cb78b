import type { Translate } from '#web/back-office/language/office-language.ts';
import type { OrderFilter } from '#web/back-office/orders/order-filter.ts';

/** What a filter leaves out, in words; empty when it shows all of its days. */
export const filterWords = (
  { airport, travelTypes, statuses, search, agencies }: OrderFilter,
  t: Translate,
): string[] => [
  ...(airport === 'both' ? [] : [t(`office.airport.${airport}`)]),
  ...travelTypes.map((type) => t(`office.travel.${type}`)),
  ...statuses.map((status) => t(`office.status.${status}`)),
  ...(search === '' ? [] : [t('office.orders.searched', { text: search })]),
  ...(agencies ? [t('office.orders.agencies_too')] : []),
];
