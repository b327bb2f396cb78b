import { formatAmount, formatDate, formatList } from '#web/common/formats.ts';
import type { CardQuery } from '#web/public/card-page/card-query.ts';
import type { CardText } from '#web/public/card-page/card-texts.ts';
import { element, icon } from '#web/public/card-page/elements.ts';

const airportText = (code: string, t: CardText): string =>
  code === 'FRA' || code === 'MUC' ? t(`card.airport.${code}`) : code;

/** The amount as this language writes it: `€ 212.00`. */
export const amountText = ({ amount, lang }: CardQuery, t: CardText): string =>
  t('card.euro', { amount: formatAmount(Math.round(amount * 100), lang) });

const fact = (name: string, value: Node | string): HTMLElement =>
  element('div', {}, element('dt', {}, name), element('dd', {}, value));

const whenText = ({ date, time, lang }: CardQuery): string =>
  formatList([/^\d{4}-\d{2}-\d{2}$/.test(date) ? formatDate(date, lang, 'short') : date, time], lang);

/** Customer, airport, amount; for the service sec24 also date and time (public specification, section 2). */
export const factsView = (query: CardQuery, t: CardText): HTMLElement => {
  const { customer, airport, service, lang, amount, currency } = query;
  const due = element('span', {}, formatAmount(Math.round(amount * 100), lang));
  return element(
    'dl',
    { class: 'due' },
    customer !== '' && fact(t('card.customer'), customer),
    airport !== '' && fact(t('card.airport'), airportText(airport, t)),
    service === 'sec24' && fact(t('card.when'), whenText(query)),
    element(
      'div',
      { class: 'due-amount' },
      element('dt', {}, t('card.amount')),
      element('dd', {}, due, ' ', element('small', {}, currency)),
    ),
  );
};

/** A red banner: what happened, in bold, and what to do. */
export const errorView = (title: string, text: string): HTMLElement =>
  element(
    'div',
    { class: 'alert', role: 'alert' },
    icon('alert'),
    element('div', {}, element('b', {}, title), ` ${text}`),
  );

export const buttonView = (label: string, onClick: () => void): HTMLButtonElement => {
  const button = element('button', { type: 'button', class: 'button button-outline' }, label);
  button.addEventListener('click', onClick);
  return button;
};

export const loadingView = (t: CardText): HTMLElement =>
  element(
    'p',
    { class: 'loading', role: 'status' },
    element('span', { class: 'spinner' }),
    t('card.loading'),
  );

/** The yellow line runs from the card to the bank. */
export const askingView = (t: CardText): HTMLElement =>
  element(
    'div',
    { class: 'asking', role: 'status' },
    element(
      'p',
      { class: 'track' },
      element('i'),
      element('i'),
      element('b', {}, t('card.asking.from')),
      element('span', {}, t('card.asking.to')),
    ),
    element('h1', {}, t('card.asking.title')),
    element('p', {}, t('card.asking.text')),
  );

/** When the bank takes long: finish the booking meanwhile, where that is possible. */
export const lateView = (t: CardText, onFinish: (() => void) | undefined): HTMLElement =>
  element(
    'div',
    { class: 'late' },
    element('p', {}, onFinish ? t('card.late.text') : t('card.unknown')),
    onFinish && buttonView(t('card.late.action'), onFinish),
  );

export const successView = (query: CardQuery, brand: string, t: CardText): HTMLElement =>
  element(
    'div',
    { class: 'success', role: 'status' },
    icon('check'),
    element('div', {}, element('b', {}, t('card.success')), element('small', {}, amountText(query, t))),
    brand !== '' && element('em', {}, brand),
  );

/** The form that the provider's widget fills, and what is said under it. */
export const formView = (action: string, t: CardText): HTMLElement =>
  element(
    'div',
    {},
    element('form', { action, class: 'paymentWidgets', 'data-brands': 'VISA MASTER AMEX' }),
    element('p', { class: 'fine' }, icon('lock'), element('span', {}, t('card.fine'))),
  );
