import type { Setting } from '#shared/catalogue/setting.ts';

type Texts = readonly [title: Setting['readable_title'], description: Setting['readable_description']];

const setting = (
  key: string,
  type: Setting['type'],
  value: Setting['value'],
  [readable_title, readable_description]: Texts,
  isPublic: 'public' | 'office' = 'office',
): Setting => ({ key, type, value, readable_title, readable_description, public: isPublic === 'public' });

const thresholds: readonly Setting[] = [
  setting(
    'bag_base_1_to_x',
    'number',
    2,
    [
      { en: 'Bags in the base price', de: 'Gepäckstücke im Grundpreis' },
      {
        en: 'The base price of the porter covers 1 to this many bags.',
        de: 'Der Grundpreis des Gepäckträgers gilt für 1 bis so viele Gepäckstücke.',
      },
    ],
    'public',
  ),
  setting(
    'person_base_1_to_x',
    'number',
    2,
    [
      { en: 'Persons in the base price', de: 'Personen im Grundpreis' },
      {
        en: 'The base price of the assistant covers 1 to this many persons.',
        de: 'Der Grundpreis der Begleitung gilt für 1 bis so viele Personen.',
      },
    ],
    'public',
  ),
  setting(
    'vip_base_1_to_x',
    'number',
    2,
    [
      { en: 'Persons in the VIP base price', de: 'Personen im VIP-Grundpreis' },
      {
        en: 'The base price of the VIP service covers 1 to this many persons.',
        de: 'Der Grundpreis des VIP-Service gilt für 1 bis so viele Personen.',
      },
    ],
    'public',
  ),
];

const booking: readonly Setting[] = [
  setting(
    'web_client_cancellation_hours',
    'number',
    24,
    [
      { en: 'Cancellation by the client, hours before', de: 'Stornierung durch den Kunden, Stunden vorher' },
      {
        en: 'Until this many hours before the service a client may cancel a booking that is not charged yet.',
        de: 'Bis so viele Stunden vor dem Service kann ein Kunde eine noch nicht belastete Buchung stornieren.',
      },
    ],
    'public',
  ),
  setting(
    'payment_result_page',
    'text',
    '/thankyou',
    [
      { en: 'Page after an external payment', de: 'Seite nach einer externen Zahlung' },
      {
        en: 'Address to which the card payment page goes 3 seconds after a successful payment without a service.',
        de: 'Adresse, zu der die Kartenzahlungsseite 3 Sekunden nach einer erfolgreichen Zahlung ohne Service weitergeht.',
      },
    ],
    'public',
  ),
  setting('refund_window_hours', 'number', 48, [
    { en: 'Refund and restate, hours', de: 'Erstattung und Wiederaufnahme, Stunden' },
    {
      en: 'A refund is possible for this long after the payment, restating for this long after the refund.',
      de: 'So lange nach der Zahlung ist eine Erstattung möglich, so lange nach der Erstattung die Wiederaufnahme.',
    },
  ]),
  setting('job_duration_hours', 'number', 1, [
    { en: 'Length of a job, hours', de: 'Dauer eines Auftrags, Stunden' },
    {
      en: 'How long a job keeps its employees busy, without its extra hours.',
      de: 'Wie lange ein Auftrag seine Mitarbeiter bindet, ohne weitere Stunden.',
    },
  ]),
];

const airlineGroup = (name: string, value: string, en: string, de: string): Setting =>
  setting(`airline_group_${name}`, 'text', value, [
    { en: `Airline group, ${en.toLowerCase()}`, de: `Airline-Gruppen, ${de}` },
    {
      en: `${en} in the address of imported bookings (agency 1009).`,
      de: `${de} in der Adresse importierter Buchungen (Agentur 1009).`,
    },
  ]);

const airlineGroups: readonly Setting[] = [
  airlineGroup('name', 'Group Desk, Airport Assist', 'Name', 'Name'),
  airlineGroup('address1', 'Hugo-Eckener-Ring 1', 'Street', 'Straße'),
  airlineGroup('zip', '60549', 'Postcode', 'Postleitzahl'),
  airlineGroup('city', 'Frankfurt am Main', 'City', 'Ort'),
  airlineGroup('country', 'Germany', 'Country', 'Land'),
  setting('airline_group_email', 'text', 'groups@airport-assist.example', [
    { en: 'Airline group, email placeholder', de: 'Airline-Gruppen, E-Mail-Platzhalter' },
    {
      en: 'Email address of imported bookings (agency 1009); no client reads it.',
      de: 'E-Mail-Adresse importierter Buchungen (Agentur 1009); kein Kunde liest sie.',
    },
  ]),
];

