type Columns = readonly [pos: string, what: string, amount: string, price: string, sum: string];

/** What stands on invoices and credit notes, in the two languages they are issued in. */
export type InvoiceTexts = {
  readonly invoice: string;
  readonly creditNote: string;
  readonly invoiceNumber: string;
  readonly invoiceDate: string;
  /** Of credit notes. */
  readonly number: string;
  readonly date: string;
  readonly toInvoice: string;
  readonly planned: string;
  readonly order: string;
  readonly costCenter: string;
  readonly page: string;
  readonly pageOf: (page: number, pages: number) => string;
  readonly about: (airport: string) => string;
  readonly corrects: (number: string, date: string, isWhole: boolean) => string;
  readonly period: string;
  readonly debitor: string;
  readonly yourVatId: string;
  readonly reference: (reference: string) => string;
  readonly columns: Columns;
  /** Of net prices. */
  readonly columnsNet: Columns;
  readonly carried: string;
  readonly net: string;
  readonly tax: (percent: string) => string;
  readonly sumNet: string;
  readonly concession: string;
  readonly lessConcession: (percent: string) => string;
  readonly base: string;
  readonly plusTax: (percent: string) => string;
  readonly total: string;
  readonly credited: string;
  readonly paid: (date: string, brand: string) => string;
  readonly noPayment: string;
  readonly paidBack: string;
  readonly toTheCard: string;
  readonly prepayment: string;
  readonly payable: (date: string, days: number) => string;
  readonly purpose: (number: string, debitor: string) => string;
  readonly settled: (amount: string) => string;
  readonly toTheAccount: string;
  /** § 17 (1) UStG. */
  readonly inputTax: string;
  /** § 14a (5) UStG. */
  readonly reverseCharge: string;
  /** § 14 (4) no. 8 UStG. */
  readonly exempt: string;
  readonly draft: string;
  /** Of what a run makes. */
  readonly drafts: string;
  readonly final: string;
  readonly draftNote: string;
  readonly partly: string;
  readonly additionalItems: string;
  readonly director: string;
  readonly vatId: string;
  readonly taxNumber: string;
  readonly bank: string;
  readonly questions: string;
};

const de: InvoiceTexts = {
  invoice: 'Rechnung',
  creditNote: 'Rechnungskorrektur',
  invoiceNumber: 'Rechnungsnummer',
  invoiceDate: 'Rechnungsdatum',
  number: 'Nummer',
  date: 'Datum',
  toInvoice: 'Zur Rechnung',
  planned: 'Leistung geplant am',
  order: 'Buchung',
  costCenter: 'Kostenstelle',
  page: 'Seite',
  pageOf: (page, pages) => `${page} von ${pages}`,
  about: (airport) => `Leistungen: ${airport}`,
  corrects: (number, date, isWhole) =>
    `Wir korrigieren die Rechnung ${number} vom ${date} ${isWhole ? 'in voller Höhe' : 'zum Teil'}.`,
  period: 'Leistungszeitraum',
  debitor: 'Debitor',
  yourVatId: 'Ihre USt-IdNr.',
  reference: (reference) => `Ref. ${reference}`,
  columns: ['Pos.', 'Leistung', 'Menge', 'Einzelpreis brutto', 'Betrag brutto'],
  columnsNet: ['Pos.', 'Leistung', 'Menge', 'Einzelpreis netto', 'Betrag netto'],
  carried: 'Übertrag',
  net: 'Darin Nettobetrag',
  tax: (percent) => `Darin USt ${percent}`,
  sumNet: 'Summe netto',
  concession: 'Konzession',
  lessConcession: (percent) => `abzüglich Konzession ${percent}`,
  base: 'Bemessungsgrundlage',
  plusTax: (percent) => `zuzüglich USt ${percent}`,
  total: 'Rechnungsbetrag',
  credited: 'Korrekturbetrag',
  paid: (date, brand) => `Bezahlt am ${date} mit ${brand}.`,
  noPayment: 'Bitte überweisen Sie nichts.',
  paidBack: 'Wir erstatten den Betrag',
  toTheCard: 'auf die Karte, mit der bezahlt wurde.',
  prepayment: 'Vorauszahlung; der Leistungstag ist der geplante.',
  payable: (date, days) =>
    days === 0 ? 'Zahlbar sofort ohne Abzug.' : `Zahlbar bis ${date} (${days} Tage) ohne Abzug.`,
  purpose: (number, debitor) => `Verwendungszweck: ${number}${debitor && `, Debitor ${debitor}`}`,
  settled: (amount) => `Wir verrechnen ${amount} mit Ihren offenen Rechnungen`,
  toTheAccount: 'oder überweisen den Betrag auf Ihr Konto.',
  inputTax: 'Bitte berichtigen Sie Ihren Vorsteuerabzug entsprechend.',
  reverseCharge: 'Steuerschuldnerschaft des Leistungsempfängers (Reverse Charge).',
  exempt: 'Die Leistung ist nach § 4 UStG von der Umsatzsteuer befreit.',
  draft: 'Entwurf',
  drafts: 'Entwürfe',
  final: 'endgültig',
  draftNote: 'Entwurf, keine Rechnung im Sinne des § 14 UStG.',
  partly: 'Teilweise Erstattung',
  additionalItems: 'Weitere Gepäckstücke',
  director: 'Geschäftsführung',
  vatId: 'USt-IdNr.',
  taxNumber: 'Steuernummer',
  bank: 'Bankverbindung',
  questions: 'Fragen zur Rechnung',
};

