import type { ReceivedOf } from '#shared/http/contract.ts';
import type { OrdersApi } from '#shared/orders/orders-api.ts';

type Placed = ReceivedOf<OrdersApi['PATCH /api/orders/submit/{order}']>;

/** What the thank-you page says; kept for this tab, so that a reload still shows it. */
export type PlacedOrder = {
  readonly id: string;
  readonly number: string;
  readonly email: string;
  readonly sign: string;
  readonly date: string;
  readonly hours: number;
  readonly minutes: number;
  /** What was booked and what it costs, in euros; absent in what an older page kept. */
  readonly airport?: Placed['order']['airport'];
  readonly travelType?: Placed['order']['travelType'];
  readonly service?: Placed['order']['selected_service'];
  readonly total?: number | undefined;
  readonly isPending: boolean;
  /** Opens the booking's page without a login. */
  readonly signature: string;
};

const KEY = 'placed_order';

export const keepPlacedOrder = ({ order, signature = '' }: Placed, isPending: boolean): void => {
  const placed: PlacedOrder = {
    id: order._id,
    number: order.order_number ?? order._id,
    email: order.email ?? '',
    sign: order.name_sign ?? '',
    date: order.date ?? '',
    hours: order.hours ?? 0,
    minutes: order.minutes ?? 0,
    airport: order.airport,
    travelType: order.travelType,
    service: order.selected_service,
    total: order.price?.total,
    isPending,
    signature,
  };
  try {
    sessionStorage.setItem(KEY, JSON.stringify(placed));
  } catch {
    // The receipt says the same.
  }
};

export const readPlacedOrder = (): PlacedOrder | undefined => {
  try {
    const placed: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
    return typeof placed === 'object' && placed !== null && 'number' in placed
      ? (placed as PlacedOrder)
      : undefined;
  } catch {
    return undefined;
  }
};
