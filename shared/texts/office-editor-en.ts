/** What the editor of rich texts says, in English; screens with it have it among their texts. */
export const officeEditorEn = {
  'office.editor.tools': 'Format {{label}}',
  'office.editor.bold': 'Bold',
  'office.editor.italic': 'Italic',
  'office.editor.heading_2': 'Heading',
  'office.editor.heading_3': 'Subheading',
  'office.editor.list': 'List',
  'office.editor.numbered': 'Numbered list',
  'office.editor.link': 'Link',
  'office.editor.picture': 'Picture',
  'office.editor.clear': 'Clear formatting',
  'office.editor.undo': 'Undo',
  'office.editor.redo': 'Redo',
  'office.editor.variables': 'Variables to insert',
  'office.editor.insert': 'Insert {{variable}}',
  'office.editor.address': 'Address',
  'office.editor.address_in_mail': 'https://…, an email address, tel:… or a variable such as [BOOKING_LINK]',
  'office.editor.address_in_page':
    'A page of this site such as /porter, https://…, an email address or tel:…',
  'office.editor.address_refused':
    'Links lead to this site, to https://…, to an email address or to a phone number.',
  'office.editor.as_button': 'Show as a button',
  'office.editor.unlink': 'Remove link',
  'office.editor.set_link': 'Set link',
} as const;
