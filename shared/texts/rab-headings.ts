import type { RAB_COLUMNS } from '#shared/invoices/rab-row.ts';

/** The heads of the ledger's columns: its readers are German bookkeepers and tax advisers. */
export const RAB_HEADINGS: Readonly<Record<keyof typeof RAB_COLUMNS, string>> = {
  number: 'Rechnungsnummer',
  date: 'Rechnungsdatum',
  type: 'Belegart',
  debitor: 'Debitor',
  name: 'Kunde',
  period_from: 'Leistung von',
  period_to: 'Leistung bis',
  cost_center: 'Kostenstelle',
  net: 'Netto',
  tax_rate: 'Steuersatz',
  tax: 'Umsatzsteuer',
  gross: 'Brutto',
  due_date: 'Fällig am',
  open: 'Offen',
  reference: 'Bezug auf',
};
