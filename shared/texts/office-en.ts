import { officeAgenciesEn } from '#shared/texts/office-agencies-en.ts';
import { officeCatalogueEn } from '#shared/texts/office-catalogue-en.ts';
import { officeCmsEn } from '#shared/texts/office-cms-en.ts';
import { officeDispatchEn } from '#shared/texts/office-dispatch-en.ts';
import { officeInvoiceFormEn } from '#shared/texts/office-invoice-form-en.ts';
import { officeInvoicesEn } from '#shared/texts/office-invoices-en.ts';
import { officeLedgerEn } from '#shared/texts/office-ledger-en.ts';
import { officeLogsEn } from '#shared/texts/office-logs-en.ts';
import { officePeopleEn } from '#shared/texts/office-people-en.ts';
import { officeSetupEn } from '#shared/texts/office-setup-en.ts';
import { officeShellEn } from '#shared/texts/office-shell-en.ts';
import { officeStartEn } from '#shared/texts/office-start-en.ts';
import { officeTextsEn } from '#shared/texts/office-texts-en.ts';
import { officeUsersEn } from '#shared/texts/office-users-en.ts';

/**
 * The back office in English; keys are flat, `_one` and `_other` are plural forms. Browsers load the shell's with the
 * page and each part with its screens (web/back-office/language/text-parts.ts).
 */
export const officeEn = {
  ...officeShellEn,
  ...officeAgenciesEn,
  ...officeCatalogueEn,
  ...officeCmsEn,
  ...officeDispatchEn,
  ...officeInvoiceFormEn,
  ...officeInvoicesEn,
  ...officeLedgerEn,
  ...officePeopleEn,
  ...officeLogsEn,
  ...officeStartEn,
  ...officeTextsEn,
  ...officeSetupEn,
  ...officeUsersEn,
} as const;

type Stored = keyof typeof officeEn;
/** What a screen asks for: the plural forms are one key. */
export type OfficeKey = Stored extends infer K
  ? K extends `${infer Base}_${'one' | 'other' | 'zero'}`
    ? Base
    : K
  : never;
