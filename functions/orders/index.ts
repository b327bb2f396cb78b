import { cancelBooking, readBooking, readCalendarFile } from '#functions/orders/client-booking.ts';
import { countOrders, listOrders } from '#functions/orders/list-orders.ts';
import { readLastAddress, readOwnOrders } from '#functions/orders/own-orders.ts';
import { placeOrder } from '#functions/orders/place-order.ts';
import { savePersonal, saveService, saveTravel } from '#functions/orders/save-step.ts';
import { startOrder } from '#functions/orders/start-order.ts';
import { compareAmounts, takeOverPayment } from '#functions/orders/take-over-payment.ts';
import { apiGroup } from '#functions/platform/http/api-group.ts';
import { ordersApi } from '#shared/orders/orders-api.ts';

export const handler = apiGroup(ordersApi)({
  'POST /api/orders': startOrder,
  'PATCH /api/orders/travel/{order}': saveTravel,
  'PATCH /api/orders/service/{order}': saveService,
  'PATCH /api/orders/personal/{order}': savePersonal,
  'PATCH /api/orders/payment/{order}': takeOverPayment,
  'POST /api/orders/compareAuthorizedToCalculatedAmount/{order}': compareAmounts,
  'PATCH /api/orders/submit/{order}': placeOrder,
  'GET /api/orders/own': readOwnOrders,
  'GET /api/addresses/lastByUser/{userId}': readLastAddress,
  'GET /api/orders/booking/{order}/{signature}': readBooking,
  'POST /api/orders/booking/{order}/{signature}/cancel': cancelBooking,
  'GET /api/orders/booking/{order}/{signature}/calendar': readCalendarFile,
  'POST /api/orders/list': listOrders,
  'POST /api/orders/count': countOrders,
});
