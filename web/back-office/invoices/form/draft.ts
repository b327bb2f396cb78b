import type { InvoiceInput } from '#web/back-office/invoices/form/invoice-input.ts';

const KEY = 'invoice-form';

/** A form that is being written, as this window keeps it over a reload. */
export type Draft = {
  /** `new`, or the invoice it is a clone of. */
  readonly id: string;
  /** The form's own key, by which it is issued once. */
  readonly key: string;
  /** What it began with. */
  readonly start: InvoiceInput;
  readonly input: InvoiceInput;
};

/** The draft of this window; undefined when there is none, or no storage. */
export const readDraft = (): Draft | undefined => {
  try {
    return (JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Draft | null) ?? undefined;
  } catch {
    return undefined;
  }
};

export const keepDraft = (draft: Draft): void => {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(draft));
  } catch {
    // Without storage the form lives as long as its page.
  }
};

export const dropDraft = (): void => {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Without storage there is none.
  }
};
