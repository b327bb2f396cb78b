/** HTML that code puts into mails, as it looks in a real one. */
const TABLE = (rows: readonly (readonly [string, string])[]): string =>
  `<table><tbody>${rows.map(([word, value]) => `<tr><th scope="row">${word}</th><td>${value}</td></tr>`).join('')}</tbody></table>`;

const SAMPLES: Readonly<Record<string, string>> = {
  AIRPORT: 'Frankfurt (FRA)',
  AIRPORTS: 'FRA + MUC',
  BOOKING_LINK: 'https://example.com/booking/sample',
  COMPANY: 'Nordlicht Reisen GmbH &amp; Co. KG',
  DATE: '14 May 2027',
  DOCUMENT: 'Invoice',
  EMAIL: 'keiko.tanaka@example.com',
  FAILED: '1',
  FAILURES: '<ul><li>Nordlicht Reisen, FRA: The agency lacks what an invoice must name: street.</li></ul>',
  FROM: 'Terminal 1, gate A 15',
  JOB: 'F10001-1',
  JOB_DETAILS: TABLE([
    ['Service', 'Assistant'],
    ['From, to', 'Gate A 15, taxi rank'],
    ['Persons', '2'],
  ]),
  KEPT: '0',
  KIND: 'final',
  LANGUAGE: 'en',
  LINK: 'https://example.com/reset/sample',
  MADE: '42',
  MOMENT: '14 May 2027, 10:30',
  NAME: 'Keiko Tanaka',
  NAME_SIGN: 'TANAKA',
  NOTHING: '3',
  NUMBER: '10001-A',
  ORDER: 'F10001',
  ORDER_NUMBER: 'F10001',
  PAYMENT_LINK: 'https://example.com/payment/sample',
  PERIOD: '1 – 31 May 2027',
  PHONE: '+49 69 000000',
  PRICE_LINES: TABLE([
    ['Way', '45.00 €'],
    ['Persons, base price', '30.00 €'],
  ]),
  REASON: 'Flight cancelled',
  REFERENCE: 'TOUR-4711',
  REQUEST: 'Do you meet guests at the aircraft door?',
  RUN_LINK: 'https://example.com/run/sample',
  SERVICE: 'Assistant',
  SERVICES: TABLE([
    ['Assistant', '2 persons, in English'],
    ['From, to', 'Gate A 15, taxi rank'],
  ]),
  SITE_LINK: 'https://example.com',
  TERMS: 'Payable by 13 June 2027 (30 days), without deduction.',
  TIME: '10:30',
  TO: 'Taxi rank',
  TOTAL: '75.00 €',
  TRAVEL_TYPE: 'Arrival',
  WAS: 'It was on 13 May 2027, 9:00.',
};

/** Something to look at in place of each variable; of a later one, its name. */
export const sampleValues = (variables: readonly string[]): Record<string, string> =>
  Object.fromEntries(variables.map((name) => [name, SAMPLES[name] ?? name]));
