import type { InputOf } from '#shared/http/contract.ts';
import type { InvoicesApi } from '#shared/invoices/invoices-api.ts';
import type { InvoiceFilter } from '#web/back-office/invoices/invoice-filter.ts';

type List = 'POST /api/invoices/list';
export type InvoiceWhere = InputOf<List, InvoicesApi[List]>['body']['where'];

/** What a filter asks the server for. */
export const whereOf = (filter: InvoiceFilter): InvoiceWhere => {
  const { range, periodFrom, periodTo, kind, useCase, agency, number } = filter;
  return {
    date_from: range.from,
    date_to: range.to,
    ...(periodFrom && { period_from: periodFrom }),
    ...(periodTo && { period_to: periodTo }),
    ...(kind !== 'all' && { credit_note: kind === 'credit_note' }),
    ...(useCase !== 'all' && { use_case: useCase }),
    ...(agency && { agency_id: Number(agency) }),
    ...(number && { invoice_number: number }),
  };
};
