import { VisuallyHidden } from '@mantine/core';
import { createColumnHelper } from '@tanstack/react-table';
import type {
  RecordColumns,
  recordFeatures,
} from '#web/back-office/components/record-table/record-features.ts';
import { InvoiceActions } from '#web/back-office/invoices/invoice-actions.tsx';
import {
  InvoiceAgency,
  InvoiceDate,
  InvoiceId,
  InvoiceKind,
  InvoiceLink,
  InvoiceNet,
  InvoicePaid,
  InvoicePeriod,
} from '#web/back-office/invoices/invoice-cells.tsx';
import type { InvoiceRow } from '#web/back-office/invoices/invoice-row.ts';
import type { Translate } from '#web/back-office/language/office-language.ts';

const column = createColumnHelper<typeof recordFeatures, InvoiceRow>();

/** The columns of the invoices table (back-office specification, section 2, "Invoices screen"). */
export const invoicesColumns = (t: Translate): RecordColumns<InvoiceRow> =>
  column.columns([
    column.display({
      id: 'id',
      header: t('office.invoices.column.id'),
      cell: ({ row }) => <InvoiceId invoice={row.original} />,
    }),
    column.display({
      id: 'number',
      header: t('office.invoices.column.number'),
      cell: ({ row }) => <InvoiceLink invoice={row.original} />,
      meta: { isRowHeader: true },
    }),
    column.display({
      id: 'agency',
      header: t('office.invoices.column.agency'),
      cell: ({ row }) => <InvoiceAgency invoice={row.original} />,
    }),
    column.accessor(({ invoice_date }) => invoice_date, {
      id: 'date',
      header: t('office.invoices.column.date'),
      cell: ({ row }) => <InvoiceDate invoice={row.original} />,
    }),
    column.display({
      id: 'period',
      header: t('office.invoices.column.period'),
      cell: ({ row }) => <InvoicePeriod invoice={row.original} />,
    }),
    column.display({
      id: 'use_case',
      header: t('office.invoices.column.use_case'),
      cell: ({ row }) => t(`office.invoices.case.${row.original.use_case}`),
    }),
    column.display({
      id: 'type',
      header: t('office.invoices.column.type'),
      cell: ({ row }) => <InvoiceKind invoice={row.original} />,
    }),
    column.display({
      id: 'net',
      header: t('office.invoices.column.net'),
      cell: ({ row }) => <InvoiceNet invoice={row.original} />,
    }),
    column.display({
      id: 'paid',
      header: t('office.invoices.column.paid'),
      cell: ({ row }) => <InvoicePaid invoice={row.original} />,
    }),
    column.display({
      id: 'actions',
      header: () => <VisuallyHidden>{t('office.table.actions')}</VisuallyHidden>,
      cell: ({ row }) => <InvoiceActions invoice={row.original} />,
      meta: { isAction: true },
    }),
  ]);
