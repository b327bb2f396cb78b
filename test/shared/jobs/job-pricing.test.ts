import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { netOfGross } from '#shared/invoices/tax.ts';
import type { ExtraOfJob } from '#shared/jobs/extra.ts';
import type { JobCode } from '#shared/jobs/job-code.ts';
import type { JobForm } from '#shared/jobs/job-form.ts';
import type { JobPriceLine } from '#shared/jobs/job-price.ts';
import { additionalSteps, agencyJobPrice, jobPricesOf, orderPriceOf } from '#shared/jobs/job-pricing.ts';
import { aJobForm, firstTerms } from '#test/support/builders/job.ts';

const terms = firstTerms();
const CODE: JobCode = {
  _id: 'code',
  agency_id: 1001,
  airport: 1,
  service_type_id: 1,
  code: 'PORTER',
  from_text: 'A',
  to_text: 'B',
  price: 5000,
  included: 10,
  step: 5,
  additional_price: 1500,
  version: 1,
};
const sumOf = (lines: readonly JobPriceLine[]) => lines.reduce((total, { sum }) => total + sum, 0);
const priceFor = (pieces: number, extras: readonly ExtraOfJob[] = []) =>
  agencyJobPrice(CODE, { service: 'porter', pieces }, extras).net;

const money = fc.integer({ min: 1, max: 100_000 });
const anyExtra = fc.record({ name: fc.string(), price: money, amount: fc.integer({ min: 1, max: 9 }) });
const anyCode = fc
  .record({
    price: money,
    included: fc.nat(20),
    step: fc.integer({ min: 1, max: 10 }),
    additional_price: money,
  })
  .map((agreed): JobCode => ({ ...CODE, ...agreed }));

describe('the price of an agency’s job', () => {
  it.each([
    [0, 5000],
    [10, 5000],
    [11, 6500],
    [15, 6500],
    [16, 8000],
    [20, 8000],
    [21, 9500],
  ])('with %d pieces, of which 10 are included, in steps of 5, is %d cents', (pieces, net) => {
    expect(priceFor(pieces)).toBe(net);
  });

  it('has no additional items for an assistant', () => {
    expect(agencyJobPrice(CODE, { service: 'assistant', pieces: 99 }, []).net).toBe(5000);
  });

  it('is the price of the job code and the extras', () => {
    expect(priceFor(0, [{ name: 'Sign', price: 250, amount: 3 }])).toBe(5750);
  });

  it('counts bulky pieces with the bags', () => {
    const form = { serviceType: 'porter', jCode: '1001-FRA-P-ARR', bags: 8, bulky: 3 } as const;
    const [price] = jobPricesOf(aJobForm(form), terms);
    expect(price?.lines.map(({ code, quantity }) => [code, quantity])).toEqual([
      ['job_code', 1],
      ['additional_items', 1],
    ]);
  });

  it('adds up, whatever was agreed', () => {
    fc.assert(
      fc.property(anyCode, fc.nat(200), fc.array(anyExtra, { maxLength: 5 }), (code, pieces, extras) => {
        const { net, lines } = agencyJobPrice(code, { service: 'porter', pieces }, extras);
        expect(net).toBe(sumOf(lines));
        for (const { quantity, price, sum } of lines) expect(sum).toBe(quantity * price);
      }),
    );
  });

  it('charges a step from its first piece to its last, and the next from there', () => {
    fc.assert(
      fc.property(anyCode, fc.nat(200), (code, pieces) => {
        const steps = additionalSteps(pieces, code);
        const room = steps * code.step;
        if (steps > 0) {
          expect(pieces - code.included).toBeGreaterThan(room - code.step);
          expect(pieces - code.included).toBeLessThanOrEqual(room);
        } else expect(pieces).toBeLessThanOrEqual(code.included);
      }),
    );
  });

  it('stands with the first job of both, extras too', () => {
    const form = aJobForm({
      serviceType: 'both',
      jCodePorter: '1001-FRA-P-ARR',
      extras: [{ name: 'Sign', price: 250, amount: 1 }],
    });
    const codes = jobPricesOf(form, terms).map(({ lines }) => lines.map(({ code }) => code));
    expect(codes).toEqual([['job_code', 'extra'], ['job_code']]);
  });
});

const CLIENT: Partial<JobForm> = {
  agency: 997,
  jCode: undefined,
  travelType: 'departure',
  from_id: 'fra-t1-taxi-rank',
  to_id: 'fra-t1-gates-b',
};

describe('the price of a private customer’s job', () => {
  const anyForm = fc
    .record({
      serviceType: fc.constantFrom('assistant', 'porter', 'both'),
      persons: fc.integer({ min: 1, max: 50 }),
      bags: fc.nat(50),
      bulky: fc.nat(9),
      extraHours: fc.constantFrom(null, 1, 4),
      language: fc.constantFrom(1, 9, 32),
      extras: fc.array(anyExtra, { maxLength: 3 }),
    })
    .map((said) => aJobForm({ ...CLIENT, ...said }));

  it('is the public price, of which net is the part without 19 percent tax', () => {
    fc.assert(
      fc.property(anyForm, (form) => {
        for (const { net, gross = 0, lines } of jobPricesOf(form, terms)) {
          expect(gross).toBe(sumOf(lines));
          expect(net).toBe(netOfGross(gross, 1900));
        }
      }),
    );
  });

  it('makes the order’s price, line by line, to the cent', () => {
    fc.assert(
      fc.property(anyForm, (form) => {
        const order = orderPriceOf(form, terms);
        const jobs = jobPricesOf(form, terms).reduce((total, { gross = 0 }) => total + gross, 0);
        expect(order?.total).toBe(jobs);
        expect(order?.lines.reduce((total, { sum }) => total + sum, 0)).toBe(order?.total);
        expect((order?.assistant ?? 0) + (order?.porter ?? 0)).toBe(order?.total);
      }),
    );
  });

  it('charges the way that is sold, and none where the way is only described', () => {
    const sold = orderPriceOf(aJobForm(CLIENT), terms)?.lines.find(({ code }) => code === 'location');
    const told = orderPriceOf(aJobForm({ ...CLIENT, from_id: undefined, from_text: 'Hotel' }), terms);
    expect(sold?.sum).toBeGreaterThan(0);
    expect(told?.lines.find(({ code }) => code === 'location')?.sum).toBe(0);
  });
});
