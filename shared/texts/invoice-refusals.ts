/** Why an invoice is not issued, as `refusals.ts` has it: in the server's words, and in those of a German reader. */
export const INVOICE_REFUSALS = {
  'invoice.country': {
    code: 'refused_transition',
    en: 'The country “{{country}}” of the client is not known. Please give its name in English or German, or its two letters.',
    de: 'Das Land „{{country}}“ des Kunden ist nicht bekannt. Bitte nennen Sie es auf Deutsch oder Englisch oder mit seinen zwei Buchstaben.',
  },
  'invoice.incomplete': {
    code: 'refused_transition',
    en: 'The electronic invoice lacks what it must say: {{terms}}.',
    de: 'Der elektronischen Rechnung fehlen Pflichtangaben: {{terms}}.',
  },
  'invoice.arithmetic': {
    code: 'refused_transition',
    en: 'The sums of this invoice do not add up ({{rules}}): it is not issued.',
    de: 'Die Summen dieser Rechnung gehen nicht auf ({{rules}}): Sie wird nicht ausgestellt.',
  },
  'invoice.agency': {
    code: 'refused_transition',
    en: 'The agency lacks what an invoice must name: {{fields_en}}.',
    de: 'Der Agentur fehlt, was eine Rechnung nennen muss: {{fields_de}}.',
  },
  'invoice.agency_vat_id': {
    code: 'refused_transition',
    en: 'Without tax the agency needs a VAT id.',
    de: 'Ohne Steuer braucht die Agentur eine USt-IdNr.',
  },
  'invoice.letters': {
    code: 'invalid_input',
    en: 'invoices cannot show these letters: {{letters}}',
    de: 'Rechnungen können diese Zeichen nicht zeigen: {{letters}}',
  },
  'invoice.seller': {
    code: 'refused_transition',
    en: 'These settings are empty: {{settings}}.',
    de: 'Diese Einstellungen sind leer: {{settings}}.',
  },
  'invoice.locked': {
    code: 'refused_transition',
    en: 'This invoice is closed for accounting.',
    de: 'Diese Rechnung ist für die Buchhaltung gesperrt.',
  },
  'invoice.debitor': {
    code: 'refused_transition',
    en: 'The Debitor-Nr. {{debitor}} is no account of the books: it must have {{digits}} digits and begin with 1 to 6. For an invoice that is issued already, set the debitor for the booking.',
    de: 'Die Debitor-Nr. {{debitor}} ist kein Konto der Buchhaltung: Sie muss {{digits}} Stellen haben und mit 1 bis 6 beginnen. Setzen Sie bei einer schon ausgestellten Rechnung den Debitor für die Buchung.',
  },
  'invoice.revenue_account': {
    code: 'refused_transition',
    en: 'The settings name no revenue account for this tax ({{account}}). Please enter it under Settings, DATEV.',
    de: 'In den Einstellungen fehlt das Erlöskonto für diese Steuer ({{account}}). Bitte tragen Sie es unter Einstellungen, DATEV ein.',
  },
  'invoice.unbookable': {
    code: 'refused_transition',
    en: 'DATEV would not take this document: {{field}} ({{value}}).',
    de: 'DATEV würde diesen Beleg nicht annehmen: {{field}} ({{value}}).',
  },
  'invoice.job_billed': {
    code: 'invalid_input',
    en: 'Job {{job}} stands on invoice {{number}} already.',
    de: 'Der Auftrag {{job}} steht schon auf der Rechnung {{number}}.',
  },
  'invoice.fault': {
    code: 'unavailable',
    en: 'A technical fault. Please try again.',
    de: 'Eine technische Störung. Bitte versuchen Sie es noch einmal.',
  },
  'invoice.lost': {
    code: 'unavailable',
    en: 'The work on this agency broke off. Please try again.',
    de: 'Die Arbeit an dieser Agentur brach ab. Bitte versuchen Sie es noch einmal.',
  },
  'invoice.mail_draft': {
    code: 'refused_transition',
    en: 'A draft is not sent: it is no invoice.',
    de: 'Ein Entwurf wird nicht verschickt: Er ist keine Rechnung.',
  },
  'invoice.mail_web': {
    code: 'refused_transition',
    en: 'A web client gets the invoice with the confirmation of the order.',
    de: 'Ein Web-Kunde bekommt die Rechnung mit der Bestätigung der Bestellung.',
  },
} as const;
