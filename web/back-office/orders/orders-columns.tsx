import { VisuallyHidden } from '@mantine/core';
import { createColumnHelper } from '@tanstack/react-table';
import type {
  RecordColumns,
  recordFeatures,
} from '#web/back-office/components/record-table/record-features.ts';
import type { Translate } from '#web/back-office/language/office-language.ts';
import { OrderActions } from '#web/back-office/orders/order-actions.tsx';
import {
  OrderContact,
  OrderLoad,
  OrderName,
  OrderRoutes,
  OrderService,
  OrderStaff,
  OrderStates,
  OrderTime,
} from '#web/back-office/orders/order-cells.tsx';
import { dayOf, type OrderRow } from '#web/back-office/orders/order-row.ts';

const column = createColumnHelper<typeof recordFeatures, OrderRow>();

/** The columns of the orders table (back-office specification, section 2, "Orders screen"). */
export const ordersColumns = (t: Translate): RecordColumns<OrderRow> =>
  column.columns([
    column.display({
      id: 'order',
      header: t('office.orders.column.order'),
      cell: ({ row }) => <OrderName order={row.original} />,
      meta: { isRowHeader: true },
    }),
    column.accessor(dayOf, {
      id: 'date',
      header: t('office.orders.column.time'),
      cell: ({ row }) => <OrderTime order={row.original} />,
    }),
    column.display({
      id: 'route',
      header: t('office.orders.column.route'),
      cell: ({ row }) => <OrderRoutes order={row.original} />,
    }),
    column.display({
      id: 'service',
      header: t('office.orders.column.service'),
      cell: ({ row }) => <OrderService order={row.original} />,
    }),
    column.display({
      id: 'staff',
      header: t('office.orders.column.staff'),
      cell: ({ row }) => <OrderStaff order={row.original} />,
    }),
    column.display({
      id: 'load',
      header: t('office.orders.column.load'),
      cell: ({ row }) => <OrderLoad order={row.original} />,
    }),
    column.display({
      id: 'contact',
      header: t('office.orders.column.contact'),
      cell: ({ row }) => <OrderContact order={row.original} />,
    }),
    column.display({
      id: 'states',
      header: t('office.orders.column.status'),
      cell: ({ row }) => <OrderStates order={row.original} />,
    }),
    column.display({
      id: 'actions',
      header: () => <VisuallyHidden>{t('office.table.actions')}</VisuallyHidden>,
      cell: ({ row }) => <OrderActions order={row.original} />,
      meta: { isAction: true },
    }),
  ]);
