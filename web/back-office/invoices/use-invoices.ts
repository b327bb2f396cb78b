import type { InvoicesApi } from '#shared/invoices/invoices-api.ts';
import { usePagedRecords } from '#web/back-office/components/records/use-paged-records.ts';
import { type InvoiceWhere, whereOf } from '#web/back-office/invoices/invoice-where.ts';
import type { InvoiceFilterState } from '#web/back-office/invoices/use-invoice-filter.ts';
import { apiClient } from '#web/common/call-api.ts';

const call = apiClient<InvoicesApi>();

/** The calls of the invoices' list. */
export const invoiceCalls = {
  name: 'invoices',
  list: (body: { offset: number; limit: number; order: 'date' | '-date'; where: InvoiceWhere }) =>
    call('POST /api/invoices/list', { body }),
  count: (where: InvoiceWhere) => call('POST /api/invoices/count', { body: { where } }),
};

/** The invoices of a filter, page by page. @see usePagedRecords */
export const useInvoices = (state: InvoiceFilterState) =>
  usePagedRecords(invoiceCalls, whereOf(state.filter), state);
export type Invoices = ReturnType<typeof useInvoices>;
