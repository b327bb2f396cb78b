import { inLanguage } from '#shared/languages.ts';
import { journeyDetails } from '#web/back-office/components/records/journey-details.ts';
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

/** The ways of an order: one, or two when assistant and porter begin or end at different places. */
export const routesOf = (order: OrderRow, t: Translate, language: OfficeLanguage): OrderRoute[] => {
  const stopOf = (stop: Stop): RouteStop => ({
    title: inLanguage(stop.title, language),
    details: journeyDetails(stop, t),
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
