import type { officeCatalogueEn } from '#shared/texts/office-catalogue-en.ts';

/** The screens of what is sold and set up, in German. */
export const officeCatalogueDe = {
  'office.prices.title': 'Preise',
  'office.prices.help':
    'Die Preise, die Besucher zahlen, brutto in Euro. Eine Änderung gilt für Buchungen ab dem Speichern; was vorher gebucht wurde, behält seinen Preis.\n\nFür Preise, die später beginnen, planen Sie eine Preisliste: Sie gilt ab Mitternacht ihres Tages und lässt sich bis dahin ändern oder zurückziehen.',
  'office.prices.loading': 'Preise werden geladen',
  'office.prices.lists': 'Preislisten',
  'office.prices.now': 'Jetzt gültig',
  'office.prices.now_since': 'Jetzt gültig, seit {{date}}',
  'office.prices.from': 'Ab {{date}}',
  'office.prices.plan': 'Preisliste planen',
  'office.prices.plan.title': 'Preisliste planen',
  'office.prices.plan.date': 'Beginnt am',
  'office.prices.plan.hint':
    'Um Mitternacht dieses Tages. Die Liste beginnt mit den Preisen von heute; ändern Sie sie danach.',
  'office.prices.plan.create': 'Liste planen',
  'office.prices.plan.error.date': 'Bitte wählen Sie einen Tag nach heute.',
  'office.prices.plan.error.exists': 'Für diesen Tag gibt es schon eine Preisliste.',
  'office.prices.note.now':
    'Diese Preise gelten jetzt. Was Sie hier speichern, gilt sofort für neue Buchungen.',
  'office.prices.note.until': 'Sie enden, wenn die Liste ab {{date}} beginnt.',
  'office.prices.note.planned':
    'Diese Preise gelten ab {{date}}, Mitternacht nach der Uhr der Flughäfen. Bis dahin zahlt sie niemand.',
  'office.prices.today': 'jetzt {{price}}',
  'office.prices.column.price': 'Preis',
  'office.prices.column.today': 'Jetzt gültig',
  'office.prices.saved': 'Preise gespeichert.',
  'office.prices.withdraw': 'Liste zurückziehen',
  'office.prices.withdraw.title': 'Preisliste ab {{date}} zurückziehen?',
  'office.prices.withdraw.text': 'Es gelten weiter die Preise, die vor diesem Tag gelten.',
  'office.prices.withdrawn': 'Die Preisliste ab {{date}} ist zurückgezogen.',
  'office.prices.not_withdrawn': 'Die Preisliste wurde nicht zurückgezogen.',
  'office.prices.history': 'Verlauf der Preise',
  'office.prices.history.now': 'Preise des Tages geändert',
  'office.prices.history.list_planned': 'Preisliste ab {{date}} geplant',
  'office.prices.history.list_withdrawn': 'Preisliste ab {{date}} zurückgezogen',

  'office.settings.title': 'Einstellungen',
  'office.settings.help':
    'Was das Büro ohne Entwickler ändern kann: was Grundpreise abdecken, Adressen für E-Mails, die Daten des Verkäufers auf Rechnungen, Rechnungsnummern.\n\nJeder Wert wird beim Speichern geprüft und gilt sofort. Die Uhr neben einer Einstellung zeigt, wer sie geändert hat.',
  'office.settings.loading': 'Einstellungen werden geladen',
  'office.settings.find': 'Einstellung finden',
  'office.settings.saved': 'Einstellungen gespeichert.',
  'office.settings.column.value': 'Wert',
  'office.settings.history': 'Verlauf: {{title}}',
  'office.settings.seller.complete': 'Vollständig: Rechnungen können ausgestellt werden.',
  'office.settings.seller.missing': 'Es wird keine Rechnung ausgestellt, bis dies ausgefüllt ist: {{names}}.',
  'office.settings.group.base': 'Grundpreise',
  'office.settings.group.contact': 'Adressen für E-Mails',
  'office.settings.group.seller': 'Verkäufer auf Rechnungen',
  'office.settings.group.invoices': 'Rechnungen',
  'office.settings.group.books': 'Buchhaltung',
  'office.settings.group.airline_group': 'Airline-Gruppen',
  'office.settings.group.other': 'Buchungen und Aufträge',

  'office.catalogue.column.title': 'Titel',
  'office.catalogue.column.description': 'Beschreibung',
  'office.catalogue.save': 'Speichern',
  'office.catalogue.saving': 'Wird gespeichert …',
  'office.catalogue.not_saved': 'Nicht gespeichert.',
  'office.catalogue.all_saved': 'Alles ist gespeichert.',
  'office.catalogue.unsaved_one': '{{count}} Änderung ist nicht gespeichert.',
  'office.catalogue.unsaved_other': '{{count}} Änderungen sind nicht gespeichert.',
  'office.catalogue.discard': 'Verwerfen',
  'office.catalogue.history': 'Verlauf',
  'office.catalogue.history.loading': 'Verlauf wird geladen',
  'office.catalogue.history.empty': 'Hier wurde noch nichts geändert.',
  'office.catalogue.history.nothing': 'leer',
  'office.catalogue.history.system': 'das System',
  'office.catalogue.stale':
    'Inzwischen hat jemand anders dies geändert. Was Sie eingegeben haben, steht noch hier; jetzt gespeichert ist:',
  'office.catalogue.error.changed':
    'Jemand anderes hat dies inzwischen geändert. Speichern Sie noch einmal, um es zu überschreiben.',
  'office.catalogue.error.price.amount':
    'Bitte geben Sie einen Preis von 0,00 bis 10.000,00 Euro mit höchstens zwei Nachkommastellen ein.',

  'office.catalogue.error.setting.unknown': 'Diese Einstellung gibt es nicht.',
  'office.catalogue.error.setting.twice': 'Diese Einstellung ist zweimal genannt.',
  'office.catalogue.error.setting.text': 'Bitte geben Sie eine Zeile mit höchstens 200 Zeichen ein.',
  'office.catalogue.error.setting.longtext': 'Bitte geben Sie höchstens 5000 Zeichen ein.',
  'office.catalogue.error.setting.number': 'Bitte geben Sie eine ganze Zahl ein.',
  'office.catalogue.error.setting.decimal': 'Bitte geben Sie eine Zahl ein.',
  'office.catalogue.error.setting.empty': 'Bitte füllen Sie diese Einstellung aus.',
  'office.catalogue.error.setting.threshold': 'Bitte geben Sie eine ganze Zahl von 1 bis 99 ein.',
  'office.catalogue.error.setting.hours': 'Bitte geben Sie Stunden von 0 bis 8760 ein.',
  'office.catalogue.error.setting.job_hours': 'Bitte geben Sie Stunden von 1 bis 24 ein.',
  'office.catalogue.error.setting.email': 'Bitte geben Sie eine E-Mail-Adresse ein.',
  'office.catalogue.error.setting.address':
    'Bitte geben Sie einen Pfad dieser Website ein, etwa /thankyou, oder eine Adresse, die mit https:// beginnt.',
  'office.catalogue.error.setting.mode': 'Bitte geben Sie „draft“ oder „final“ ein.',
  'office.catalogue.error.setting.suffix':
    'Bitte geben Sie höchstens 6 Buchstaben, Ziffern oder Striche ein; beide Zusätze müssen verschieden sein.',
  'office.catalogue.error.setting.raised': 'Eine Rechnungsnummer lässt sich nur erhöhen.',
  'office.catalogue.error.setting.users':
    'Bitte geben Sie höchstens drei Benutzer-Ids ein, durch Kommas getrennt.',
  'office.catalogue.error.setting.user_unknown': 'Dies müssen Ids von Admins sein.',
  'office.catalogue.error.setting.country':
    'Bitte geben Sie einen Ländercode aus zwei Buchstaben ein, etwa DE.',
  'office.catalogue.error.setting.iban': 'Diese IBAN ist nicht gültig.',
  'office.catalogue.error.setting.bic': 'Diese BIC ist nicht gültig.',
  'office.catalogue.error.setting.consultant': 'Bitte geben Sie eine Beraternummer von 1001 bis 9999999 ein.',
  'office.catalogue.error.setting.client': 'Bitte geben Sie eine Mandantennummer von 1 bis 99999 ein.',
  'office.catalogue.error.setting.day_of_year': 'Bitte geben Sie Monat und Tag ein, etwa 01-01.',
  'office.catalogue.error.setting.account_length': 'Bitte geben Sie 4 bis 8 Stellen an.',
  'office.catalogue.error.setting.account': 'Bitte geben Sie ein Konto aus 5 bis 9 Ziffern ein.',
  'office.catalogue.error.setting.ledger_account': 'Bitte geben Sie ein Konto aus 4 bis 8 Ziffern ein.',
  'office.catalogue.error.setting.accounts':
    'Bitte geben Sie das Konto zu jedem Steuersatz ein, etwa 19: 4400, 7: 4300.',
  'office.catalogue.error.setting.vat_id':
    'Bitte geben Sie eine Umsatzsteuer-Identifikationsnummer ein, etwa DE123456789.',
} satisfies Record<keyof typeof officeCatalogueEn, string>;