const seller = (name: string, value: string, en: string, de: string): Setting =>
  setting(`seller_${name}`, 'text', value, [
    { en: `Seller: ${en}`, de: `Verkäufer: ${de}` },
    {
      en: 'Stands on every invoice; none is issued while this is empty.',
      de: 'Steht auf jeder Rechnung; solange es leer ist, wird keine ausgestellt.',
    },
  ]);

const contactEmail = (airport: string, en: string, de: string): Setting =>
  setting(`contact_email_${airport}`, 'text', `${en.toLowerCase()}@airport-assist.example`, [
    { en: `Contact requests, ${en}`, de: `Kontaktanfragen, ${de}` },
    {
      en: `Email address that receives the requests of the contact form for ${en}.`,
      de: `E-Mail-Adresse, an die Anfragen des Kontaktformulars für ${de} gehen.`,
    },
  ]);

const contact: readonly Setting[] = [
  contactEmail('fra', 'Frankfurt', 'Frankfurt'),
  contactEmail('muc', 'Munich', 'München'),
  setting('withdrawal_email', 'text', 'withdrawal@airport-assist.example', [
    { en: 'Withdrawals', de: 'Widerrufe' },
    {
      en: 'Email address that is told of every declaration of withdrawal.',
      de: 'E-Mail-Adresse, die von jeder Widerrufserklärung erfährt.',
    },
  ]),
];

/** Invented, valid in form: the bank code begins with 9, which no German bank's does. */
const sellerData: readonly Setting[] = [
  seller('name', 'Airport Assist GmbH', 'legal name', 'Firma'),
  seller('street', 'Terminal 1, Halle B', 'street', 'Straße'),
  seller('zip', '60547', 'postcode', 'Postleitzahl'),
  seller('city', 'Frankfurt am Main', 'city', 'Ort'),
  seller('country', 'DE', 'country code', 'Ländercode'),
  seller('tax_number', '045 999 99995', 'tax number', 'Steuernummer'),
  seller('vat_id', 'DE999999995', 'VAT identification number', 'Umsatzsteuer-Identifikationsnummer'),
  seller('bank', 'Musterbank Frankfurt', 'bank', 'Bank'),
  seller('iban', 'DE48990000000001234567', 'IBAN', 'IBAN'),
  seller('bic', 'MUSTDEFFXXX', 'BIC', 'BIC'),
  seller('register_court', 'Amtsgericht Frankfurt am Main', 'register court', 'Registergericht'),
  seller('register_number', 'HRB 999999', 'register number', 'Registernummer'),
  seller('managing_director', 'Andrea Muster', 'managing director', 'Geschäftsführung'),
  seller('phone', '+49 69 90009 150', 'phone', 'Telefon'),
  seller('email', 'rechnung@airport-assist.example', 'email', 'E-Mail'),
];

const invoicing: readonly Setting[] = [
  setting('last_invoice_number_agency', 'number', 10000, [
    { en: 'Last invoice number, agencies', de: 'Letzte Rechnungsnummer, Agenturen' },
    {
      en: 'The next invoice to an agency takes the number after this one. It can only be raised.',
      de: 'Die nächste Rechnung an eine Agentur bekommt die folgende Nummer. Sie lässt sich nur erhöhen.',
    },
  ]),
  setting('invoice_suffix_agency', 'text', '-A', [
    { en: 'Invoice number suffix, agencies', de: 'Zusatz zur Rechnungsnummer, Agenturen' },
    {
      en: 'Follows the number of every invoice to an agency: 10001-A.',
      de: 'Folgt auf die Nummer jeder Rechnung an eine Agentur: 10001-A.',
    },
  ]),
  setting('last_invoice_number_web', 'number', 10000, [
    { en: 'Last invoice number, web clients', de: 'Letzte Rechnungsnummer, Webkunden' },
    {
      en: 'The next invoice to a web client takes the number after this one. It can only be raised.',
      de: 'Die nächste Rechnung an einen Webkunden bekommt die folgende Nummer. Sie lässt sich nur erhöhen.',
    },
  ]),
  setting('invoice_suffix_web', 'text', '-W', [
    { en: 'Invoice number suffix, web clients', de: 'Zusatz zur Rechnungsnummer, Webkunden' },
    {
      en: 'Follows the number of every invoice to a web client: 10001-W.',
      de: 'Folgt auf die Nummer jeder Rechnung an einen Webkunden: 10001-W.',
    },
  ]),
  setting('period_run_mode', 'text', 'draft', [
    { en: 'Monthly invoice run', de: 'Monatlicher Rechnungslauf' },
    {
      en: '“draft” prepares the invoices of the previous month as drafts, “final” issues them.',
      de: '„draft“ bereitet die Rechnungen des Vormonats als Entwürfe vor, „final“ stellt sie aus.',
    },
  ]),
  setting('rab_user_ids', 'text', '', [
    { en: 'RAB export, user ids', de: 'RAB-Export, Benutzer-Ids' },
    {
      en: 'Ids of the users who may create the outgoing-invoice ledger, separated by commas; three at most.',
      de: 'Ids der Benutzer, die das Rechnungsausgangsbuch erzeugen dürfen, durch Kommas getrennt; höchstens drei.',
    },
  ]),
];

