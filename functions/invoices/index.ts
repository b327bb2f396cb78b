import { createCreditNote, updateBooking, updateInvoiceStatus } from '#functions/invoices/change-invoice.ts';
import { downloadInvoice } from '#functions/invoices/download-invoice.ts';
import { readInvoiceHistory } from '#functions/invoices/invoice-history.ts';
import { issueInvoice, previewInvoice } from '#functions/invoices/issue-invoice.ts';
import {
  createDatev,
  createLedgerCsv,
  createRab,
  listExports,
  readExport,
  readExportFile,
} from '#functions/invoices/ledger-exports.ts';
import { countInvoices, listInvoices, readExists, readInvoice } from '#functions/invoices/list-invoices.ts';
import { readNumbers } from '#functions/invoices/number-report.ts';
import {
  createInvoicesForPeriod,
  listRuns,
  readRun,
  readRunFile,
  retryRun,
} from '#functions/invoices/period-run.ts';
import { sendInvoice } from '#functions/invoices/send-invoice.ts';
import { apiGroup } from '#functions/platform/http/api-group.ts';
import { invoiceRunsApi } from '#shared/invoices/invoice-runs-api.ts';
import { invoicesApi } from '#shared/invoices/invoices-api.ts';
import { ledgerExportsApi } from '#shared/invoices/ledger-exports-api.ts';

export const handler = apiGroup({ ...invoicesApi, ...invoiceRunsApi, ...ledgerExportsApi })({
  'POST /api/invoices/list': listInvoices,
  'POST /api/invoices/count': countInvoices,
  'GET /api/invoices/exists/{number}': readExists,
  'GET /api/invoices/{id}': readInvoice,
  'POST /api/invoices/preview': previewInvoice,
  'POST /api/invoices': issueInvoice,
  'POST /api/invoices/download': downloadInvoice,
  'POST /api/invoices/createCreditNote/{id}': createCreditNote,
  'POST /api/invoices/sendInvoice/{id}': sendInvoice,
  'PUT /api/invoices/updateInvoiceStatus/{id}': updateInvoiceStatus,
  'PUT /api/invoices/{id}/booking': updateBooking,
  'GET /api/invoices/{id}/history': readInvoiceHistory,
  'POST /api/invoices/createInvoicesForPeriod': createInvoicesForPeriod,
  'GET /api/invoices/runs': listRuns,
  'GET /api/invoices/runs/{id}': readRun,
  'GET /api/invoices/runs/{id}/file': readRunFile,
  'POST /api/invoices/runs/{id}/retry': retryRun,
  'POST /api/invoices/createRAB': createRab,
  'POST /api/invoices/createDatev': createDatev,
  'POST /api/invoices/createLedgerCsv': createLedgerCsv,
  'GET /api/invoices/exports': listExports,
  'GET /api/invoices/exports/{id}': readExport,
  'GET /api/invoices/exports/{id}/file': readExportFile,
  'GET /api/invoices/numbers': readNumbers,
});
