/** HTML that code puts into mails, as it looks in a real one. */
const TABLE = (rows: readonly (readonly [string, string])[]): string =>
  `<table><tbody>${rows.map(([word, value]) => `<tr><th scope="row">${word}</th><td>${value}</td></tr>`).join('')}</tbody></table>`;

const SAMPLES: Readonly<Record<string, string>> = {
  AIRPORT: 'Frankfurt (FRA)',
  BOOKING_LINK: 'https://example.com/booking/sample',
  DATE: '14 May 2027',
  EMAIL: 'keiko.tanaka@example.com',
  FROM: 'Terminal 1, gate A 15',
  JOB: 'F10001-1',
  JOB_DETAILS: TABLE([
    ['Service', 'Assistant'],
    ['From, to', 'Gate A 15, taxi rank'],
    ['Persons', '2'],
  ]),
  LANGUAGE: 'en',
  LINK: 'https://example.com/reset/sample',
  MOMENT: '14 May 2027, 10:30',
  NAME: 'Keiko Tanaka',
  NAME_SIGN: 'TANAKA',
  ORDER: 'F10001',
  ORDER_NUMBER: 'F10001',
  PAYMENT_LINK: 'https://example.com/payment/sample',
  PHONE: '+49 69 000000',
  PRICE_LINES: TABLE([
    ['Way', '45.00 €'],
    ['Persons, base price', '30.00 €'],
  ]),
  REASON: 'Flight cancelled',
  REFERENCE: 'TOUR-4711',
  REQUEST: 'Do you meet guests at the aircraft door?',
  SERVICE: 'Assistant',
  SERVICES: TABLE([
    ['Assistant', '2 persons, in English'],
    ['From, to', 'Gate A 15, taxi rank'],
  ]),
  SITE_LINK: 'https://example.com',
  TIME: '10:30',
  TO: 'Taxi rank',
  TOTAL: '75.00 €',
  TRAVEL_TYPE: 'Arrival',
  WAS: 'It was on 13 May 2027, 9:00.',
};

/** Something to look at in place of each variable; of a later one, its name. */
export const sampleValues = (variables: readonly string[]): Record<string, string> =>
  Object.fromEntries(variables.map((name) => [name, SAMPLES[name] ?? name]));
