import type { CatalogueApi } from '#shared/catalogue/catalogue-api.ts';
import type { ReceivedOf } from '#shared/http/contract.ts';
import type { PaymentsApi } from '#shared/payments/payments-api.ts';
import { apiClient } from '#web/common/call-api.ts';
import type { CardQuery } from '#web/public/card-page/card-query.ts';

const callPayments = apiClient<PaymentsApi>();
const callCatalogue = apiClient<CatalogueApi>();

export type Checkout = ReceivedOf<PaymentsApi['POST /api/payments/prepareCheckoutExternal']>;
export type Status = ReceivedOf<PaymentsApi['POST /api/payments/getStatusExternal']>;

/** Opens the checkout, and tells where the provider's widget comes from. */
export const prepareCheckout = async ({
  amount,
  order,
  link,
}: CardQuery): Promise<{ checkout: Checkout; host: string }> => {
  const [checkout, { payment_widget_host }] = await Promise.all([
    callPayments('POST /api/payments/prepareCheckoutExternal', {
      body: { amount, currency: 'EUR', ...(link ? { link } : { order }) },
    }),
    callCatalogue('GET /api/general/getEnv', {}),
  ]);
  return { checkout, host: payment_widget_host };
};

/** Asks how a checkout ended. */
export const askStatus = (query: CardQuery, id: string): Promise<Status> => {
  const { order, job, service, date, time, airport, customer, returned, link } = query;
  return callPayments('POST /api/payments/getStatusExternal', {
    body: {
      id,
      ...(link ? { link } : { order }),
      ...(returned?.id === id && { resourcePath: returned.resourcePath }),
      ...(job && { job }),
      service,
      date,
      time,
      airport,
      customer,
    },
  });
};

/** Where a payer goes on after a payment that is no part of a booking; the office sets it. */
export const resultPage = async (): Promise<string> => {
  const { settings } = await callCatalogue('GET /api/settings/asObject', {});
  return String(settings.payment_result_page ?? '/');
};
