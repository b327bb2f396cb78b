import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import type { SiteLanguage } from '#shared/languages.ts';
import type { OrdersApi } from '#shared/orders/orders-api.ts';
import { apiClient } from '#web/common/call-api.ts';
import { EMPTY_DRAFT } from '#web/public/booking/draft/draft.ts';
import { paymentCleared } from '#web/public/booking/draft/draft-changes.ts';
import { changeDraft, currentDraft, forgetStoredDraft } from '#web/public/booking/draft/draft-store.ts';
import { keepPlacedOrder } from '#web/public/booking/placed-order.ts';
import { useTexts } from '#web/public/language/texts.ts';

const call = apiClient<OrdersApi>();

/** Until the visitor is taken back to the payment (public specification, section 9). */
const BACK_AFTER_MS = 5000;

/** Whether the reserved sum still fits. While the bank has not answered there is none to compare. */
const hasPriceChanged = async (): Promise<boolean> => {
  const { orderId, payment, selected_service, airport } = currentDraft();
  if (!orderId || payment?.state !== 'paid') return false;
  const { result } = await call('POST /api/orders/compareAuthorizedToCalculatedAmount/{order}', {
    params: { order: orderId },
    body: { ...(selected_service && { selected_service }), ...(airport && { airport }) },
  });
  return result === 'reauthorize';
};

/** The payment no longer fits: it goes, and after 5 seconds the visitor is back at the payment step. */
const useReauthorize = () => {
  const navigate = useNavigate();
  const [isReauthorize, setIsReauthorize] = useState(false);
  useEffect(() => {
    if (!isReauthorize) return;
    const timer = setTimeout(() => {
      changeDraft(paymentCleared);
      navigate('/book/payment');
    }, BACK_AFTER_MS);
    return () => {
      clearTimeout(timer);
      changeDraft(paymentCleared);
    };
  }, [isReauthorize, navigate]);
  return { isReauthorize, reauthorize: () => setIsReauthorize(true) };
};

/** Once the order is placed, the overview shows its draft until the next page stands, and nobody afterwards. */
const usePlacedDraft = () => {
  const isPlaced = useRef(false);
  useEffect(
    () => () => {
      if (isPlaced.current) changeDraft(() => EMPTY_DRAFT);
    },
    [],
  );
  return () => {
    isPlaced.current = true;
    forgetStoredDraft();
  };
};

export type Checkout = {
  readonly isReauthorize: boolean;
  readonly isBusy: boolean;
  readonly failure: unknown;
  readonly isAgreed: boolean;
  readonly isAgreementMissing: boolean;
  readonly agree: (isAgreed: boolean) => void;
  readonly order: () => Promise<void>;
};

/** Places the order, once however often the button is pressed. */
const placeOrder = async (lang: SiteLanguage) => {
  const { orderId, selected_service, airport, assistant, porter } = currentDraft();
  if (!orderId || !selected_service || !airport) throw new Error('the overview has a complete draft');
  return call('PATCH /api/orders/submit/{order}', {
    params: { order: orderId },
    body: { assistant, porter, selected_service, airport, lang, agb_privacy: true },
  });
};

/** The last step: looks at the price when it opens and again before it orders. */
export const useCheckout = (): Checkout => {
  const { language } = useTexts();
  const navigate = useNavigate();
  const { isReauthorize, reauthorize } = useReauthorize();
  const forgetDraft = usePlacedDraft();
  const [isAgreed, setIsAgreed] = useState(false);
  const [isTried, setIsTried] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const isRunning = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the overview opens
  useEffect(() => {
    hasPriceChanged().then(
      (hasChanged) => hasChanged && reauthorize(),
      () => undefined,
    );
  }, []);
  const order = async () => {
    setIsTried(true);
    if (!isAgreed || isReauthorize || isRunning.current) return;
    isRunning.current = true;
    setIsBusy(true);
    setFailure(undefined);
    try {
      const placed = (await hasPriceChanged()) ? undefined : await placeOrder(language);
      if (placed?.result !== 'ok') return reauthorize();
      keepPlacedOrder(placed, currentDraft().payment?.state === 'pending');
      forgetDraft();
      navigate('/thankyou');
    } catch (error) {
      setFailure(error);
    } finally {
      isRunning.current = false;
      setIsBusy(false);
    }
  };
  const isAgreementMissing = isTried && !isAgreed;
  return { isReauthorize, isBusy, failure, isAgreed, isAgreementMissing, agree: setIsAgreed, order };
};
