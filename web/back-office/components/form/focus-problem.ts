const CONTROLS = 'input:not(:disabled), select, textarea, button';

/** Puts the focus into a field, or into the first control of one that has several. */
export const focusOn = (field: Element | null | undefined): void => {
  if (!(field instanceof HTMLElement)) return;
  const checked = field.querySelector<HTMLElement>('input:checked:not(:disabled)');
  const control = field.matches(CONTROLS) ? field : (checked ?? field.querySelector<HTMLElement>(CONTROLS));
  control?.focus();
};

/** Puts the focus into the first field that is refused. */
export const focusFirstProblem = (form: HTMLFormElement | null): void =>
  focusOn(form?.querySelector('[aria-invalid="true"]:not(:disabled)'));

/** Puts the focus into the first field that can be filled in. */
export const focusFirstField = (form: HTMLFormElement | null): void =>
  form?.querySelector<HTMLElement>('fieldset input:not(:disabled)')?.focus();
