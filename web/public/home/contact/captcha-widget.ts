import 'altcha/external';
import styles from 'altcha/altcha.css?file';
import solver from 'altcha/workers/pbkdf2?file';
import type { TextOf } from '#web/public/language/texts.ts';
import colours from '#web/public/styles/captcha.css?file';

export type CaptchaWidget = {
  readonly restart: () => void;
  /** Ties the message under the widget to its control. */
  readonly describe: (id: string | undefined) => void;
  readonly remove: () => void;
};

type Wish = {
  readonly t: TextOf;
  readonly language: string;
  readonly onAnswer: (answer: string) => void;
};

/** What the library adds to the browser; its own types for that resolve in other module systems only. */
type Widget = HTMLElement & { reset: () => void };
type Library = {
  readonly algorithms: Map<string, () => Worker>;
  readonly i18n: { set: (language: string, texts: Readonly<Record<string, string>>) => void };
};

/** Files of their own, as the content security policy allows no style and no worker in the page. */
const loadStyles = (): void => {
  for (const href of [styles, colours]) {
    if (document.querySelector(`link[href="${href}"]`)) continue;
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = href;
    document.head.prepend(link);
  }
};

const textsOf = (t: TextOf) => ({
  label: t('captcha.label'),
  verifying: t('captcha.verifying'),
  verified: t('captcha.verified'),
  verificationRequired: t('captcha.required'),
  required: t('captcha.required'),
  waitAlert: t('captcha.wait'),
  error: t('captcha.error'),
  expired: t('captcha.expired'),
  loading: t('site.loading'),
  cancel: t('site.closed'),
});

/** The control inside the widget, which it draws by itself. */
const controlIn = (widget: Element): HTMLInputElement | null =>
  widget.querySelector('input[type="checkbox"]');

/** Puts the widget into the page. */
export const placeWidget = (place: Element, { t, language, onAnswer }: Wish): CaptchaWidget => {
  loadStyles();
  const altcha = (globalThis as unknown as { $altcha: Library }).$altcha;
  altcha.algorithms.set('PBKDF2/SHA-256', () => new Worker(solver));
  altcha.i18n.set(language, textsOf(t));
  const widget = document.createElement('altcha-widget') as Widget;
  widget.setAttribute('challenge', '/api/general/captcha');
  widget.setAttribute('language', language);
  widget.setAttribute(
    'configuration',
    JSON.stringify({ hideLogo: true, hideFooter: true, humanInteractionSignature: false }),
  );
  widget.addEventListener('statechange', (event) => {
    const { state, payload } = (event as CustomEvent<{ state: string; payload?: string | null }>).detail;
    onAnswer(state === 'verified' ? (payload ?? '') : '');
  });
  place.append(widget);
  return {
    restart: () => widget.reset(),
    describe: (message) => {
      const control = controlIn(widget);
      if (message) control?.setAttribute('aria-describedby', message);
      else control?.removeAttribute('aria-describedby');
    },
    remove: () => widget.remove(),
  };
};