const en: InvoiceTexts = {
  invoice: 'Invoice',
  creditNote: 'Credit note',
  invoiceNumber: 'Invoice number',
  invoiceDate: 'Invoice date',
  number: 'Number',
  date: 'Date',
  toInvoice: 'For invoice',
  planned: 'Service planned for',
  order: 'Booking',
  costCenter: 'Cost centre',
  page: 'Page',
  pageOf: (page, pages) => `${page} of ${pages}`,
  about: (airport) => `Services at ${airport}`,
  corrects: (number, date, isWhole) =>
    `We correct invoice ${number} of ${date} ${isWhole ? 'in full' : 'in part'}.`,
  period: 'Service period',
  debitor: 'Customer number',
  yourVatId: 'Your VAT ID',
  reference: (reference) => `ref. ${reference}`,
  columns: ['No.', 'Service', 'Quantity', 'Price, tax included', 'Sum, tax included'],
  columnsNet: ['No.', 'Service', 'Quantity', 'Net price', 'Net sum'],
  carried: 'Carried forward',
  net: 'Net amount included',
  tax: (percent) => `VAT ${percent} included`,
  sumNet: 'Net total',
  concession: 'Concession',
  lessConcession: (percent) => `less concession ${percent}`,
  base: 'Taxable amount',
  plusTax: (percent) => `plus VAT ${percent}`,
  total: 'Total',
  credited: 'Amount credited',
  paid: (date, brand) => `Paid on ${date} by ${brand}.`,
  noPayment: 'Nothing is left to pay.',
  paidBack: 'We give the amount back',
  toTheCard: 'to the card that was used to pay.',
  prepayment: 'Paid in advance; the day of the service is the planned one.',
  payable: (date, days) =>
    days === 0
      ? 'Payable at once, without deduction.'
      : `Payable by ${date} (${days} days), without deduction.`,
  purpose: (number, debitor) => `Reference: ${number}${debitor && `, customer number ${debitor}`}`,
  settled: (amount) => `We set ${amount} off against your open invoices`,
  toTheAccount: 'or transfer the amount to your account.',
  inputTax: 'Please adjust your input tax accordingly.',
  reverseCharge: 'Reverse charge: VAT is to be accounted for by the recipient.',
  exempt: 'The service is exempt from VAT (§ 4 of the German VAT Act).',
  draft: 'Draft',
  drafts: 'drafts',
  final: 'final',
  draftNote: 'Draft, not an invoice within the meaning of § 14 UStG.',
  partly: 'Partial refund',
  additionalItems: 'Additional pieces of luggage',
  director: 'Managing director',
  vatId: 'VAT ID',
  taxNumber: 'Tax number',
  bank: 'Bank account',
  questions: 'Questions about this invoice',
};

export const invoiceTexts = { de, en } as const;
