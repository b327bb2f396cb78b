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
