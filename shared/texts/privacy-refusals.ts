/** What the office is refused about the data of a person; see `refusals.ts`. */
export const PRIVACY_REFUSALS = {
  'person.scope': {
    code: 'not_allowed',
    en: 'Only an admin of both airports may export or erase the data of a person.',
    de: 'Nur ein Admin beider Flughäfen darf die Daten einer Person exportieren oder löschen.',
  },
  'person.staff': {
    code: 'refused_transition',
    en: 'This address belongs to an account of an agency or of the company: please delete it under Users first.',
    de: 'Diese Adresse gehört zu einem Konto einer Agentur oder der Firma: Bitte löschen Sie es zuerst unter Benutzer.',
  },
  'person.unknown': {
    code: 'not_found',
    en: 'Nobody was found with the address {{email}}.',
    de: 'Unter der Adresse {{email}} wurde niemand gefunden.',
  },
  'person.not_yet': {
    code: 'refused_transition',
    en: 'Nothing was erased. Booked ahead: {{ahead}}. Payment or invoice open: {{unsettled}}. Mail waiting: {{mails}}.',
    de: 'Nichts wurde gelöscht. Noch gebucht: {{ahead}}. Zahlung oder Rechnung offen: {{unsettled}}. E-Mail wartet: {{mails}}.',
  },
  'mail.erased': {
    code: 'refused_transition',
    en: 'The recipient of this mail was erased: it cannot be sent again.',
    de: 'Der Empfänger dieser E-Mail wurde gelöscht: Sie kann nicht erneut gesendet werden.',
  },
} as const;
