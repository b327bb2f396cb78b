import { type Catalogue, priceListOf, thresholdsOf } from '#shared/catalogue/catalogue.ts';
import type { LocationService } from '#shared/catalogue/location.ts';
import type { Order } from '#shared/orders/order.ts';
import { calculatePrice, type Price } from '#shared/orders/price-calculation.ts';

/** The gross cents of a way; undefined when it is not sold. */
const routePrice = (catalogue: Catalogue, order: Order, service: LocationService): number | undefined => {
  const part = order[service];
  return catalogue.routes.find(
    (route) =>
      route.airport === order.airport &&
      route.travelType === order.travelType &&
      route.service === service &&
      route.from_id === part?.meeting_point.id &&
      route.to_id === part.destination.id,
  )?.price;
};

/**
 * The price of an order by today's catalogue; undefined while its service details are missing, or when a way
 * or language it names is not sold any more. Source: public specification, section 9.
 */
export const priceOfOrder = (order: Order, catalogue: Catalogue): Price | undefined => {
  const { selected_service, porter, assistant } = order;
  if (!selected_service || (!porter && !assistant)) return undefined;
  const porterWay = porter && routePrice(catalogue, order, 'porter');
  const assistantWay = assistant && routePrice(catalogue, order, 'assistant');
  const language = catalogue.languages.find(({ _id, bookable }) => bookable && _id === assistant?.language);
  if ((porter && porterWay === undefined) || (assistant && (assistantWay === undefined || !language))) {
    return undefined;
  }
  return calculatePrice(
    {
      selected_service,
      porter: porter && { ...porter, location_price: porterWay ?? 0 },
      assistant: assistant && {
        ...assistant,
        location_price: assistantWay ?? 0,
        language_price: language?.price ?? 0,
      },
    },
    priceListOf(catalogue),
    thresholdsOf(catalogue),
  );
};
