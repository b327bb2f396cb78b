import { officeAuditEn } from '#shared/texts/office-audit-en.ts';
import { officeMailsEn } from '#shared/texts/office-mails-en.ts';

/** What the logs of the back office say, in English. */
export const officeLogsEn = {
  ...officeAuditEn,
  ...officeMailsEn,
};
