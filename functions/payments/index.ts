import { calculatePrice } from '#functions/payments/calculate-price.ts';
import { capturePayment } from '#functions/payments/capture-payment.ts';
import { getStatus } from '#functions/payments/get-status.ts';
import { prepareCheckout } from '#functions/payments/prepare-checkout.ts';
import { takeNotice } from '#functions/payments/take-notice.ts';
import { updateStatus } from '#functions/payments/update-status.ts';
import { apiGroup } from '#functions/platform/http/api-group.ts';
import { DomainError } from '#shared/domain-error.ts';
import { orderStatusApi } from '#shared/orders/order-status-api.ts';
import { paymentsApi } from '#shared/payments/payments-api.ts';

const notYet = async (): Promise<never> => {
  throw new DomainError('unavailable', 'This cannot be done yet.');
};

export const handler = apiGroup({ ...paymentsApi, ...orderStatusApi })({
  'POST /api/payments/prepareCheckoutExternal': prepareCheckout,
  'POST /api/payments/getStatusExternal': getStatus,
  'POST /api/payments/calculatePrice': calculatePrice,
  'POST /api/payments/webhook': takeNotice,
  'POST /api/payments/capturePayment': capturePayment,
  'PUT /api/orders/statusUpdate/{id}': updateStatus,
  'POST /api/payments/refundPayment': notYet,
  'POST /api/payments/refundByLaw': notYet,
  'POST /api/payments/restateOrder': notYet,
  'POST /api/payments/attention/list': notYet,
  'POST /api/payments/attention/done': notYet,
});
