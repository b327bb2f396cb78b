import {
  cancelBooking,
  readBooking,
  readBookingDocument,
  readCalendarFile,
} from '#functions/orders/client-booking.ts';
import { contactClient, readLetterTemplate, readProposedLetter } from '#functions/orders/contact-client.ts';
import { deleteDraft } from '#functions/orders/delete-draft.ts';
import { countOrders, listOrders, readNextOrders } from '#functions/orders/list-orders.ts';
import { readChanges } from '#functions/orders/order-changes.ts';
import { readLastAddress, readOwnOrders } from '#functions/orders/own-orders.ts';
import { placeOrder } from '#functions/orders/place-order.ts';
import { readOrder } from '#functions/orders/read-order.ts';
import { savePersonal, saveService, saveTravel } from '#functions/orders/save-step.ts';
import { startOrder } from '#functions/orders/start-order.ts';
import { compareAmounts, takeOverPayment } from '#functions/orders/take-over-payment.ts';
import { updateOrder } from '#functions/orders/update-order.ts';
import { apiGroup } from '#functions/platform/http/api-group.ts';
import { orderDeskApi } from '#shared/orders/order-desk-api.ts';
import { ordersApi } from '#shared/orders/orders-api.ts';

export const handler = apiGroup({ ...ordersApi, ...orderDeskApi })({
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
  'GET /api/orders/booking/{order}/{signature}/documents/{kind}': readBookingDocument,
  'GET /api/orders/booking/{order}/{signature}/calendar': readCalendarFile,
  'GET /api/orders': readNextOrders,
  'POST /api/orders/list': listOrders,
  'POST /api/orders/count': countOrders,
  'POST /api/orders/changes': readChanges,
  'GET /api/orders/{id}/{lang}': readOrder,
  'PUT /api/orders/{id}/update': updateOrder,
  'DELETE /api/orders/{id}': deleteDraft,
  'POST /api/orders/contactClient': contactClient,
  'GET /api/orders/getRequestContactEmailTemplate': readLetterTemplate,
  'GET /api/orders/getRequestContactEmailTemplate/{id}': readProposedLetter,
});
