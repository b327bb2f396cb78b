/** What keeps a booking batch from being written. */
export const datevErrors = {
  'consultant.range': 'The consultant number lies between 1001 and 9999999.',
  'client.range': 'The client number lies between 1 and 99999.',
  'account_length.range': 'Accounts have 4 to 8 digits.',
  'range.invalid': 'Please enter days that exist: the range, and when the fiscal year begins.',
  'range.order': 'The range ends before it begins.',
  'range.fiscal_year': 'The range does not lie within the fiscal year.',
  'account.missing': 'There is no account.',
  'account.format':
    'The account is none that the books take: of a customer, it has one digit more than ledger accounts, and begins with 1 to 6.',
  'number.format': 'The number has more than 36 characters, or others than the books take.',
  'date.outside': 'The date lies outside the range.',
  'amount.range': 'The amount is not one that the books take.',
  'cost_center.format': 'The cost centre has more than 36 characters, or others than letters and digits.',
} as const;

/** What is wrong, and where: the document is empty where it is the batch itself, the field has DATEV's own name. */
export type DatevProblem = {
  readonly invoice_id: string;
  readonly invoice_number: string;
  readonly field: string;
  readonly code: keyof typeof datevErrors;
  /** What was found there. */
  readonly value: string;
};
