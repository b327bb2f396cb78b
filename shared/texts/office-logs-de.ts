import { officeAuditDe } from '#shared/texts/office-audit-de.ts';
import { officeMailsDe } from '#shared/texts/office-mails-de.ts';
import { officePrivacyDe } from '#shared/texts/office-privacy-de.ts';

/** What the logs of the back office say, in German. */
export const officeLogsDe = {
  ...officeAuditDe,
  ...officeMailsDe,
  ...officePrivacyDe,
};
