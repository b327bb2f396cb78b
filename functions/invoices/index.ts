import { createCreditNote, updateInvoiceStatus } from '#functions/invoices/change-invoice.ts';
import { downloadInvoice } from '#functions/invoices/download-invoice.ts';
import { issueInvoice, previewInvoice } from '#functions/invoices/issue-invoice.ts';
import { countInvoices, listInvoices, readExists, readInvoice } from '#functions/invoices/list-invoices.ts';
import { apiGroup } from '#functions/platform/http/api-group.ts';
import { invoicesApi } from '#shared/invoices/invoices-api.ts';

export const handler = apiGroup(invoicesApi)({
  'POST /api/invoices/list': listInvoices,
  'POST /api/invoices/count': countInvoices,
  'GET /api/invoices/exists/{number}': readExists,
  'GET /api/invoices/{id}': readInvoice,
  'POST /api/invoices/preview': previewInvoice,
  'POST /api/invoices': issueInvoice,
  'POST /api/invoices/download': downloadInvoice,
  'POST /api/invoices/createCreditNote/{id}': createCreditNote,
  'PUT /api/invoices/updateInvoiceStatus/{id}': updateInvoiceStatus,
});
