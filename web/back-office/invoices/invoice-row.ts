import type { ReceivedOf } from '#shared/http/contract.ts';
import type { InvoicesApi } from '#shared/invoices/invoices-api.ts';

/** An invoice as the list brings it; amounts in euros. */
export type InvoiceRow = ReceivedOf<InvoicesApi['POST /api/invoices/list']>['rows'][number];

/** An amount as the books read it: credit notes take away. */
export const signed = ({ credit_note }: Pick<InvoiceRow, 'credit_note'>, amount: number): number =>
  credit_note ? -amount : amount;

/** Whether it is a web client's: nothing is done with it here (back-office specification, section 2). */
export const isOfWebClient = ({ client_type }: Pick<InvoiceRow, 'client_type'>): boolean =>
  client_type === 'web';

type CreditState = Pick<InvoiceRow, 'locked' | 'credit_note' | 'draft' | 'amount_left' | 'client_type'>;

/**
 * Whether a credit note is offered: not of a locked invoice, a credit note, a draft, nor where nothing is left
 * (back-office specification, section 2). The server decides again.
 */
export const canBeCredited = (invoice: CreditState): boolean =>
  !isOfWebClient(invoice) &&
  !invoice.locked &&
  !invoice.credit_note &&
  !invoice.draft &&
  invoice.amount_left > 0;

/** Why there is less to do with an invoice than with others, as the end of a text's key. */
export const closedBecause = (invoice: CreditState): 'web' | 'locked' | 'nothing_left' | undefined => {
  if (isOfWebClient(invoice)) return 'web';
  if (invoice.locked) return 'locked';
  return !invoice.credit_note && !invoice.draft && invoice.amount_left === 0 ? 'nothing_left' : undefined;
};
