import { listAttention, settleAttention } from '#functions/payments/attention.ts';
import { calculatePrice } from '#functions/payments/calculate-price.ts';
import { capturePayment } from '#functions/payments/capture-payment.ts';
import { getStatus } from '#functions/payments/get-status.ts';
import { prepareCheckout } from '#functions/payments/prepare-checkout.ts';
import { refundByLaw, refundPayment } from '#functions/payments/refund-payment.ts';
import { restateOrder } from '#functions/payments/restate-order.ts';
import { takeNotice } from '#functions/payments/take-notice.ts';
import { updateStatus } from '#functions/payments/update-status.ts';
import { apiGroup } from '#functions/platform/http/api-group.ts';
import { orderStatusApi } from '#shared/orders/order-status-api.ts';
import { paymentsApi } from '#shared/payments/payments-api.ts';

export const handler = apiGroup({ ...paymentsApi, ...orderStatusApi })({
  'POST /api/payments/prepareCheckoutExternal': prepareCheckout,
  'POST /api/payments/getStatusExternal': getStatus,
  'POST /api/payments/calculatePrice': calculatePrice,
  'POST /api/payments/webhook': takeNotice,
  'POST /api/payments/capturePayment': capturePayment,
  'PUT /api/orders/statusUpdate/{id}': updateStatus,
  'POST /api/payments/refundPayment': refundPayment,
  'POST /api/payments/refundByLaw': refundByLaw,
  'POST /api/payments/restateOrder': restateOrder,
  'POST /api/payments/attention/list': listAttention,
  'POST /api/payments/attention/done': settleAttention,
});
