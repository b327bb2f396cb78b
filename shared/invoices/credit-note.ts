import { airportTime } from '#shared/calendar-date.ts';
import { DomainError, invalidInput } from '#shared/domain-error.ts';
import { netAfterConcession } from '#shared/invoices/amounts.ts';
import type { Invoice, InvoiceDraft, InvoiceLine } from '#shared/invoices/invoice.ts';
import { netOfGross, shareOf } from '#shared/invoices/tax.ts';
import type { Cents } from '#shared/money.ts';
import { refused } from '#shared/refused.ts';
import { invoiceTexts } from '#shared/texts/invoice-texts.ts';

/** Letters of the reason of a credit note. */
export const REASON_MAX = 500;

/** What may be credited of an invoice that nobody has credited yet. */
const creditable = (invoice: Invoice): Cents =>
  invoice.prices === 'gross' ? invoice.amount_brutto : netAfterConcession(invoice);

const refuseUnfit = (invoice: Invoice, amount: Cents): void => {
  if (invoice.credit_note || invoice.draft) {
    throw new DomainError('refused_transition', 'Only an issued invoice can be credited.');
  }
  if (amount < 1) {
    throw invalidInput({
      amount: { code: 'amount.too_low', message: 'Credit note amount must be above 0.' },
    });
  }
  if (amount > invoice.amount_left) {
    throw invalidInput({
      amount: { code: 'amount.too_high', message: 'Credit note amount exceeds the amount left.' },
    });
  }
};

/**
 * Refuses a credit note of the office over an invoice whose month is closed. Money that went back at the bank is
 * credited whatever its month: the note counts in the month of its own date.
 * @throws DomainError `refused_transition`
 */
export const demandUnlocked = ({ locked }: Pick<Invoice, 'locked'>): void => {
  if (locked) throw refused('invoice.locked');
};

/**
 * Refuses a credit note of the office over a web client's invoice: that comes with the refund of the money, never
 * without. @throws DomainError `refused_transition`
 */
export const demandOfAgency = ({ client_type }: Pick<Invoice, 'client_type'>): void => {
  if (client_type === 'web') {
    throw new DomainError('refused_transition', 'The invoice of a web client is credited by a refund.');
  }
};

const partialLine = (invoice: Invoice, net: Cents, gross: Cents): InvoiceLine => ({
  title: invoiceTexts[invoice.lang].partly,
  description: '',
  amount: 1,
  ...(invoice.prices === 'gross' ? { brutto: gross, sum_brutto: gross } : { netto: net }),
  sum_netto: net,
  sublines: [],
});

/** The tax of a part; the last part takes what the others have left, so that all of them add up to the invoice's. */
const taxOfPart = (invoice: Invoice, amount: Cents): Cents => {
  if (amount === invoice.amount_left) return invoice.tax_left;
  const tax =
    invoice.prices === 'gross' ? amount - netOfGross(amount, invoice.tax) : shareOf(amount, invoice.tax);
  return Math.min(tax, invoice.tax_left);
};

type Part = {
  readonly amount: Cents;
  readonly lines?: readonly InvoiceLine[] | undefined;
  /** Why; without it, the remarks are the invoice's. */
  readonly reason?: string | undefined;
};

const amountsOf = (invoice: Invoice, { amount, lines }: Part) => {
  const amount_tax = taxOfPart(invoice, amount);
  const net = invoice.prices === 'gross' ? amount - amount_tax : amount;
  const isWhole = amount === creditable(invoice);
  return {
    lines: isWhole ? invoice.lines : [...(lines ?? [partialLine(invoice, net, amount)])],
    concession: isWhole ? invoice.concession : 0,
    amount_netto: isWhole ? invoice.amount_netto : net,
    amount_concession: isWhole ? invoice.amount_concession : 0,
    amount_tax,
    amount_brutto: net + amount_tax,
  };
};

/**
 * The credit note over a part of an invoice, still without a number, and the invoice with what is left of it. A whole
 * one mirrors lines, concession, net, tax and gross. `amount` is what `amount_left` is: net after
 * concession, or gross; a part may say by its own lines what it is for.
 * Source: § 31 (5) UStDV; back-office specification, sections 4 and 5; docs/decisions.md, invoices.
 * @throws DomainError `invalid_input` naming `amount`; `refused_transition` of a credit note or draft
 */
export const creditNoteOf = (
  invoice: Invoice,
  { _id, ...part }: Part & { readonly _id: string },
  now: Date,
): { creditNote: InvoiceDraft; left: Invoice } => {
  refuseUnfit(invoice, part.amount);
  const {
    invoice_number,
    settings_invoice_number: _,
    filename: __,
    file: ___,
    exports: ____,
    booking,
    ...rest
  } = invoice;
  const reason = part.reason?.trim();
  const amounts = amountsOf(invoice, part);
  return {
    creditNote: {
      ...rest,
      ...amounts,
      _id,
      ...(reason && { remarks: reason }),
      ...(booking?.debitor && { booking: { debitor: booking.debitor } }),
      locked: false,
      credit_note: true,
      credit_note_invoice_number: invoice_number,
      credit_note_invoice_date: invoice.invoice_date,
      ...(part.amount < creditable(invoice) && { credit_note_part: true }),
      invoice_date: airportTime(now).date,
      amount_left: 0,
      tax_left: 0,
      issued_at: now.toISOString(),
      version: 1,
    },
    left: {
      ...invoice,
      amount_left: invoice.amount_left - part.amount,
      tax_left: invoice.tax_left - amounts.amount_tax,
    },
  };
};
