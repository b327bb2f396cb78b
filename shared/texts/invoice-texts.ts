/** What stands on invoices and credit notes, in the two languages they are issued in. */
export type InvoiceTexts = {
  readonly invoice: string;
  readonly creditNote: string;
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
  readonly columns: readonly [pos: string, what: string, amount: string, price: string, sum: string];
  readonly carried: string;
  readonly net: string;
  readonly tax: (percent: number) => string;
  readonly total: string;
  readonly credited: string;
  readonly paid: (date: string, brand: string) => string;
  readonly noPayment: string;
  readonly paidBack: string;
  readonly toTheCard: string;
  readonly prepayment: string;
  readonly partly: string;
  readonly director: string;
  readonly vatId: string;
  readonly taxNumber: string;
  readonly bank: string;
  readonly questions: string;
};

const de: InvoiceTexts = {
  invoice: 'Rechnung',
  creditNote: 'Rechnungskorrektur',
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
  columns: ['Pos.', 'Leistung', 'Menge', 'Einzelpreis brutto', 'Betrag brutto'],
  carried: 'Übertrag',
  net: 'Darin Nettobetrag',
  tax: (percent) => `Darin USt ${percent} %`,
  total: 'Rechnungsbetrag',
  credited: 'Korrekturbetrag',
  paid: (date, brand) => `Bezahlt am ${date} mit ${brand}.`,
  noPayment: 'Bitte überweisen Sie nichts.',
  paidBack: 'Wir erstatten den Betrag',
  toTheCard: 'auf die Karte, mit der bezahlt wurde.',
  prepayment: 'Vorauszahlung; der Leistungstag ist der geplante.',
  partly: 'Teilweise Erstattung',
  director: 'Geschäftsführung',
  vatId: 'USt-IdNr.',
  taxNumber: 'Steuernummer',
  bank: 'Bankverbindung',
  questions: 'Fragen zur Rechnung',
};

const en: InvoiceTexts = {
  invoice: 'Invoice',
  creditNote: 'Credit note',
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
  columns: ['No.', 'Service', 'Quantity', 'Price, tax included', 'Sum, tax included'],
  carried: 'Carried forward',
  net: 'Net amount included',
  tax: (percent) => `VAT ${percent}% included`,
  total: 'Total',
  credited: 'Amount credited',
  paid: (date, brand) => `Paid on ${date} by ${brand}.`,
  noPayment: 'Nothing is left to pay.',
  paidBack: 'We give the amount back',
  toTheCard: 'to the card that was used to pay.',
  prepayment: 'Paid in advance; the day of the service is the planned one.',
  partly: 'Partial refund',
  director: 'Managing director',
  vatId: 'VAT ID',
  taxNumber: 'Tax number',
  bank: 'Bank account',
  questions: 'Questions about this invoice',
};

export const invoiceTexts = { de, en } as const;
