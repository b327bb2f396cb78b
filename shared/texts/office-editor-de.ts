import type { officeEditorEn } from '#shared/texts/office-editor-en.ts';

/** What the editor of rich texts says, in German. */
export const officeEditorDe: Readonly<Record<keyof typeof officeEditorEn, string>> = {
  'office.editor.tools': '{{label}} gestalten',
  'office.editor.bold': 'Fett',
  'office.editor.italic': 'Kursiv',
  'office.editor.heading_2': 'Überschrift',
  'office.editor.heading_3': 'Zwischenüberschrift',
  'office.editor.list': 'Liste',
  'office.editor.numbered': 'Nummerierte Liste',
  'office.editor.link': 'Link',
  'office.editor.picture': 'Bild',
  'office.editor.clear': 'Gestaltung entfernen',
  'office.editor.undo': 'Rückgängig',
  'office.editor.redo': 'Wiederholen',
  'office.editor.variables': 'Variablen zum Einfügen',
  'office.editor.insert': '{{variable}} einfügen',
  'office.editor.address': 'Adresse',
  'office.editor.address_in_mail':
    'https://…, eine E-Mail-Adresse, tel:… oder eine Variable wie [BOOKING_LINK]',
  'office.editor.address_in_page':
    'Eine Seite dieser Website wie /porter, https://…, eine E-Mail-Adresse oder tel:…',
  'office.editor.address_refused':
    'Links führen auf diese Website, zu https://…, zu einer E-Mail-Adresse oder einer Telefonnummer.',
  'office.editor.as_button': 'Als Knopf zeigen',
  'office.editor.unlink': 'Link entfernen',
  'office.editor.set_link': 'Link setzen',
};
