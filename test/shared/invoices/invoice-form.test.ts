import { describe, expect, it } from 'vitest';
import type { InvoiceForm } from '#shared/invoices/invoice-form.ts';
import { invoiceFormProblems } from '#shared/invoices/invoice-form-rules.ts';
import { invoiceOfForm } from '#shared/invoices/invoice-of-form.ts';
import { anAgency } from '#test/support/builders/invoice.ts';
import { NOW } from '#test/support/builders/order.ts';
import { expectInvoiceToAddUp } from '#test/support/expect-invoice-to-add-up.ts';

const TODAY = '2026-11-27';

const aForm = (overrides: Partial<InvoiceForm> = {}): InvoiceForm => ({
  use_case: 'sec24',
  client_type: 'agency',
  credit_note: false,
  cost_center: '660400141',
  agencyId: 1001,
  invoice_date: TODAY,
  invoice_period_from: '2026-11-01',
  invoice_period_to: '2026-11-30',
  payment_terms: 30,
  company: 'Nordlicht Reisen GmbH & Co. KG',
  debitor: '11001',
  street: 'Kaistraße 14',
  city: 'Kiel',
  zip: '24103',
  country: 'Germany',
  lang: 'de',
  lines: [{ title: 'Begleitung', amount: 2, netto: 5000 }],
  ...overrides,
});

const aLine = { title: 'Begleitung', amount: 1, netto: 5000 };

const problemsOf = (overrides: Partial<InvoiceForm>, agency = anAgency()): Record<string, string> => {
  const form = aForm(overrides);
  const terms = {
    agency: form.agencyId === 1001 ? agency : undefined,
    isAutomatic: (number: string) => number.endsWith('-A'),
  };
  return Object.fromEntries(
    Object.entries(invoiceFormProblems(form, terms, TODAY)).map(([field, { code }]) => [field, code]),
  );
};

describe('the invoice form', () => {
  it('without fault has no problems', () => {
    expect(problemsOf({})).toEqual({});
    expect(
      problemsOf({
        use_case: 'normal',
        client_type: null,
        agencyId: null,
        debitor: '',
        invoice_number: 'R-7',
      }),
    ).toEqual({});
  });

  it.each<[Partial<InvoiceForm>, string, string]>([
    [{ use_case: null }, 'use_case', 'use_case.empty'],
    [{ client_type: null }, 'client_type', 'client_type.empty'],
    [{ credit_note: null }, 'credit_note', 'credit_note.empty'],
    [{ credit_note: true }, 'credit_note_invoice_number', 'credit_note_invoice_number.empty'],
    [{ cost_center: '' }, 'cost_center', 'cost_center.empty'],
    [{ cost_center: '12' }, 'cost_center', 'cost_center.empty'],
    [{ use_case: 'normal' }, 'invoice_number', 'invoice_number.empty'],
    [{ use_case: 'normal', invoice_number: 'R 7' }, 'invoice_number', 'invoice_number.letters'],
    [{ use_case: 'normal', invoice_number: '10001-A' }, 'invoice_number', 'invoice_number.automatic'],
    [{ agencyId: null }, 'agencyId', 'agencyId.empty'],
    [{ agencyId: 998, client_type: 'web' }, 'agencyId', 'agencyId.web'],
    [{ invoice_date: '' }, 'invoice_date', 'invoice_date.empty'],
    [{ invoice_date: '2026-02-30' }, 'invoice_date', 'invoice_date.empty'],
    [{ invoice_date: '2030-01-01' }, 'invoice_date', 'invoice_date.far'],
    [{ company: ' ' }, 'company', 'company.empty'],
    [{ street: '' }, 'street', 'street.empty'],
    [{ city: '' }, 'city', 'city.empty'],
    [{ zip: '' }, 'zip', 'zip.empty'],
    [{ country: '' }, 'country', 'country.empty'],
    [{ debitor: '' }, 'debitor', 'debitor.empty'],
    [{ debitor: '71-001' }, 'debitor', 'debitor.digits'],
    [{ payment_terms: -1 }, 'payment_terms', 'payment_terms.invalid'],
    [{ payment_terms: 1.5 }, 'payment_terms', 'payment_terms.invalid'],
    [{ payment_terms: null }, 'payment_terms', 'payment_terms.invalid'],
    [{ invoice_period_from: '' }, 'invoice_period_from', 'period.empty'],
    [{ invoice_period_to: '2026-10-31' }, 'invoice_period_to', 'period.order'],
    [{ lang: null }, 'lang', 'lang.empty'],
    [{ lines: [] }, 'lines', 'lines.empty'],
    [{ lines: [{ ...aLine, title: '' }] }, 'lines.0.title', 'line.title'],
    [{ lines: [{ ...aLine, amount: 0 }] }, 'lines.0.amount', 'line.amount'],
    [{ lines: [{ ...aLine, amount: 1.5 }] }, 'lines.0.amount', 'line.amount'],
    [{ lines: [{ ...aLine, netto: null }] }, 'lines.0.netto', 'line.netto'],
    [{ lines: [{ ...aLine, time: '25:00' }] }, 'lines.0.time', 'line.time'],
    [
      { lines: [{ ...aLine, sublines: [{ ...aLine, amount: 0 }] }] },
      'lines.0.sublines.0.amount',
      'line.amount',
    ],
    [{ lines: [{ ...aLine, netto: 0 }] }, 'lines', 'lines.nothing'],
  ])('with %j is refused at %s as %s', (overrides, field, code) => {
    expect(problemsOf(overrides)).toMatchObject({ [field]: code });
  });

  it('of an agency without tax needs its VAT id', () => {
    expect(problemsOf({}, anAgency({ tax: 0 }))).toEqual({ vat_id: 'vat_id.empty' });
    expect(problemsOf({ vat_id: 'FR12345678901' }, anAgency({ tax: 0 }))).toEqual({});
  });
});

describe('the invoice of a form', () => {
  const made = (overrides: Partial<InvoiceForm>, agency = anAgency({ tax: 700, concession: 1250 })) =>
    invoiceOfForm('key', { form: aForm(overrides), agency, draft: false }, NOW);

  it('bills services of an agency by its own tax and concession', () => {
    const invoice = made({});
    expect(invoice).toMatchObject({ tax: 700, concession: 1250, amount_netto: 10000, amount_left: 8750 });
    expectInvoiceToAddUp(invoice);
  });

  it('bills everything else at 19 percent without concession', () => {
    expect(made({ use_case: 'normal' })).toMatchObject({ tax: 1900, concession: 0, amount_brutto: 11900 });
    expect(made({ client_type: 'web' })).toMatchObject({ tax: 1900, concession: 0 });
  });

  it('keeps lines with their sublines, without outer spaces, and adds all of them up', () => {
    const line = { ...aLine, title: ' Begleitung ', order: 'PO 7', description: 'Gate A', reference: '' };
    const invoice = made({ lines: [{ ...line, sublines: [{ title: 'Buggy', amount: 3, netto: 333 }] }] });
    expect(invoice.lines).toEqual([
      {
        title: 'Begleitung',
        description: 'Gate A',
        order: 'PO 7',
        amount: 1,
        netto: 5000,
        sum_netto: 5000,
        sublines: [{ title: 'Buggy', description: '', amount: 3, netto: 333, sum_netto: 999 }],
      },
    ]);
    expectInvoiceToAddUp(invoice);
  });
});
