import { capturePayment } from '#functions/payments/capture-payment.ts';
import { getStatus } from '#functions/payments/get-status.ts';
import { prepareCheckout } from '#functions/payments/prepare-checkout.ts';
import { apiGroup } from '#functions/platform/http/api-group.ts';
import { paymentsApi } from '#shared/payments/payments-api.ts';

export const handler = apiGroup(paymentsApi)({
  'POST /api/payments/prepareCheckoutExternal': prepareCheckout,
  'POST /api/payments/getStatusExternal': getStatus,
  'POST /api/payments/capturePayment': capturePayment,
});
