import { batchLines, bookingLines, bookingProblems } from '#shared/invoices/datev.ts';
import { batchProblems, type DatevBatch } from '#shared/invoices/datev-batch.ts';
import type { DatevProblem } from '#shared/invoices/datev-errors.ts';
import type { InvoiceHead } from '#shared/invoices/invoice-list.ts';

/** A booking batch with all of its documents at once. */
export const datevLines = (invoices: readonly InvoiceHead[], batch: DatevBatch): Uint8Array[] => [
  ...batchLines(batch),
  ...bookingLines(invoices, batch),
];

/** All that keeps such a batch from being written. */
export const datevProblems = (invoices: readonly InvoiceHead[], batch: DatevBatch): DatevProblem[] => [
  ...batchProblems(batch),
  ...bookingProblems(invoices, batch),
];
