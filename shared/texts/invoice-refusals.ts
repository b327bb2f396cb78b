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
} as const;
