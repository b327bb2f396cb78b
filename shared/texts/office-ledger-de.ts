import type { officeLedgerEn } from '#shared/texts/office-ledger-en.ts';

/** Exports of the invoices for accounting, and the report of their numbers, in German. */
export const officeLedgerDe = {
  'office.invoices.export.start.rab': 'RAB',
  'office.invoices.export.start.datev': 'DATEV',
  'office.invoices.export.start.csv': 'CSV',
  'office.invoices.export.title': 'Für die Buchhaltung',
  'office.invoices.export.hint':
    'RAB, DATEV und CSV enthalten alle ausgestellten Belege mit Rechnungsdatum im Zeitraum, auch die der Webkunden, wenn keine Agenturen gewählt sind.',
  'office.invoices.export.close': 'Diese Rechnungen für die Buchhaltung abschließen',
  'office.invoices.export.close_hint':
    'Bei DATEV. Zu abgeschlossenen Rechnungen gibt es keine Rechnungskorrektur, und auf diese Tage lässt sich nichts mehr datieren.',
  'office.invoices.export.only_new': 'Nur neue Belege',
  'office.invoices.export.only_new_hint': 'Bei DATEV. Lässt weg, was ein früherer Stapel schon enthält.',
  'office.invoices.export.repeated':
    'Diese Belege enthält schon ein früherer Stapel. Wer beide einliest, bucht sie doppelt: Wählen Sie „Nur neue Belege“.',
  'office.invoices.export.repeated_in': '{{batch}}, {{when}}',
  'office.invoices.export.latest': 'Letzte Exporte',
  'office.invoices.export.going_on': 'Laufender Export',
  'office.invoices.export.far': '{{finished}} von {{total}} Tagen gelesen. Sie können diese Seite verlassen.',
  'office.invoices.export.kind.rab': 'RAB',
  'office.invoices.export.kind.datev': 'DATEV',
  'office.invoices.export.kind.csv': 'CSV',
  'office.invoices.export.file': 'Datei herunterladen',
  'office.invoices.export.made': 'Der Export ist fertig.',
  'office.invoices.export.not_started': 'Der Export wurde nicht gestartet.',
  'office.invoices.export.outcome.empty': 'Keine Rechnungen gefunden.',
  'office.invoices.export.outcome.refused':
    'DATEV würde diese Belege nicht annehmen. Es wurde nichts exportiert und nichts abgeschlossen.',
  'office.invoices.export.outcome.failed':
    'Der Export ist fehlgeschlagen. Bitte versuchen Sie es noch einmal.',
  'office.invoices.export.documents_one': '{{count}} Beleg',
  'office.invoices.export.documents_other': '{{count}} Belege',
  'office.invoices.export.closed_one': '{{count}} jetzt abgeschlossen',
  'office.invoices.export.closed_other': '{{count}} jetzt abgeschlossen',
  'office.invoices.export.problems': 'Was DATEV nicht annehmen würde',
  'office.invoices.export.differences':
    'DATEV errechnet die Steuer dieser Belege um Cents anders: Die letzte von mehreren Teil-Rechnungskorrekturen nimmt, was die anderen übrig lassen. Die Belege stimmen; sagen Sie es Ihrem Steuerberater.',
  'office.invoices.export.difference': 'Steuer auf dem Beleg {{tax}}, von DATEV errechnet {{derived}}',
  'office.invoices.export.batch': 'Einstellungen',
  'office.invoices.export.more_one': 'und {{count}} weiteres',
  'office.invoices.export.more_other': 'und {{count}} weitere',
  'office.invoices.numbers.error': 'Die Nummernkreise konnten nicht geladen werden.',
  'office.invoices.numbers.intro':
    'Betriebsprüfer fragen, warum eine Nummer fehlt. Jede Nummer eines Kreises, von der ersten bis zur letzten, gehört zu einem Beleg oder ist hier erklärt. Eingetippte Nummern freier Rechnungen gehören zu keinem Kreis.',
  'office.invoices.numbers.series.agency': 'Agenturen',
  'office.invoices.numbers.series.web': 'Webkunden',
  'office.invoices.numbers.none': 'Noch nichts ausgestellt. Die erste Nummer wird {{first}}.',
  'office.invoices.numbers.issued_one': '{{count}} Beleg',
  'office.invoices.numbers.issued_other': '{{count}} Belege',
  'office.invoices.numbers.whole': 'Keine Nummer fehlt.',
  'office.invoices.numbers.missing_count_one': '{{count}} Nummer fehlt.',
  'office.invoices.numbers.missing_count_other': '{{count}} Nummern fehlen.',
  'office.invoices.numbers.missing': 'Fehlt',
  'office.invoices.numbers.count': 'Anzahl',
  'office.invoices.numbers.reason': 'Erklärung',
  'office.invoices.numbers.raised':
    'Übersprungen: Die letzte Nummer wurde in den Einstellungen erhöht. {{when}}',
  'office.invoices.numbers.raised_by':
    'Übersprungen: {{name}} hat die letzte Nummer in den Einstellungen erhöht, {{when}}',
  'office.invoices.numbers.unexplained': 'Keine Erklärung bekannt. Bitte lassen Sie das prüfen.',
  'office.invoices.export.problem.open': 'Rechnung öffnen',
  'office.invoices.export.problem.consultant.range': 'Die Beraternummer liegt zwischen 1001 und 9999999.',
  'office.invoices.export.problem.client.range': 'Die Mandantennummer liegt zwischen 1 und 99999.',
  'office.invoices.export.problem.account_length.range': 'Sachkonten haben 4 bis 8 Stellen.',
  'office.invoices.export.problem.range.invalid':
    'Der Zeitraum oder der Beginn des Wirtschaftsjahres ist kein gültiges Datum.',
  'office.invoices.export.problem.range.order': 'Der Zeitraum endet, bevor er beginnt.',
  'office.invoices.export.problem.range.fiscal_year': 'Der Zeitraum liegt nicht in einem Wirtschaftsjahr.',
  'office.invoices.export.problem.account.missing': 'Das Konto fehlt.',
  'office.invoices.export.problem.account.format':
    'Dieses Konto nimmt DATEV nicht an: Debitoren haben eine Stelle mehr als Sachkonten und beginnen mit 1 bis 6.',
  'office.invoices.export.problem.number.format':
    'Die Nummer hat mehr als 36 Zeichen oder andere, als DATEV annimmt.',
  'office.invoices.export.problem.date.outside': 'Das Datum liegt außerhalb des Zeitraums.',
  'office.invoices.export.problem.amount.range': 'Diesen Betrag nimmt DATEV nicht an.',
  'office.invoices.export.problem.cost_center.format':
    'Die Kostenstelle hat mehr als 36 Zeichen oder andere als Buchstaben und Ziffern.',
} as const satisfies Record<keyof typeof officeLedgerEn, string>;
