import type { OrderDeskApi } from '#shared/orders/order-desk-api.ts';
import type { OrderStatusApi } from '#shared/orders/order-status-api.ts';
import type { PaymentsApi } from '#shared/payments/payments-api.ts';
import type { RefundReason } from '#shared/payments/refund.ts';
import type { ActOption, OrderAct } from '#web/back-office/orders/order-acts.ts';
import { apiClient } from '#web/common/call-api.ts';

const callDesk = apiClient<OrderDeskApi & OrderStatusApi>();
const callPayments = apiClient<PaymentsApi>();

export type ActChoice = Readonly<Record<ActOption, boolean>> & {
  /** Of a refund after the hours that are allowed: why the law gives it, and what it rests on. */
  readonly reason: RefundReason;
  readonly note: string;
};
type Wish = { readonly id: string; readonly choice: ActChoice; readonly userName: string };

const CLIENT = 'client';

const setStatus = ({ id, choice, userName }: Wish, status: 'cancelled' | 'ordered'): Promise<undefined> => {
  const cancelledBy = choice.cancelled_by_client ? CLIENT : userName;
  return callDesk('PUT /api/orders/statusUpdate/{id}', {
    params: { id },
    body: {
      _id: id,
      status,
      paymentStatus: 'authorized',
      sendEmail: choice.send_mail,
      ...(status === 'cancelled' && { cancelledBy }),
    },
  });
};

const orderOf = ({ id }: Wish) => ({ order: { _id: id } });

const CALLS: Readonly<Record<OrderAct, (wish: Wish) => Promise<{ message: string } | undefined>>> = {
  confirm: (wish) =>
    callPayments('POST /api/payments/capturePayment', {
      body: { ...orderOf(wish), send_mail: wish.choice.send_mail },
    }),
  refund: (wish) =>
    wish.choice.in_time
      ? callPayments('POST /api/payments/refundPayment', {
          body: {
            ...orderOf(wish),
            send_mail: wish.choice.send_mail,
            cancelled_by: wish.choice.refunded_by_client ? CLIENT : wish.userName,
          },
        })
      : callPayments('POST /api/payments/refundByLaw', {
          body: {
            ...orderOf(wish),
            send_mail: wish.choice.send_mail,
            reason: wish.choice.reason,
            note: wish.choice.note,
          },
        }),
  restate: (wish) => callPayments('POST /api/payments/restateOrder', { body: orderOf(wish) }),
  cancel: (wish) => setStatus(wish, 'cancelled'),
  restore: (wish) => setStatus(wish, 'ordered'),
  drop: ({ id }) => callDesk('DELETE /api/orders/{id}', { params: { id } }),
};

/**
 * Asks the server for an action.
 * @returns what the server says about it; nothing where it answers without words (204)
 * @throws ApiError when it was refused
 */
export const doAct = async (act: OrderAct, wish: Wish): Promise<string | undefined> =>
  (await CALLS[act](wish))?.message;
