import { brandOf } from './card-rules.ts';
import { type CardInput, checkCard } from './check-card.ts';
import { element, icon } from './elements.ts';
import { formatExpiry } from './expiry.ts';
import { makeBrands, makeFields } from './fields.ts';
import { formatNumber } from './format-number.ts';
import type { WidgetTexts } from './texts.ts';

const NAMES = ['number', 'holder', 'expiry', 'cvv'] as const;

/** Only while typing at the end: otherwise the caret would jump. */
const formatWhileTyping = (input: HTMLInputElement, format: (text: string) => string) =>
  input.addEventListener('input', (event) => {
    const isDeleting = event instanceof InputEvent && event.inputType.startsWith('delete');
    if (!isDeleting && input.selectionStart === input.value.length) input.value = format(input.value);
  });

const makeButton = (texts: WidgetTexts) => {
  const label = element('span', {}, texts.submit);
  const button = element('button', { type: 'submit', class: 'wpwl-button' }, label, icon('arrow'));
  // The pressed button leaves the focus in its field: an error shown on blur would push the button away from
  // under the pointer, and the click would be lost.
  button.addEventListener('mousedown', (event) => event.preventDefault());
  const showBusy = (isBusy: boolean) => {
    label.textContent = isBusy ? texts.busy : texts.submit;
    button.setAttribute('aria-busy', String(isBusy));
  };
  return { button, showBusy };
};

const makeAlert = () => {
  const alert = element('div', { role: 'alert', class: 'wpwl-alert', hidden: true });
  const showAlert = (message: string) => {
    alert.hidden = message === '';
    alert.replaceChildren(...(message === '' ? [] : [icon('warning'), message]));
  };
  return { alert, showAlert };
};

const makeChecks = (fields: ReturnType<typeof makeFields>, brands: string[], texts: WidgetTexts) => {
  const read = (): CardInput => ({
    number: fields.number.input.value,
    holder: fields.holder.input.value,
    expiry: fields.expiry.input.value,
    cvv: fields.cvv.input.value,
  });
  const check = () => checkCard(read(), brands, new Date(), texts);
  for (const name of NAMES) {
    const { input, showError } = fields[name];
    input.addEventListener('blur', () => input.value !== '' && showError(check()[name]));
    input.addEventListener('input', () => input.hasAttribute('aria-invalid') && showError(check()[name]));
  }
  /** Shows every error and takes the payer to the first one. */
  const findErrors = (): boolean => {
    const errors = check();
    for (const name of NAMES) fields[name].showError(errors[name]);
    const first = NAMES.find((name) => errors[name] !== '');
    if (first) fields[first].input.focus();
    return first !== undefined;
  };
  return { read, findErrors };
};

/** Fills the page's form with card fields. */
export const buildCardForm = (form: HTMLFormElement, brands: string[], texts: WidgetTexts) => {
  const fields = makeFields(texts);
  const brandChoice = makeBrands(brands, texts);
  const { alert, showAlert } = makeAlert();
  const { button, showBusy } = makeButton(texts);
  const { number, holder, expiry, cvv } = fields;
  formatWhileTyping(number.input, formatNumber);
  formatWhileTyping(expiry.input, formatExpiry);
  number.input.addEventListener('input', () => brandChoice.choose(brandOf(number.input.value)));
  form.noValidate = true;
  form.classList.add('wpwl-form');
  form.replaceChildren(
    brandChoice.root,
    number.root,
    holder.root,
    element('div', { class: 'wpwl-row' }, expiry.root, cvv.root),
    alert,
    button,
  );
  return { ...makeChecks(fields, brands, texts), showAlert, showBusy };
};
