import useSWR from 'swr';
import type { ReceivedOf } from '#shared/http/contract.ts';
import type { OrderDeskApi } from '#shared/orders/order-desk-api.ts';
import { useTexts } from '#web/back-office/language/office-language.ts';
import { apiClient } from '#web/common/call-api.ts';

const DETAILS = 'GET /api/orders/{id}/{lang}';
const call = apiClient<OrderDeskApi>();

/** Everything known about an order; amounts in euros. */
export type OrderDetails = ReceivedOf<OrderDeskApi[typeof DETAILS]>;

/** The order that stands open, read anew whenever it is opened and when one comes back to the window. */
export const useOrder = (id: string | undefined) => {
  const { language: lang } = useTexts();
  return useSWR(
    id ? ([DETAILS, id, lang] as const) : null,
    ([key, id, lang]) => call(key, { params: { id, lang } }),
    { dedupingInterval: 0 },
  );
};
