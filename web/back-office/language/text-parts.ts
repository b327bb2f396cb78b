import { bringGermanRefusals } from '#web/back-office/language/german-refusals.ts';
import type { OfficeLanguage } from '#web/back-office/language/office-language.ts';
import type { Texts } from '#web/common/i18n.ts';

type Part = Readonly<Record<OfficeLanguage, () => Promise<Texts>>>;

/** What the shell and the orders say: it comes with the page. */
export const SHELL_TEXTS: Part = {
  en: async () => (await import('#shared/texts/office-shell-en.ts')).officeShellEn,
  de: async () => {
    const [{ officeShellDe }] = await Promise.all([
      import('#shared/texts/office-shell-de.ts'),
      bringGermanRefusals(),
    ]);
    return officeShellDe;
  },
};

/** What other screens say, by the name under which they ask for it: it comes with the first of them. */
export const TEXT_PARTS = {
  agencies: {
    en: async () => (await import('#shared/texts/office-agencies-en.ts')).officeAgenciesEn,
    de: async () => (await import('#shared/texts/office-agencies-de.ts')).officeAgenciesDe,
  },
  catalogue: {
    en: async () => (await import('#shared/texts/office-catalogue-en.ts')).officeCatalogueEn,
    de: async () => (await import('#shared/texts/office-catalogue-de.ts')).officeCatalogueDe,
  },
  dispatch: {
    en: async () => (await import('#shared/texts/office-dispatch-en.ts')).officeDispatchEn,
    de: async () => (await import('#shared/texts/office-dispatch-de.ts')).officeDispatchDe,
  },
  users: {
    en: async () => (await import('#shared/texts/office-users-en.ts')).officeUsersEn,
    de: async () => (await import('#shared/texts/office-users-de.ts')).officeUsersDe,
  },
  invoices: {
    en: async () => ({
      ...(await import('#shared/texts/office-invoices-en.ts')).officeInvoicesEn,
      ...(await import('#shared/texts/office-ledger-en.ts')).officeLedgerEn,
    }),
    de: async () => ({
      ...(await import('#shared/texts/office-invoices-de.ts')).officeInvoicesDe,
      ...(await import('#shared/texts/office-ledger-de.ts')).officeLedgerDe,
    }),
  },
  invoice_form: {
    en: async () => (await import('#shared/texts/office-invoice-form-en.ts')).officeInvoiceFormEn,
    de: async () => (await import('#shared/texts/office-invoice-form-de.ts')).officeInvoiceFormDe,
  },
  start: {
    en: async () => (await import('#shared/texts/office-start-en.ts')).officeStartEn,
    de: async () => (await import('#shared/texts/office-start-de.ts')).officeStartDe,
  },
  cms: {
    en: async () => (await import('#shared/texts/office-cms-en.ts')).officeCmsEn,
    de: async () => (await import('#shared/texts/office-cms-de.ts')).officeCmsDe,
  },
  logs: {
    en: async () => (await import('#shared/texts/office-logs-en.ts')).officeLogsEn,
    de: async () => (await import('#shared/texts/office-logs-de.ts')).officeLogsDe,
  },
  people: {
    en: async () => (await import('#shared/texts/office-people-en.ts')).officePeopleEn,
    de: async () => (await import('#shared/texts/office-people-de.ts')).officePeopleDe,
  },
  texts: {
    en: async () => (await import('#shared/texts/office-texts-en.ts')).officeTextsEn,
    de: async () => (await import('#shared/texts/office-texts-de.ts')).officeTextsDe,
  },
  setup: {
    en: async () => ({
      ...(await import('#shared/texts/office-catalogue-en.ts')).officeCatalogueEn,
      ...(await import('#shared/texts/office-setup-en.ts')).officeSetupEn,
    }),
    de: async () => ({
      ...(await import('#shared/texts/office-catalogue-de.ts')).officeCatalogueDe,
      ...(await import('#shared/texts/office-setup-de.ts')).officeSetupDe,
    }),
  },
} as const satisfies Readonly<Record<string, Part>>;
export type TextPart = keyof typeof TEXT_PARTS;
