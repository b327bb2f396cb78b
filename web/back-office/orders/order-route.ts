import { inLanguage } from '#shared/languages.ts';
import type { RouteStop } from '#web/back-office/components/route-line.tsx';
import type { OfficeLanguage, Translate } from '#web/back-office/language/office-language.ts';
import type { OrderRow } from '#web/back-office/orders/order-row.ts';

type Part = NonNullable<OrderRow['assistant'] | OrderRow['porter']>;
type Stop = Part['meeting_point'];

/** A way of an order; `service` is named when assistant and porter go different ways. */
export type OrderRoute = {
  readonly service: 'assistant' | 'porter' | undefined;
  readonly from: RouteStop;
  readonly to: RouteStop;
};

/** Flights are stored without a space (README, "Decisions"); one that does not break reads better: `LH 717`. */
const spaced = (number: string): string => number.replace(/^([A-Z]+|[A-Z\d]{2})(\d+[A-Z]?)$/, '$1\u00a0$2');

const detailsOf = (stop: Stop, t: Translate): string =>
  [
    stop.flight_nr && spaced(stop.flight_nr),
    stop.train_nr && spaced(stop.train_nr),
    stop.train_cart && t('office.orders.cart', { cart: stop.train_cart }),
    stop.train_seat && t('office.orders.seat', { seat: stop.train_seat }),
  ]
    .filter(Boolean)
    .join(', ');

/** The ways of an order: one, or two when assistant and porter begin or end at different places. */
export const routesOf = (order: OrderRow, t: Translate, language: OfficeLanguage): OrderRoute[] => {
  const stopOf = (stop: Stop): RouteStop => ({
    title: inLanguage(stop.title, language),
    details: detailsOf(stop, t),
  });
  const routeOf = (service: OrderRoute['service'], part: Part): OrderRoute => ({
    service,
    from: stopOf(part.meeting_point),
    to: stopOf(part.destination),
  });
  const { assistant, porter } = order;
  if (!assistant || !porter)
    return [assistant, porter].flatMap((part) => (part ? [routeOf(undefined, part)] : []));
  const isSameWay =
    assistant.meeting_point.id === porter.meeting_point.id &&
    assistant.destination.id === porter.destination.id;
  return isSameWay
    ? [routeOf(undefined, assistant)]
    : [routeOf('assistant', assistant), routeOf('porter', porter)];
};
