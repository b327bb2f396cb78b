import { directionOf } from '#shared/languages.ts';
import { ApiError } from '#web/common/call-api.ts';
import { keepReturnedPayment, returnedPayment } from '#web/common/payment-cookie.ts';
import { askStatus, prepareCheckout, resultPage } from '#web/public/card-page/calls.ts';
import { type CardQuery, readCardQuery, returnAddress } from '#web/public/card-page/card-query.ts';
import { loadCardTexts } from '#web/public/card-page/card-texts.ts';
import {
  amountText,
  askingView,
  buttonView,
  errorView,
  factsView,
  formView,
  lateView,
  loadingView,
  successView,
} from '#web/public/card-page/views.ts';
import { loadWidget } from '#web/public/card-page/widget.ts';
import { returnToWizard, tellHeight, tellWizard } from '#web/public/card-page/wizard-messages.ts';

/** The provider answers about a checkout twice a minute at most. */
const ASK_AGAIN_MS = 30_000;

/** Without the service parameter the payer goes to the result page (public specification, section 4). */
const RESULT_AFTER_MS = 3_000;

const isLeftAlone = ({ isBooking, service }: CardQuery): boolean => !isBooking && service === '';

const leaveForResult = async (): Promise<void> => {
  const address = await resultPage();
  setTimeout(() => window.location.assign(address), RESULT_AFTER_MS);
};

const query = readCardQuery(window.location.search);

const start = async (): Promise<void> => {
  document.documentElement.lang = query.lang;
  document.documentElement.dir = directionOf(query.lang);
  const t = await loadCardTexts(query.lang);
  document.title = `${t('card.title')} – Airport Assist`;
  const page = document.getElementById('card-page');
  if (!page) return;
  page.setAttribute('aria-label', t('card.title'));
  const show = (...parts: readonly (Node | undefined)[]): void =>
    page.replaceChildren(factsView(query, t), ...parts.filter((part) => part !== undefined));
  const tryAgain = () => window.location.replace(returnAddress(window.location.search));

  /** The bank has not answered: the visitor may finish a booking; this page asks on. */
  const showWaiting = (id: string, askAgain: () => Promise<void>): void => {
    const finish = query.isBooking ? () => tellWizard({ type: 'pending', id, brand: '' }) : undefined;
    page.replaceChildren(askingView(t), lateView(t, finish));
    setTimeout(() => void askAgain(), ASK_AGAIN_MS);
  };

  const showRefusal = (error: unknown): void => {
    const code = error instanceof ApiError ? error.code : '';
    if (code === 'already_exists') {
      show(successView(query, '', t));
      tellWizard({ type: 'already_paid' });
      return;
    }
    if (code === 'payment_unknown') {
      showWaiting(returnedPayment()?.checkout ?? '', showForm);
      return;
    }
    if (code === 'price_changed') tellWizard({ type: 'price_changed' });
    const text = code === 'price_changed' ? t('card.price_changed') : t('card.failed.text');
    const request = error instanceof ApiError && error.requestId !== '' ? ` (${error.requestId})` : '';
    show(errorView(t('card.failed.title'), text + request), buttonView(t('card.retry'), tryAgain));
  };

  const showForm = async (banner?: HTMLElement): Promise<void> => {
    show(banner, loadingView(t));
    try {
      const { checkout, host } = await prepareCheckout(query);
      show(banner, formView(returnAddress(window.location.search), t));
      await loadWidget(checkout, {
        host,
        lang: query.lang,
        submit: t('card.pay', { amount: amountText(query, t) }),
      });
    } catch (error) {
      showRefusal(error);
    }
  };

  /** Reads the result of a checkout; what the provider does not know yet is neither success nor failure. */
  const checkResult = async (id: string): Promise<void> => {
    try {
      const { outcome, result, payment_brand } = await askStatus(query, id);
      if (outcome === 'pending') return showWaiting(id, () => checkResult(id));
      if (outcome === 'paid') {
        show(successView(query, payment_brand, t));
        if (isLeftAlone(query)) return await leaveForResult();
        return tellWizard({ type: 'paid', id, brand: payment_brand });
      }
      tellWizard({ type: 'declined', id });
      const { code, description } = result;
      await showForm(errorView(t('card.declined.title'), t('card.declined.text', { code, description })));
    } catch (error) {
      const isKnown = error instanceof ApiError && error.status >= 400 && error.status < 500;
      if (isKnown && error.status !== 429) showRefusal(error);
      else showWaiting(id, () => checkResult(id));
    }
  };

  tellHeight();
  if (!query.returned) return showForm();
  if (query.order !== '') keepReturnedPayment({ order: query.order, checkout: query.returned.id });
  page.replaceChildren(askingView(t));
  await checkResult(query.returned.id);
};

if (!returnToWizard(query)) await start();
