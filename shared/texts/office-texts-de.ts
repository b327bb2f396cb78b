import { officeEditorDe } from '#shared/texts/office-editor-de.ts';
import { officeEmailsDe } from '#shared/texts/office-emails-de.ts';
import type { officeTextsEn } from '#shared/texts/office-texts-en.ts';

/** What the screens of translations and email templates say, in German. */
export const officeTextsDe: Readonly<Record<keyof typeof officeTextsEn, string>> = {
  ...officeEditorDe,
  ...officeEmailsDe,
  'office.texts.discard': 'Verwerfen',
  'office.texts.update': 'Aktualisieren',
  'office.texts.updating': 'Wird aktualisiert …',
  'office.texts.reset': 'Auf den ausgelieferten Text zurücksetzen',
  'office.texts.tabs': 'Sprachen',
  'office.texts.reference': '{{language}}, zum Vergleich',
  'office.texts.changed': 'Geändert: {{languages}}.',
  'office.texts.unchanged': 'Noch nichts geändert.',
  'office.texts.tab_changed': 'geändert',
  'office.texts.tab_wrong': 'muss verbessert werden',
  'office.texts.tab_missing': 'fehlt',
  'office.texts.history': 'Frühere Fassungen',
  'office.texts.history_none': 'Noch hat niemand etwas daran geändert.',
  'office.texts.stale': 'Jemand anderes hat dies inzwischen geändert',
  'office.texts.stale_text':
    'Was Sie geschrieben haben, steht noch hier. Darunter steht, was jetzt gespeichert ist; „Aktualisieren“ setzt Ihres an seine Stelle, „Verwerfen“ zeigt das andere.',
  'office.texts.stored_now': 'Jetzt gespeichert',
  'office.texts.clear': 'Tabelle zurücksetzen',
  'office.texts.shown_one': '{{first}} bis {{last}} von {{count}} Text',
  'office.texts.shown_other': '{{first}} bis {{last}} von {{count}} Texten',
  'office.texts.error.message.empty': 'Bitte geben Sie die Nachricht ein.',
  'office.texts.error.message.long': 'Dieser Text ist zu lang.',
  'office.texts.error.message.styled':
    'Dies ist ein einfacher Text: bitte ohne Gestaltung und ohne Auszeichnung.',
  'office.texts.error.message.invalid': 'Dieser Text enthält Zeichen, die sich nicht darstellen lassen.',
  'office.texts.error.message.placeholders': 'Lassen Sie die Platzhalter, wie sie sind.',
  'office.texts.missing': 'Es fehlt: {{names}}.',
  'office.texts.added': 'Nicht erlaubt: {{names}}.',

  'office.translations.title': 'Übersetzungen',
  'office.translations.help':
    'Alle Texte der Website und dieses Büros, nach ihrem Schlüssel. Suchen Sie nach dem Schlüssel oder dem Inhalt, stellen Sie bis zu zwei Sprachen neben Englisch, und drücken Sie auf einen Schlüssel, um ihn zu bearbeiten. Eine Änderung steht sofort auf der Website. Texte in doppelten Klammern füllt die Website: Lassen Sie sie genau so.',
  'office.translations.search_key': 'Nach Schlüssel suchen',
  'office.translations.search_text': 'In Texten suchen',
  'office.translations.compare': 'Vergleichen mit',
  'office.translations.most': 'Höchstens zwei weitere Sprachen',
  'office.translations.remove': '{{language}} entfernen',
  'office.translations.column.id': 'Nr.',
  'office.translations.column.key': 'Schlüssel',
  'office.translations.lacks': 'fehlt, Englisch erscheint',
  'office.translations.none': 'Kein Text passt zu dieser Suche.',
  'office.translations.error': 'Die Texte konnten nicht geladen werden.',
  'office.translations.group': '{{part}}: {{count}}',
  'office.translations.edited': 'bearbeitet',
  'office.translations.number': 'Text {{id}}',
  'office.translations.simple': 'Dies ist ein einfacher Text.',
  'office.translations.simple_text':
    'Bitte gestalten Sie ihn nicht: Das kann Knöpfe und Mails unbrauchbar machen.',
  'office.translations.updated': 'Die Übersetzung wurde aktualisiert.',
  'office.translations.not_updated': 'Die Übersetzung wurde nicht aktualisiert.',
};
