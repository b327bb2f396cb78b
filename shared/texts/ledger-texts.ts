/** What stands in the outgoing-invoice ledger beside the documents' own data. */
export type LedgerTexts = {
  readonly invoice: string;
  readonly creditNote: string;
  /** Of a cost centre and rate. */
  readonly subtotal: string;
  readonly total: string;
};

const de: LedgerTexts = {
  invoice: 'Rechnung',
  creditNote: 'Rechnungskorrektur',
  subtotal: 'Summe',
  total: 'Gesamtsumme',
};

const en: LedgerTexts = {
  invoice: 'Invoice',
  creditNote: 'Credit note',
  subtotal: 'Sum',
  total: 'Total',
};

export const ledgerTexts = { de, en } as const;
