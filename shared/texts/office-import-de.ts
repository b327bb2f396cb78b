import type { officeImportEn } from '#shared/texts/office-import-en.ts';

/** The import of airline groups in German. */
export const officeImportDe: Readonly<Record<keyof typeof officeImportEn, string>> = {
  'office.import.title': 'Fluggruppe importieren',
  'office.import.help':
    'Bestellt die Leistungen einer Airline-Gruppe aus einer Tabelle. Laden Sie die Vorlage herunter, füllen Sie den Kopf und je Leistung eine Zeile aus, und laden Sie sie hier hoch.\n\nAlles wird zuerst geprüft und mit seiner Zelle gezeigt. Gespeichert wird erst, wenn alle Zeilen gut sind und Sie zustimmen.',
  'office.import.back': 'Aufträge',
  'office.import.lead':
    'Übernehmen Sie alle Leistungen einer Fluggruppe aus einer Tabelle. Zuerst wird alles geprüft; gespeichert wird nur, wenn alle Zeilen stimmen.',
  'office.import.template': 'Vorlage herunterladen',
  'office.import.template_file': 'Fluggruppe.xlsx',
  'office.import.steps': 'In drei Schritten',
  'office.import.step.fill':
    'Laden Sie die Vorlage herunter und füllen Sie sie aus, oder senden Sie sie der Airline.',
  'office.import.step.choose': 'Wählen Sie die ausgefüllte Tabelle. Sie sehen jede Leistung mit ihrem Preis.',
  'office.import.step.store': 'Speichern Sie: alle Leistungen auf einmal, als Bestellungen der Fluggruppe.',
  'office.import.drop': 'Tabelle hier ablegen',
  'office.import.or': 'oder',
  'office.import.choose': 'Datei auswählen',
  'office.import.limits': '.xlsx, höchstens 4 MB und 1.000 Leistungen',
  'office.import.reading': '{{name}} wird gelesen und geprüft',
  'office.import.another': 'Andere Datei wählen',
  'office.import.not_read': '{{name}} wurde nicht gelesen.',

  'office.import.file.gone':
    'Die Datei ist nicht mehr lesbar. Wurde sie geändert oder verschoben? Bitte wählen Sie sie noch einmal.',
  'office.import.file.too_large':
    'Die Datei ist größer als 4 MB. Bitte entfernen Sie Bilder und weitere Tabellenblätter.',
  'office.import.file.not_xlsx': 'Das ist keine Tabelle im Format .xlsx.',
  'office.import.file.old_format':
    'Das ist eine Tabelle im alten Format .xls. Bitte öffnen Sie sie und speichern Sie sie als .xlsx.',
  'office.import.file.encrypted':
    'Die Datei ist durch ein Passwort geschützt. Bitte speichern Sie sie ohne Passwort.',
  'office.import.file.too_big_inside':
    'Entpackt wäre die Datei weit größer, als eine Fluggruppe es braucht. Zur Sicherheit wurde sie nicht geöffnet.',
  'office.import.file.unreadable':
    'Die Datei ist beschädigt oder ungewöhnlich geschrieben. Bitte öffnen Sie sie und speichern Sie sie neu als .xlsx.',
  'office.import.file.no_template':
    'Diese Tabelle ist nicht mit unserer Vorlage gemacht. Bitte übertragen Sie die Leistungen in die Vorlage.',
  'office.import.file.no_rows': 'Die Tabelle hat keine Leistungen. Sie beginnen in Zeile 10.',
  'office.import.file.too_many_rows':
    'Die Tabelle hat mehr als 1.000 Leistungen. Bitte teilen Sie sie auf mehrere Dateien auf.',

  'office.import.problems_one': '{{count}} Zelle ist zu berichtigen',
  'office.import.problems_other': '{{count}} Zellen sind zu berichtigen',
  'office.import.problems_text':
    'Berichtigen Sie sie in der Tabelle und wählen Sie sie noch einmal. Es wurde nichts gespeichert.',
  'office.import.problems_more': 'Und {{count}} weitere; alle sind unten in der Tabelle markiert.',
  'office.import.found': 'Dort steht „{{value}}“.',
  'office.import.problem.cell.no_result':
    'Die Formel hat kein Ergebnis. Bitte öffnen Sie die Datei, speichern Sie sie und wählen Sie sie noch einmal.',
  'office.import.problem.cell.failed': 'Die Zelle zeigt einen Fehler.',
  'office.import.problem.column.moved':
    'Diese Spalte steht nicht dort, wo die Vorlage sie hat. Bitte fügen Sie keine Spalten und Zeilen ein, und löschen oder verschieben Sie keine.',
  'office.import.problem.text.is_date':
    'Hier steht ein Datum, wo ein Text hingehört. Bitte formatieren Sie die Zelle als Text.',
  'office.import.problem.text.long': 'Dieser Text ist zu lang.',
  'office.import.problem.request_number.empty': 'Bitte geben Sie die Anfragenummer ein.',
  'office.import.problem.serviceDate.empty':
    'Bitte geben Sie ein Datum ein, das es gibt, zum Beispiel 31.12.2026.',
  'office.import.problem.serviceDate.far': 'Bitte geben Sie ein Datum innerhalb von zwei Jahren ein.',
  'office.import.problem.time.empty': 'Bitte geben Sie eine Uhrzeit ein, zum Beispiel 14:35.',
  'office.import.problem.time.skipped': 'Diese Stunde überspringt die Uhr in jener Nacht.',
  'office.import.problem.location.empty': 'Bitte geben Sie FRA oder MUC ein.',
  'office.import.problem.location.not_allowed': 'Ihr Konto darf für diesen Flughafen nicht bestellen.',
  'office.import.problem.code.unknown': 'Für diese Leistung, Personenzahl und Sprache gibt es keinen Preis.',
  'office.import.problem.persons.invalid': 'Bitte geben Sie die Zahl der Personen ein, ab 1.',
  'office.import.problem.language.empty': 'Bitte geben Sie eine Sprache der Liste ein.',
  'office.import.problem.from.empty': 'Bitte geben Sie den Treffpunkt ein.',
  'office.import.problem.to.empty': 'Bitte geben Sie das Ziel ein.',

  'office.import.ready_one': '{{count}} Leistung kann gespeichert werden',
  'office.import.ready_other': '{{count}} Leistungen können gespeichert werden',
  'office.import.total': 'Summe, netto',
  'office.import.no_total': 'Die Summe erscheint, sobald alle Zellen stimmen.',
  'office.import.table': 'Leistungen der Tabelle',
  'office.import.shown_one': '{{first}} bis {{last}} von {{count}} Leistung',
  'office.import.shown_other': '{{first}} bis {{last}} von {{count}} Leistungen',
  'office.import.only_wrong': 'Nur Zeilen mit Berichtigungen',
  'office.import.row': 'Zeile {{line}}',
  'office.import.services_one': '{{count}} Leistung',
  'office.import.services_other': '{{count}} Leistungen',
  'office.import.no_day': 'Ohne Datum',
  'office.import.no_price': 'kein Preis',
  'office.import.persons_one': '{{count}} Person',
  'office.import.persons_other': '{{count}} Personen',
  'office.import.class': 'Klasse {{name}}',

  'office.import.column.line': 'Zeile',
  'office.import.column.time': 'Uhrzeit',
  'office.import.column.route': 'Von, nach',
  'office.import.column.service': 'Leistung',
  'office.import.column.persons': 'Personen',
  'office.import.column.sign': 'Namensschild, Bemerkungen',
  'office.import.column.price': 'Preis, netto',
  'office.import.field.request_number': 'Anfragenummer',
  'office.import.field.issuer_name': 'Aussteller',
  'office.import.field.issuer_number': 'Nr. des Ausstellers',
  'office.import.field.group_leader': 'Gruppenleitung',
  'office.import.field.tour_name': 'Name der Tour',
  'office.import.field.tour_code': 'Tourcode',
  'office.import.field.tour_number': 'Tournummer',
  'office.import.field.tour_leader': 'Reiseleitung',

  'office.import.twice': 'Die Anfragenummer {{number}} ist schon gespeichert',
  'office.import.twice_text':
    'Daraus wurden diese Bestellungen: {{orders}}. Noch einmal gespeichert, gibt es jede Leistung doppelt.',
  'office.import.twice_confirm': 'Trotzdem ein zweites Mal speichern',
  'office.import.store_one': '{{count}} Leistung speichern',
  'office.import.store_other': '{{count}} Leistungen speichern',
  'office.import.storing': 'Wird gespeichert',
  'office.import.not_stored': 'Es wurde nichts gespeichert.',
  'office.import.stored_one': '{{count}} Leistung wurde gespeichert.',
  'office.import.stored_other': '{{count}} Leistungen wurden gespeichert.',
  'office.import.stored_orders_one': 'Sie steht in der Bestellung {{orders}}.',
  'office.import.stored_orders_other': 'Sie stehen in den Bestellungen {{orders}}.',
  'office.import.to_jobs': 'Aufträge dieser Tage zeigen',
  'office.import.next': 'Weitere Gruppe importieren',
};
