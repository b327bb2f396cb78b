import { createContext, useContext } from 'react';
import type { InvoiceFormState } from '#web/back-office/invoices/form/use-invoice-form.ts';

/** The form around the panels. */
export const FormContext = createContext<InvoiceFormState | undefined>(undefined);

/** @throws Error outside of the invoice form. */
export const useFormState = (): InvoiceFormState => {
  const state = useContext(FormContext);
  if (!state) throw new Error('No invoice form around this part of it.');
  return state;
};
