import type { cardEn } from '#shared/texts/site-card-en.ts';

/** German texts of the card page. */
export const cardDe = {
  'card.title': 'Kartenzahlung',
  'card.customer': 'Kunde',
  'card.airport': 'Flughafen',
  'card.airport.FRA': 'Frankfurt (FRA)',
  'card.airport.MUC': 'München (MUC)',
  'card.amount': 'Betrag',
  'card.when': 'Tag und Uhrzeit',
  'card.euro': '{{amount}} €',
  'card.price_changed':
    'Der Preis hat sich inzwischen geändert. Bitte sehen Sie noch einmal auf die Summe, dann geht es weiter.',
  'card.loading': 'Das Kartenformular wird geladen …',
  'card.declined.title': 'Die Zahlung hat nicht geklappt.',
  'card.declined.text':
    'Die Karte wurde abgelehnt (Code {{code}}: {{description}}). Es wurde nichts reserviert. Prüfen Sie die Angaben oder nehmen Sie eine andere Karte.',
  'card.failed.title': 'Das Kartenformular konnte nicht geladen werden.',
  'card.failed.text': 'Es wurde nichts reserviert. Bitte versuchen Sie es noch einmal.',
  'card.retry': 'Noch einmal versuchen',
  'card.pay': '{{amount}} reservieren',
  'card.fine': 'Vielleicht bittet Ihre Bank Sie um Freigabe. Wir sehen die Kartennummer nie.',
  'card.asking.title': 'Wir fragen Ihre Bank',
  'card.asking.text': 'Bitte lassen Sie diese Seite offen. Es wird nichts doppelt belastet.',
  'card.asking.from': 'Karte',
  'card.asking.to': 'Ihre Bank',
  'card.late.text':
    'Es dauert länger als sonst. Sie können Ihre Buchung jetzt abschließen. Wir schreiben Ihnen, sobald die Bank geantwortet hat.',
  'card.late.action': 'Ohne Warten abschließen',
  'card.success': 'Die Zahlung hat geklappt, vielen Dank!',
  'card.unknown':
    'Wir wissen noch nicht, wie die Zahlung ausgegangen ist. Bitte zahlen Sie nicht noch einmal; wir fragen weiter nach.',
} satisfies Record<keyof typeof cardEn, string>;
