import type { officeSetupEn } from '#shared/texts/office-setup-en.ts';

/** The screen of languages, airlines and group prices, in German. */
export const officeSetupDe = {
  'office.setup.title': 'Stammdaten',
  'office.setup.help':
    'Listen, aus denen bei der Buchung und beim Import von Aufträgen gewählt wird: Sprachen, Airlines, Preise von Airline-Gruppen.\n\nEine Änderung gilt ab dem Speichern; bestehende Bestellungen und Aufträge behalten, womit sie entstanden sind. Was nicht mehr angeboten wird, wird inaktiv, damit alte Bestellungen es weiter nennen können. Die Uhr neben einer Zeile zeigt, wer sie geändert hat.',
  'office.setup.loading': 'Liste wird geladen',
  'office.setup.find': 'Suchen',
  'office.setup.shown': '{{shown}} von {{count}}',
  'office.setup.more': 'Mehr anzeigen',
  'office.setup.acts': 'Aktionen',
  'office.setup.edit': 'Bearbeiten: {{title}}',
  'office.setup.history': 'Verlauf: {{title}}',
  'office.setup.saved': 'Gespeichert.',
  'office.setup.check_fields': 'Bitte korrigieren Sie die markierten Felder.',
  'office.setup.delete': 'Löschen',
  'office.setup.delete.of': 'Löschen: {{title}}',
  'office.setup.delete.title': '„{{title}}“ löschen?',
  'office.setup.delete.text':
    'Aufträge solcher Gruppen lassen sich dann nicht mehr importieren. Bestehende Aufträge bleiben.',
  'office.setup.deleting': 'Wird gelöscht …',
  'office.setup.deleted': 'Gelöscht.',
  'office.setup.not_deleted': 'Nicht gelöscht.',
  'office.setup.yes': 'Ja',
  'office.setup.no': 'Nein',

  'office.setup.languages': 'Sprachen',
  'office.setup.languages.about':
    'Sprachen, in denen Besucher einen Assistenten buchen, mit ihrem Aufschlag.',
  'office.setup.languages.add': 'Sprache hinzufügen',
  'office.setup.hint.language_price': 'Brutto, zusätzlich zum Preis des Assistenten.',
  'office.setup.hint.language_active': 'Besucher können sie buchen.',
  'office.setup.airlines': 'Airlines',
  'office.setup.airlines.about': 'Airlines, die beim Eingeben einer Flugnummer vorgeschlagen werden.',
  'office.setup.airlines.add': 'Airline hinzufügen',
  'office.setup.hint.airline_active': 'Sie wird vorgeschlagen.',
  'office.setup.group_prices': 'Airline-Gruppen',
  'office.setup.group_prices.about':
    'Nettopreise je Auftrag, mit denen die Aufträge von Airline-Gruppen importiert werden: eine Zeile je Code, Personenzahl und Sprachgruppe.',
  'office.setup.group_prices.add': 'Preis hinzufügen',
  'office.setup.hint.group_price_key':
    'Code, Personen und Sprachen, etwa MEET 1-9 DE/EN oder MEET 10-20 OTHER.',

  'office.setup.field.code': 'Code',
  'office.setup.field.name': 'Name',
  'office.setup.field.display_en': 'Name auf Englisch',
  'office.setup.field.display_de': 'Name auf Deutsch',
  'office.setup.field.key': 'Schlüssel',
  'office.setup.field.agency_short': 'Agentur',
  'office.setup.field.price': 'Preis',
  'office.setup.field.active': 'Aktiv',

  'office.setup.error.setup.price':
    'Bitte geben Sie einen Preis von 0,00 bis 10.000,00 Euro mit höchstens zwei Nachkommastellen ein.',
  'office.setup.error.setup.name': 'Bitte geben Sie einen Namen mit höchstens 80 Zeichen ein.',
  'office.setup.error.setup.taken': 'Dies gibt es schon.',
  'office.setup.error.language.code': 'Bitte geben Sie einen Sprachcode ein, etwa pt oder pt-BR.',
  'office.setup.error.language.porter_only':
    'Dies steht für Aufträge von Trägern und lässt sich nicht buchen.',
  'office.setup.error.airline.code': 'Bitte geben Sie die zwei Buchstaben oder Ziffern des IATA-Codes ein.',
  'office.setup.error.group_price.key':
    'Bitte geben Sie Code, Personen und Sprachen ein, etwa MEET 1-9 DE/EN.',
  'office.setup.error.group_price.range':
    'Die Personenzahl beginnt mit mindestens 1 und endet mit höchstens 9999.',
  'office.setup.error.group_price.overlap':
    'Eine andere Zeile mit diesem Code und diesen Sprachen enthält einige dieser Personenzahlen.',
  'office.setup.error.group_price.agency': 'Bitte geben Sie den Kurznamen einer Agentur ein.',
} satisfies Record<keyof typeof officeSetupEn, string>;
