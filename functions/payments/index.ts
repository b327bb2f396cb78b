import { calculatePrice } from '#functions/payments/calculate-price.ts';
import { capturePayment } from '#functions/payments/capture-payment.ts';
import { getStatus } from '#functions/payments/get-status.ts';
import { prepareCheckout } from '#functions/payments/prepare-checkout.ts';
import { takeNotice } from '#functions/payments/take-notice.ts';
import { apiGroup } from '#functions/platform/http/api-group.ts';
import { paymentsApi } from '#shared/payments/payments-api.ts';

export const handler = apiGroup(paymentsApi)({
  'POST /api/payments/prepareCheckoutExternal': prepareCheckout,
  'POST /api/payments/getStatusExternal': getStatus,
  'POST /api/payments/calculatePrice': calculatePrice,
  'POST /api/payments/webhook': takeNotice,
  'POST /api/payments/capturePayment': capturePayment,
});
