import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anAgency, anAgencyInvoice, aPricedJob } from '#test/support/builders/invoice.ts';
import { expectInvoiceToAddUp } from '#test/support/expect-invoice-to-add-up.ts';

const rate = fc.integer({ min: 0, max: 10_000 });
const prices = fc.array(fc.integer({ min: 1, max: 1_000_000 }), { minLength: 1, maxLength: 12 });

describe('the invoice of an agency', () => {
  it('takes the concession from the net and the tax from what remains: 228.50 at 12.5 and 19 percent', () => {
    const invoice = anAgencyInvoice([aPricedJob(1, 22850)], { agency: anAgency({ concession: 1250 }) });
    expect(invoice).toMatchObject({
      amount_netto: 22850,
      amount_concession: 2856,
      amount_tax: 3799,
      amount_brutto: 23793,
      amount_left: 19994,
      tax_left: 3799,
    });
  });

  it('adds up to the cent for every price, rate and concession', () => {
    fc.assert(
      fc.property(prices, rate, rate, (nets, tax, concession) => {
        const jobs = nets.map((net, index) => aPricedJob(index + 1, net));
        const agency = anAgency({ tax, concession });

        expectInvoiceToAddUp(anAgencyInvoice(jobs, { agency }));
      }),
    );
  });

  it('names places that are offered in the language of the agency, and others as they were typed', () => {
    const ends = {
      from_id: 'fra-t1-aircraft-door',
      from_text: 'Terminal 1, aircraft door',
      to_text: 'Coach stop',
    };
    const titleIn = (default_language: 'de' | 'en') =>
      anAgencyInvoice([aPricedJob(1, 4000, { ...ends, persons: 1 })], {
        agency: anAgency({ default_language }),
      }).lines[0]?.title;
    expect(titleIn('de')).toBe('Begleitung, Terminal 1, Flugzeugtür – Coach stop');
    expect(titleIn('en')).toBe('Assistant, Terminal 1, aircraft door – Coach stop');
  });

  it('bills each job as a line by day and time, with what is charged beside below it', () => {
    const lines = [
      { code: 'job_code' as const, name: 'P-ARR', quantity: 1, price: 4000, sum: 4000 },
      { code: 'additional_items' as const, name: '', quantity: 3, price: 500, sum: 1500 },
      { code: 'extra' as const, name: 'Buggy', quantity: 2, price: 900, sum: 1800 },
    ];
    const porter = aPricedJob(1, 0, { service_type_id: 1, hours: 16, price: { net: 7300, lines } });
    const invoice = anAgencyInvoice([porter, aPricedJob(2, 6200, { hours: 9 })]);
    expect(invoice.lines).toMatchObject([
      {
        title: 'Begleitung, Terminal 1, exit B – Coach stop, 2 Personen',
        date: '2026-12-04',
        time: '09:30',
        job_id: '10001-2',
        reference: 'NL 77',
        type: 'assistant',
        netto: 6200,
        sublines: [],
      },
      {
        type: 'porter',
        amount: 1,
        netto: 4000,
        sublines: [
          { title: 'Weitere Gepäckstücke', amount: 3, netto: 500, sum_netto: 1500 },
          { title: 'Buggy', amount: 2, netto: 900, sum_netto: 1800 },
        ],
      },
    ]);
    expectInvoiceToAddUp(invoice);
  });

  it('carries the agency, its terms and the cost centre of the airport', () => {
    expect(anAgencyInvoice([aPricedJob(1, 6200)])).toMatchObject({
      use_case: 'sec24',
      client_type: 'agency',
      cost_center: '660400141',
      agencyId: 1001,
      payment_terms: 30,
      tax: 1900,
      lang: 'de',
      invoice_period_from: '2026-11-01',
      invoice_period_to: '2026-11-30',
    });
  });

  it('is refused without a job, and with one that has no price', () => {
    expect(() => anAgencyInvoice([])).toThrow('no job to bill');
    expect(() => anAgencyInvoice([aPricedJob(1, 0, { price: { net: 0, lines: [] } })])).toThrow(
      'has no price',
    );
  });
});
