/** An agency's form as the office sends it. `short` has to be one that no other agency has. */
export const agencyForm = (short: string, changes: object = {}) => ({
  short,
  name: 'Küste Reisen',
  company: 'Küste Reisen GmbH',
  street: 'Hafen 1',
  zip: '20457',
  city: 'Hamburg',
  country: 'Germany',
  debitor: '10801',
  vat_id: 'DE123456789',
  payment_terms: 14,
  tax: 19,
  concession: 2.5,
  default_language: 'de',
  contact_email: 'hello@kueste.example',
  ...changes,
});

/** A job code's form: an assistant at Frankfurt. `code` has to be one that its agency does not have. */
export const jobCodeForm = (code: string, changes: object = {}) => ({
  code,
  airport: 1,
  service_type_id: 2,
  from_text: 'Hall B',
  to_text: 'Coach stop',
  price: 61.5,
  ...changes,
});
