import { buildCardForm } from './card-form.ts';
import type { CardInput } from './check-card.ts';
import { parseExpiry } from './expiry.ts';
import { resultUrl } from './result-url.ts';
import { addStyle } from './style.ts';
import { type WidgetTexts, widgetTexts } from './texts.ts';

/** Written before this script by the sandbox that serves it. */
declare const SANDBOX_CHECKOUT: { id: string; origin: string };

/** What a page may say before it loads the script, as in COPYandPAY. `style: 'none'` leaves the form unstyled;
 * every other style looks the same here. `labels` replaces texts. */
type WidgetOptions = {
  locale?: string;
  style?: string;
  labels?: Partial<WidgetTexts>;
  onReady?: () => void;
};

type WidgetWindow = Window & { wpwlOptions?: WidgetOptions; wpwl?: { unload: () => void } };

const page: WidgetWindow = window;

const locationAfter = async (form: HTMLFormElement, input: CardInput, locale: string): Promise<string> => {
  const shopperResultUrl = new URL(form.getAttribute('action') ?? '', document.baseURI).href;
  const expiry = parseExpiry(input.expiry);
  const answer = await fetch(`${SANDBOX_CHECKOUT.origin}/v1/checkouts/${SANDBOX_CHECKOUT.id}/card`, {
    method: 'POST',
    credentials: 'omit',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      number: input.number.replace(/\s/g, ''),
      holder: input.holder.trim(),
      expiryMonth: expiry?.month,
      expiryYear: expiry?.year,
      cvv: input.cvv,
      shopperResultUrl,
      locale: locale.startsWith('de') ? 'de' : 'en',
    }),
  });
  if (answer.status >= 500) throw new Error('The provider failed.');
  // A refused submission (expired, or paid in another tab) is the shop's to explain: it asks for the status.
  if (!answer.ok) return resultUrl(shopperResultUrl, SANDBOX_CHECKOUT.id);
  const { redirectUrl } = (await answer.json()) as { redirectUrl: string };
  return redirectUrl;
};

const runWidget = (form: HTMLFormElement, options: WidgetOptions): void => {
  const locale = options.locale?.toLowerCase() ?? 'en';
  const texts = widgetTexts(locale, options.labels);
  const brands = (form.dataset.brands ?? 'VISA MASTER AMEX').split(/\s+/).filter(Boolean);
  const removeStyle = options.style === 'none' ? () => undefined : addStyle();
  const { read, findErrors, showAlert, showBusy } = buildCardForm(form, brands, texts);
  let isBusy = false;
  const setBusy = (value: boolean) => {
    isBusy = value;
    showBusy(value);
  };
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (isBusy || findErrors()) return;
    setBusy(true);
    showAlert('');
    try {
      window.location.assign(await locationAfter(form, read(), locale));
    } catch {
      setBusy(false);
      showAlert(texts.unreachable);
    }
  };
  const wakeUp = (event: PageTransitionEvent) => event.persisted && setBusy(false);
  form.addEventListener('submit', submit);
  window.addEventListener('pageshow', wakeUp);
  page.wpwl = {
    unload: () => {
      form.removeEventListener('submit', submit);
      window.removeEventListener('pageshow', wakeUp);
      form.replaceChildren();
      form.classList.remove('wpwl-form');
      removeStyle();
    },
  };
  options.onReady?.();
};

const start = (): void => {
  const form = document.querySelector<HTMLFormElement>('form.paymentWidgets');
  if (!form) {
    console.error('The payment widget found no form.paymentWidgets.');
    return;
  }
  page.wpwl?.unload();
  runWidget(form, page.wpwlOptions ?? {});
};

if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', start, { once: true });
else start();