/** Invented numbers; the accounts are those of DATEV's chart SKR 04. */
const books: readonly Setting[] = [
  setting('datev_consultant', 'number', 29098, [
    { en: 'DATEV: consultant number', de: 'DATEV: Beraternummer' },
    {
      en: "The tax adviser's number at DATEV, 1001 to 9999999.",
      de: 'Nummer der Steuerberatung bei DATEV, 1001 bis 9999999.',
    },
  ]),
  setting('datev_client', 'number', 55003, [
    { en: 'DATEV: client number', de: 'DATEV: Mandantennummer' },
    {
      en: "The company's number at its tax adviser, 1 to 99999.",
      de: 'Nummer des Unternehmens bei der Steuerberatung, 1 bis 99999.',
    },
  ]),
  setting('datev_fiscal_year_begin', 'text', '01-01', [
    { en: 'DATEV: begin of the fiscal year', de: 'DATEV: Beginn des Wirtschaftsjahres' },
    {
      en: 'Month and day, 01-01 for the first of January. An export lies within one fiscal year.',
      de: 'Monat und Tag, 01-01 für den 1. Januar. Ein Export liegt innerhalb eines Wirtschaftsjahres.',
    },
  ]),
  setting('datev_account_length', 'number', 4, [
    { en: 'DATEV: digits of ledger accounts', de: 'DATEV: Sachkontenlänge' },
    {
      en: '4 to 8. Customer accounts (debitors) have one digit more: with 4, they are 10000 to 69999.',
      de: '4 bis 8. Debitorenkonten haben eine Stelle mehr: bei 4 sind es 10000 bis 69999.',
    },
  ]),
  setting('datev_web_account', 'text', '19999', [
    { en: 'DATEV: account of web clients', de: 'DATEV: Konto der Webkunden' },
    {
      en: 'The one customer account on which all web clients are booked.',
      de: 'Das Debitorenkonto, auf dem alle Webkunden gebucht werden.',
    },
  ]),
  setting('datev_other_account', 'text', '19998', [
    { en: 'DATEV: account of clients without a number', de: 'DATEV: Konto für Kunden ohne Nummer' },
    {
      en: 'The one customer account on which free invoices without a debitor are booked.',
      de: 'Das Debitorenkonto, auf dem freie Rechnungen ohne Debitor gebucht werden.',
    },
  ]),
  setting('datev_revenue_accounts', 'text', '19: 4400, 7: 4300', [
    { en: 'DATEV: revenue accounts', de: 'DATEV: Erlöskonten' },
    {
      en: 'The automatic account of every tax rate in percent: 19: 4400, 7: 4300.',
      de: 'Das Automatikkonto zu jedem Steuersatz in Prozent: 19: 4400, 7: 4300.',
    },
  ]),
  setting('datev_reverse_charge_account', 'text', '4336', [
    { en: 'DATEV: revenue account, reverse charge', de: 'DATEV: Erlöskonto Reverse-Charge' },
    {
      en: 'Services to businesses of other EU countries, who owe the tax (section 3a (2) UStG): 4336, with SKR 03 8336.',
      de: 'Leistungen an Unternehmen im übrigen EU-Gebiet, die die Steuer schulden (§ 3a Abs. 2 UStG): 4336, im SKR 03 8336.',
    },
  ]),
  setting('datev_third_country_account', 'text', '4338', [
    { en: 'DATEV: revenue account, third countries', de: 'DATEV: Erlöskonto Drittland' },
    {
      en: 'Services that are not taxable because the client’s country is not in the EU: 4338, with SKR 03 8338.',
      de: 'Leistungen, die nicht steuerbar sind, weil das Land des Kunden nicht zur EU gehört: 4338, im SKR 03 8338.',
    },
  ]),
  setting('datev_exempt_account', 'text', '4150', [
    { en: 'DATEV: revenue account, exempt', de: 'DATEV: Erlöskonto steuerfrei' },
    {
      en: 'Services that are exempt from tax (section 4 UStG): 4150, with SKR 03 8150.',
      de: 'Leistungen, die von der Steuer befreit sind (§ 4 UStG): 4150, im SKR 03 8150.',
    },
  ]),
];

/** Everything the office may change, with its first value. */
export const settings: readonly Setting[] = [
  ...thresholds,
  ...booking,
  ...airlineGroups,
  ...contact,
  ...sellerData,
  ...invoicing,
  ...books,
];
