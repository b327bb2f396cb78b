import { officeAgenciesDe } from '#shared/texts/office-agencies-de.ts';
import { officeCatalogueDe } from '#shared/texts/office-catalogue-de.ts';
import { officeCmsDe } from '#shared/texts/office-cms-de.ts';
import { officeDispatchDe } from '#shared/texts/office-dispatch-de.ts';
import type { officeEn } from '#shared/texts/office-en.ts';
import { officeInvoiceFormDe } from '#shared/texts/office-invoice-form-de.ts';
import { officeInvoicesDe } from '#shared/texts/office-invoices-de.ts';
import { officeLedgerDe } from '#shared/texts/office-ledger-de.ts';
import { officeLogsDe } from '#shared/texts/office-logs-de.ts';
import { officePeopleDe } from '#shared/texts/office-people-de.ts';
import { officeSetupDe } from '#shared/texts/office-setup-de.ts';
import { officeShellDe } from '#shared/texts/office-shell-de.ts';
import { officeStartDe } from '#shared/texts/office-start-de.ts';
import { officeTextsDe } from '#shared/texts/office-texts-de.ts';
import { officeUsersDe } from '#shared/texts/office-users-de.ts';

/** The back office in German. */
export const officeDe = {
  ...officeShellDe,
  ...officeAgenciesDe,
  ...officeCatalogueDe,
  ...officeCmsDe,
  ...officeDispatchDe,
  ...officeInvoiceFormDe,
  ...officeInvoicesDe,
  ...officeLedgerDe,
  ...officePeopleDe,
  ...officeLogsDe,
  ...officeStartDe,
  ...officeTextsDe,
  ...officeSetupDe,
  ...officeUsersDe,
} satisfies Record<keyof typeof officeEn, string>;
