import type { KeyboardEvent } from 'react';

export type Choice = { readonly value: string; readonly label: string };
export type ChoiceGroup = { readonly group: string; readonly items: Choice[] };

/**
 * Some letters, and Enter or Tab choose what is marked in the list, else the first of it; who has typed nothing goes on
 * without a choice.
 */
export const takeTyped =
  (data: readonly Choice[] | readonly ChoiceGroup[], value: string) =>
  (event: KeyboardEvent<HTMLInputElement>): void => {
    const { key, currentTarget } = event;
    const typed = currentTarget.value.trim();
    const choices = data.flatMap((part) => ('items' in part ? part.items : [part]));
    const isChosen = choices.some((choice) => choice.value === value && choice.label === typed);
    if ((key !== 'Tab' && key !== 'Enter') || typed === '' || isChosen) return;
    // Half a choice does not send the form.
    if (key === 'Enter') event.preventDefault();
    const list = document.getElementById(currentTarget.getAttribute('aria-controls') ?? '');
    const marked = list?.querySelector<HTMLElement>('[data-combobox-selected]');
    (marked ?? list?.querySelector<HTMLElement>('[role="option"]'))?.click();
  };
