import type { CardInput } from './check-card.ts';
import { element, icon } from './elements.ts';
import type { WidgetTexts } from './texts.ts';

type Field = { root: HTMLElement; input: HTMLInputElement; showError: (message: string) => void };
type FieldPlan = { label: string; attributes: Record<string, string>; hasIcon?: boolean };

const makeField = (name: string, plan: FieldPlan): Field => {
  const id = `wpwl-${name}`;
  const errorId = `${id}-error`;
  const input = element('input', {
    id,
    name: `card.${name}`,
    class: 'wpwl-control',
    type: 'text',
    required: true,
    'aria-describedby': errorId,
    ...plan.attributes,
  });
  const error = element('p', { id: errorId, class: 'wpwl-error', hidden: true });
  const box = element('span', { class: 'wpwl-box' }, ...(plan.hasIcon ? [icon('card')] : []), input);
  const label = element('label', { class: 'wpwl-label', for: id }, plan.label);
  const showError = (message: string) => {
    error.hidden = message === '';
    error.replaceChildren(...(message === '' ? [] : [icon('warning'), message]));
    if (message === '') input.removeAttribute('aria-invalid');
    else input.setAttribute('aria-invalid', 'true');
  };
  return {
    root: element('div', { class: `wpwl-group wpwl-group-${name}` }, label, box, error),
    input,
    showError,
  };
};

/** The four card fields; `autocomplete` lets browsers and password managers fill them in. */
export const makeFields = (texts: WidgetTexts): Record<keyof CardInput, Field> => {
  const numeric = { inputmode: 'numeric' };
  return {
    number: makeField('number', {
      label: texts.cardNumber,
      attributes: { ...numeric, autocomplete: 'cc-number', maxlength: '23', spellcheck: 'false' },
      hasIcon: true,
    }),
    holder: makeField('holder', {
      label: texts.cardHolder,
      attributes: { autocomplete: 'cc-name', maxlength: '128', spellcheck: 'false' },
    }),
    expiry: makeField('expiry', {
      label: texts.expiryDate,
      attributes: {
        ...numeric,
        autocomplete: 'cc-exp',
        placeholder: texts.expiryPlaceholder,
        maxlength: '9',
      },
    }),
    cvv: makeField('cvv', {
      label: texts.cvv,
      attributes: { ...numeric, autocomplete: 'cc-csc', maxlength: '4' },
    }),
  };
};

/** The brands as radio buttons; the number's first digits choose one by themselves. */
export const makeBrands = (brands: string[], texts: WidgetTexts) => {
  const radios = brands.map((value) =>
    element('input', { type: 'radio', name: 'paymentBrand', value, autocomplete: 'off' }),
  );
  const labels = radios.map((radio) =>
    element('label', { class: 'wpwl-brand' }, radio, element('span', {}, radio.value)),
  );
  const legend = element('legend', { class: 'wpwl-hidden' }, texts.brands);
  const choose = (brand: string | undefined) => {
    if (brand !== undefined) for (const radio of radios) radio.checked = radio.value === brand;
  };
  return { root: element('fieldset', { class: 'wpwl-brands' }, legend, ...labels), choose };
};
