import { describe, expect, it } from 'vitest';
import type { AgencyInput, JobCodeInput } from '#shared/agencies/agency-form.ts';
import { isAgencyAskedFor } from '#shared/agencies/agency-list.ts';
import { agencyFields, agencyProblems } from '#shared/agencies/agency-rules.ts';
import { jobCodeFields, jobCodeProblems } from '#shared/agencies/job-code-rules.ts';
import type { FieldErrors } from '#shared/domain-error.ts';

const FORM: AgencyInput = {
  short: 'KUEST',
  name: 'Küste Reisen',
  company: 'Küste Reisen GmbH',
  street: 'Hafen 1',
  zip: '20457',
  city: 'Hamburg',
  country: 'Germany',
  debitor: '10801',
  payment_terms: 30,
  tax: 1900,
  concession: 500,
  default_language: 'de',
  contact_email: 'hello@kueste.example',
};
const NORD = { _id: 1001, short: 'NORD' };
const WEB = { _id: 998, short: 'WEB' };
const GROUP = { _id: 1009, short: 'LHG' };

const codesOf = (problems: FieldErrors): Record<string, string> =>
  Object.fromEntries(Object.entries(problems).map(([field, { code }]) => [field, code]));
const problemsOf = (changes: AgencyInput, before?: typeof NORD): Record<string, string> =>
  codesOf(agencyProblems({ ...FORM, ...changes }, before, [NORD, WEB, GROUP]));

describe('the form of an agency', () => {
  it('asks for what an invoice needs', () => {
    expect(problemsOf({})).toEqual({});
    expect(codesOf(agencyProblems({}, undefined, []))).toEqual({
      ...Object.fromEntries(
        ['short', 'name', 'company', 'street', 'zip', 'city', 'country', 'debitor', 'contact_email'].map(
          (field) => [field, 'empty'],
        ),
      ),
      payment_terms: 'payment_terms.invalid',
      tax: 'percent.invalid',
      concession: 'percent.invalid',
      default_language: 'default_language.unknown',
    });
  });

  it('takes digits as debitor, a VAT id, whole days, rates up to 100 percent and an email address', () => {
    expect(
      problemsOf({
        debitor: '10-801',
        vat_id: '123',
        payment_terms: -1,
        tax: 10_001,
        contact_email: 'hello',
        default_language: 'fr',
      }),
    ).toEqual({
      debitor: 'debitor.digits',
      vat_id: 'vat_id.invalid',
      payment_terms: 'payment_terms.invalid',
      tax: 'percent.invalid',
      contact_email: 'contact_email.invalid',
      default_language: 'default_language.unknown',
    });
    expect(agencyFields({ ...FORM, vat_id: 'de 123 456 789' })).toMatchObject({
      vat_id: 'DE123456789',
      active: true,
    });
  });

  it('gives a short name to one agency alone, whatever its case', () => {
    expect(problemsOf({ short: 'nord' })).toEqual({ short: 'short.duplicate' });
    expect(problemsOf({ short: 'nord' }, NORD)).toEqual({});
  });

  it('keeps the agencies that the program names as it needs them', () => {
    expect(problemsOf({ short: 'AIR', active: false }, GROUP)).toEqual({
      short: 'short.fixed',
      active: 'active.fixed',
    });
    const ofWeb = { short: 'WEB', debitor: '', street: '', zip: '', city: '', country: '', concession: 0 };
    expect(problemsOf(ofWeb, WEB)).toEqual({});
    expect(problemsOf({ ...ofWeb, tax: 700, concession: 100, active: false }, WEB)).toEqual({
      tax: 'rates.fixed',
      concession: 'rates.fixed',
      active: 'active.fixed',
    });
  });
});

describe('a job code', () => {
  const CODE: JobCodeInput = {
    code: 'KUEST ARR',
    airport: 1,
    service_type_id: 1,
    from_text: 'Hall B',
    to_text: 'Coach stop',
    price: 4800,
    included: 10,
    step: 5,
    additional_price: 1500,
  };
  const found = (changes: JobCodeInput, agency = 1001) =>
    codesOf(jobCodeProblems({ ...CODE, ...changes }, agency, [{ code: 'KUEST DEP' }]));

  it('has airport, service, way, price, and of porters included pieces, step and further price', () => {
    expect(found({})).toEqual({});
    expect(codesOf(jobCodeProblems({}, 1001, []))).toEqual({
      code: 'empty',
      from_text: 'empty',
      to_text: 'empty',
      airport: 'airport.empty',
      service_type_id: 'service.empty',
      price: 'price.invalid',
    });
    expect(found({ included: -1, step: 0, additional_price: -1, code: 'kuest dep' })).toEqual({
      code: 'code.duplicate',
      included: 'count.invalid',
      step: 'count.invalid',
      additional_price: 'price.invalid',
    });
    expect(jobCodeFields({ ...CODE, service_type_id: 2 })).toMatchObject({
      included: 0,
      step: 1,
      additional_price: 0,
    });
  });

  it('of a porter is for Frankfurt, and not for airline groups; private customers have none', () => {
    expect(found({ airport: 2 })).toEqual({ service_type_id: 'service.no_porter' });
    expect(found({}, 1009)).toEqual({ service_type_id: 'service.no_porter' });
    expect(found({}, 998)).toEqual({ code: 'agency.private' });
  });
});

describe('the search of agencies', () => {
  it('looks into short name, name, company, city, debitor and email, and at what is active', () => {
    const agency = { ...agencyFields(FORM), active: false };
    const finds = (where: object) => isAgencyAskedFor(where)(agency);
    for (const search of ['kuest', 'küste r', 'HAMBURG', '1080', 'hello@', ''])
      expect([search, finds({ search })]).toEqual([search, true]);
    expect([finds({ search: 'NORD' }), finds({ active: true }), finds({ active: false })]).toEqual([
      false,
      false,
      true,
    ]);
  });
});
