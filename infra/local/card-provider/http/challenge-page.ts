import { toAmount } from '../ledger/amounts.ts';
import type { Payment } from '../ledger/ledger.ts';

const TEXTS = {
  en: {
    title: 'Your bank asks: was it you?',
    payment: 'Payment of',
    card: 'with the card ending in',
    hint: 'This is the sandbox’s stand-in for 3-D Secure. To try “never comes back”, close this page.',
    succeed: 'Succeed',
    fail: 'Fail',
    cancel: 'Cancel',
  },
  de: {
    title: 'Ihre Bank fragt: Waren Sie das?',
    payment: 'Zahlung von',
    card: 'mit der Karte, die endet auf',
    hint: 'Diese Seite der Testumgebung steht für 3-D Secure. Für „kommt nie zurück“ schließen Sie sie.',
    succeed: 'Bestätigen',
    fail: 'Ablehnen',
    cancel: 'Abbrechen',
  },
};

const STYLE = `
body { margin: 0; padding: 48px 20px; background: #f5f8f8; color: #0b2730; font: 17px/26px system-ui, sans-serif; }
main { max-width: 480px; margin: auto; padding: 32px; background: #fff; border: 1px solid #dce5e7; border-radius: 12px; }
h1 { margin: 0 0 16px; font-size: 24px; line-height: 32px; }
p { margin: 0 0 16px; }
.hint { color: #4a5d62; font-size: 15px; line-height: 22px; }
button { display: block; width: 100%; min-height: 52px; margin-top: 12px; border: 1px solid #0b2730; border-radius: 8px;
  background: #fff; color: inherit; font: inherit; font-weight: 650; cursor: pointer; }
button:first-of-type { background: #0b2730; color: #fff; }
button:focus-visible { outline: 3px solid #155e6b; outline-offset: 2px; }`;

/** The only words from outside are digits, a currency of three letters and a locale: nothing to escape. */
export const challengePage = (payment: Payment, locale: 'en' | 'de'): string => {
  const texts = TEXTS[locale];
  return `<!doctype html>
<html lang="${locale}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${texts.title}</title>
<style>${STYLE}</style></head>
<body><main>
<h1>${texts.title}</h1>
<p>${texts.payment} <strong>${toAmount(payment.cents)} ${payment.currency}</strong> ${texts.card} ${payment.card.last4Digits}.</p>
<p class="hint">${texts.hint}</p>
<form method="post">
<button name="decision" value="succeed">${texts.succeed}</button>
<button name="decision" value="fail">${texts.fail}</button>
<button name="decision" value="cancel">${texts.cancel}</button>
</form>
</main></body></html>`;
};
