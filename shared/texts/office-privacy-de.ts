import type { officePrivacyEn } from '#shared/texts/office-privacy-en.ts';

/** The same in German. */
export const officePrivacyDe = {
  'office.privacy.title': 'Datenschutz',
  'office.privacy.help':
    'Kunden dürfen fragen, was Sie über sie speichern, und verlangen, dass es gelöscht wird. Beides geht über die E-Mail-Adresse, und beides steht danach im Änderungsprotokoll.\n\nGelöscht werden die Angaben in Konto, Bestellungen, Aufträgen und E-Mails. Rechnungen bleiben acht Jahre, wie es das Gesetz verlangt, mit Name und Anschrift des Empfängers; Widerrufe bleiben sechs. Solange etwas gebucht, reserviert oder offen ist, wird nichts gelöscht.',
  'office.privacy.email': 'E-Mail-Adresse des Kunden',
  'office.privacy.email_wrong': 'Bitte geben Sie eine gültige E-Mail-Adresse ein.',
  'office.privacy.export': 'Exportieren',
  'office.privacy.exporting': 'Wird exportiert …',
  'office.privacy.exported': 'Die Daten wurden exportiert.',
  'office.privacy.not_exported': 'Die Daten konnten nicht exportiert werden.',
  'office.privacy.erase': 'Löschen …',
  'office.privacy.erase_title': 'Daten dieser Person löschen?',
  'office.privacy.erase_text':
    'Konto, Bestellungen ohne Rechnung und E-Mails zu {{email}} verlieren jeden Namen und jede Adresse. Das lässt sich nicht rückgängig machen.',
  'office.privacy.again': 'Adresse noch einmal eingeben',
  'office.privacy.again_wrong': 'Das ist nicht dieselbe Adresse.',
  'office.privacy.erase_now': 'Endgültig löschen',
  'office.privacy.erasing': 'Wird gelöscht …',
  'office.privacy.erased': 'Die Daten wurden gelöscht.',
  'office.privacy.not_erased': 'Die Daten konnten nicht gelöscht werden.',
  'office.privacy.result': 'Was gelöscht wurde',
  'office.privacy.account': 'Konto',
  'office.privacy.yes': 'gelöscht',
  'office.privacy.no': 'keines',
  'office.privacy.orders_erased': 'Bestellungen ohne Rechnung',
  'office.privacy.orders_kept': 'Bestellungen, die behalten, was ihre Rechnung braucht',
  'office.privacy.mails': 'E-Mails',
  'office.privacy.contact_requests': 'Kontaktanfragen',
  'office.privacy.withdrawals_kept': 'Widerrufe, die bis zum Ende ihrer Frist bleiben',
} as const satisfies Record<keyof typeof officePrivacyEn, string>;
