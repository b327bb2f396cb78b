import type { CalendarDate } from '#shared/calendar-date.ts';
import { useTableFilter } from '#web/back-office/components/records/use-table-filter.ts';
import {
  presetFilter,
  readFilter,
  readOwnFilter,
  writeFilter,
} from '#web/back-office/invoices/invoice-filter.ts';
import { TAB_PARAMETER } from '#web/back-office/invoices/use-tab.ts';
import { useCurrentUser } from '#web/back-office/session/current-user.tsx';

const PANELS = [TAB_PARAMETER];

/** The invoices screen's filter, page and order; they live in the address. */
export const useInvoiceFilter = (today: CalendarDate) => {
  const isAdmin = useCurrentUser().role === 'admin';
  return useTableFilter({
    tableName: 'invoices',
    panels: PANELS,
    preset: presetFilter(today),
    read: isAdmin ? readFilter : readOwnFilter,
    write: writeFilter,
    isLatestFirst: true,
  });
};
export type InvoiceFilterState = ReturnType<typeof useInvoiceFilter>;
