import type { Checkout } from '#web/public/card-page/calls.ts';

type WidgetWindow = Window & {
  wpwlOptions?: { locale: string; style: 'plain'; labels: { submit: string } };
};

/**
 * Loads the provider's widget, which finds `form.paymentWidgets` and fills it. Its integrity was given with the
 * checkout, so no other script can take its place.
 * @throws Error when the script cannot be loaded.
 */
export const loadWidget = (
  checkout: Checkout,
  { host, lang, submit }: { host: string; lang: string; submit: string },
): Promise<void> => {
  const page: WidgetWindow = window;
  page.wpwlOptions = { locale: lang, style: 'plain', labels: { submit } };
  const script = document.createElement('script');
  script.src = `${host}/v1/paymentWidgets.js?checkoutId=${encodeURIComponent(checkout.id)}`;
  if (checkout.integrity) script.integrity = checkout.integrity;
  script.crossOrigin = 'anonymous';
  return new Promise((resolve, reject) => {
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => reject(new Error('The card widget could not be loaded.')));
    document.head.append(script);
  });
};
