import { describe, expect, it } from 'vitest';
import { agencies } from '#infra/seed/agencies.ts';
import { changedInput } from '#web/back-office/invoices/form/change-input.ts';
import { formOf, sentForm } from '#web/back-office/invoices/form/form-of-input.ts';
import { formProblems } from '#web/back-office/invoices/form/form-problems.ts';
import { formSums } from '#web/back-office/invoices/form/form-sums.ts';
import {
  cloneInput,
  emptyInput,
  type InvoiceInput,
  type IssuedInvoice,
  newLine,
  newSubline,
} from '#web/back-office/invoices/form/invoice-input.ts';
import type { AgencyRow } from '#web/back-office/invoices/form/use-agencies.ts';

const TODAY = '2026-11-28';
const MUNICH_ONLY = { airport_id: 2, access_permission: 1 } as const;
const BOTH = { airport_id: 1, access_permission: 2 } as const;

const rows: AgencyRow[] = agencies.map((agency) => ({
  ...agency,
  tax: agency.tax / 100,
  concession: agency.concession / 100,
}));
const nordlicht = rows.find(({ _id }) => _id === 1001);

const aLine = (patch: Partial<InvoiceInput['lines'][number]> = {}) => ({
  ...newLine(),
  title: 'Begleitung',
  netto: '50',
  ...patch,
});

/** A form without fault. */
const anInput = (patch: Partial<InvoiceInput> = {}): InvoiceInput => ({
  ...changedInput(emptyInput(TODAY, BOTH), { agencyId: '1001' }, rows),
  cost_center: '660400141',
  lines: [aLine()],
  ...patch,
});

const problemsOf = (input: InvoiceInput) => formProblems(formOf(input), nordlicht, TODAY);

describe('a new invoice form', () => {
  it('is of the month before, due in 30 days, dated today', () => {
    expect(emptyInput(TODAY, BOTH)).toMatchObject({
      invoice_date: TODAY,
      invoice_period_from: '2026-10-01',
      invoice_period_to: '2026-10-31',
      payment_terms: '30',
      cost_center: '',
    });
  });

  it('has the cost center of the one airport that its writer sees', () => {
    expect(emptyInput(TODAY, MUNICH_ONLY).cost_center).toBe('660602141');
  });

  it('takes address, account, terms and VAT id from the agency that is chosen, and keeps what is typed then', () => {
    const chosen = anInput();
    expect(chosen).toMatchObject({
      company: nordlicht?.company,
      street: nordlicht?.street,
      zip: nordlicht?.zip,
      city: nordlicht?.city,
      country: nordlicht?.country,
      debitor: nordlicht?.debitor,
      payment_terms: String(nordlicht?.payment_terms),
    });
    expect(changedInput(chosen, { street: 'Hof 1' }, rows).street).toBe('Hof 1');
    expect(problemsOf(chosen)).toEqual({});
  });
});

describe('the form that is sent', () => {
  it('has no number and no order of services, and neither agency nor job of free invoices', () => {
    const lines = [aLine({ order: 'PO-1', job_id: '10001-1' })];
    const service = formOf(anInput({ invoice_number: 'X-1', lines }));
    expect(service.invoice_number).toBeUndefined();
    expect(service.lines?.[0]?.order).toBeUndefined();
    const free = formOf(anInput({ use_case: 'normal', invoice_number: 'X-1', lines }));
    expect(free).toMatchObject({ invoice_number: 'X-1', agencyId: null, client_type: null });
    expect(free.lines?.[0]?.job_id).toBeUndefined();
  });

  it('carries euros, and nothing for a price that has three decimals', () => {
    const sent = sentForm(formOf(anInput({ lines: [aLine({ netto: '28.5' }), aLine({ netto: '1.234' })] })));
    expect(sent.lines?.map(({ netto }) => netto)).toEqual([28.5, null]);
    const typed = ['12,50', '1.234,50', '1,234.50'].map((netto) => aLine({ netto }));
    expect(sentForm(formOf(anInput({ lines: typed }))).lines?.map(({ netto }) => netto)).toEqual([
      12.5, 1234.5, 1234.5,
    ]);
    expect(Object.keys(problemsOf(anInput({ lines: [aLine({ netto: '1.234' })] })))).toEqual([
      'lines.0.netto',
    ]);
  });
});

describe('the sums of the form', () => {
  it('take the agency’s concession from lines and sublines, and the tax of what remains', () => {
    const lines = [aLine({ amount: '2', sublines: [{ ...newSubline(), netto: '28.50' }] })];
    expect(formSums(formOf(anInput({ lines })), nordlicht)).toMatchObject({
      amount_netto: 12_850,
      amount_concession: 643,
      amount_tax: 2319,
      amount_brutto: 14_526,
    });
  });

  it('leave out lines that are not priced yet', () => {
    const lines = [aLine(), aLine({ amount: '' }), aLine({ netto: '' })];
    expect(formSums(formOf(anInput({ lines })), nordlicht).amount_netto).toBe(5000);
  });
});

describe('the clone of an invoice', () => {
  const issued = {
    ...sentForm(formOf(anInput())),
    use_case: 'sec24',
    client_type: 'agency',
    credit_note: true,
    credit_note_invoice_number: '10001-A',
    invoice_number: '10002-A',
    agencyId: 1001,
    payment_terms: 30,
    lines: [
      {
        title: 'Begleitung',
        description: 'FRA',
        amount: 2,
        netto: 50,
        sum_netto: 100,
        date: '2026-10-03',
        job_id: '10001-1',
        reference: 'MRD 4471',
        sublines: [
          { title: 'Stunde', description: '', amount: 1, netto: 28.5, sum_netto: 28.5, job_id: '1-1' },
        ],
      },
    ],
  } as unknown as IssuedInvoice;

  it('is of today, without number, job and credited invoice, with all else', () => {
    const clone = cloneInput(issued, TODAY);
    expect(clone).toMatchObject({
      invoice_date: TODAY,
      invoice_number: '',
      credit_note_invoice_number: '',
      agencyId: '1001',
      debitor: nordlicht?.debitor,
    });
    expect(clone.lines).toMatchObject([
      {
        title: 'Begleitung',
        amount: '2',
        netto: '50.00',
        date: '2026-10-03',
        job_id: '',
        reference: 'MRD 4471',
        sublines: [{ title: 'Stunde', netto: '28.50', job_id: '' }],
      },
    ]);
  });
});
