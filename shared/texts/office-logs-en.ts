import { officeAuditEn } from '#shared/texts/office-audit-en.ts';
import { officeMailsEn } from '#shared/texts/office-mails-en.ts';
import { officePrivacyEn } from '#shared/texts/office-privacy-en.ts';

/** What the logs of the back office say, in English. */
export const officeLogsEn = {
  ...officeAuditEn,
  ...officeMailsEn,
  ...officePrivacyEn,
};
