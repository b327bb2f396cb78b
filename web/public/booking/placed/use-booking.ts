import useSWR from 'swr';
import type { ReceivedOf } from '#shared/http/contract.ts';
import type { OrdersApi } from '#shared/orders/orders-api.ts';
import { ApiError, apiClient } from '#web/common/call-api.ts';
import { useQuery } from '#web/public/page/use-query.ts';

const call = apiClient<OrdersApi>();

export type Booking = ReceivedOf<OrdersApi['GET /api/orders/booking/{order}/{signature}']>;
export type BookedOrder = Booking['order'];

/** A link that leads nowhere: cut off, mistyped or of no booking. */
const isNoBooking = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 404 || error.status === 400);

export type BookingLink = { readonly order: string; readonly signature: string };

/** The booking that this page's address names. */
export const useBooking = () => {
  const search = useQuery();
  const link: BookingLink = {
    order: search.get('order') ?? '',
    signature: search.get('signature') ?? '',
  };
  const isWhole = link.order !== '' && link.signature !== '';
  const { data, error, mutate } = useSWR<Booking>(
    isWhole ? ['booking', link.order, link.signature] : null,
    () => call('GET /api/orders/booking/{order}/{signature}', { params: link }),
  );
  return {
    link,
    booking: data,
    isNone: !isWhole || isNoBooking(error),
    failure: error as unknown,
    /** @throws ApiError `refused_transition` when it is too late; the booking is read anew then. */
    cancel: async (): Promise<void> => {
      try {
        const cancelled = await call('POST /api/orders/booking/{order}/{signature}/cancel', {
          params: link,
        });
        await mutate(cancelled, { revalidate: false });
      } catch (failure) {
        void mutate();
        throw failure;
      }
    },
    reload: () => void mutate(),
  };
};
