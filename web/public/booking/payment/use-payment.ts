import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useSWRConfig } from 'swr';
import type { OrdersApi } from '#shared/orders/orders-api.ts';
import { ApiError, apiClient } from '#web/common/call-api.ts';
import type { CardMessage } from '#web/common/card-message.ts';
import { forgetReturnedPayment } from '#web/common/payment-cookie.ts';
import type { PaymentDraft } from '#web/public/booking/draft/draft.ts';
import { paymentTaken } from '#web/public/booking/draft/draft-changes.ts';
import { changeDraft, currentDraft } from '#web/public/booking/draft/draft-store.ts';
import { paymentOf, pendingPayment } from '#web/public/booking/draft/payment-draft.ts';

const call = apiClient<OrdersApi>();

/** Long enough to read that the payment was successful, and with which card. */
const SHOWN_FOR_MS = 1800;

/** Takes the payment over to the order. */
const takeOver = async (order: string, id: string, brand: string): Promise<PaymentDraft> => {
  const answer = await call('PATCH /api/orders/payment/{order}', {
    params: { order },
    body: { transaction_id: id, payment_brand: brand },
  });
  return paymentOf(answer, id, brand);
};

/** Whoever finishes without waiting has no payment on the order yet: the server says so, and that is no failure. */
const takeOverPending = async (order: string, id: string, brand: string): Promise<PaymentDraft> => {
  try {
    return await takeOver(order, id, brand);
  } catch (error) {
    if (!(error instanceof ApiError) || error.status === 0 || error.status >= 500) throw error;
    return pendingPayment(id, brand);
  }
};

/** Goes on to the overview after the visitor could read the outcome. */
const useGoingOn = () => {
  const navigate = useNavigate();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return () => {
    timer.current = setTimeout(() => navigate('/book/overview'), SHOWN_FOR_MS);
  };
};

/** Listens to the card page and keeps what came of the payment. */
export const usePayment = () => {
  const goOn = useGoingOn();
  const { mutate } = useSWRConfig();
  const [attempt, setAttempt] = useState(0);
  const [isSaving, setIsSaving] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const isRunning = useRef(false);

  const keep = async (take: typeof takeOver, id: string, brand: string) => {
    const order = currentDraft().orderId;
    if (!order || isRunning.current) return;
    isRunning.current = true;
    setIsSaving(true);
    setFailure(undefined);
    try {
      const payment = await take(order, id, brand);
      changeDraft((draft) => paymentTaken(draft, payment));
      forgetReturnedPayment();
      goOn();
    } catch (error) {
      setFailure(error);
      setAttempt((count) => count + 1);
    } finally {
      isRunning.current = false;
      setIsSaving(false);
    }
  };
  const onMessage = (message: CardMessage): void => {
    if (message.type === 'paid') void keep(takeOver, message.id, message.brand);
    if (message.type === 'pending') void keep(takeOverPending, message.id, message.brand);
    if (message.type === 'already_paid') void keep(takeOver, '', '');
    if (message.type === 'declined') forgetReturnedPayment();
    // The catalogue was edited meanwhile: its new version brings the new price, and with it a new frame.
    if (message.type === 'price_changed') void mutate('settings');
  };
  return { attempt, isSaving, failure, onMessage };
};
