import * as z from 'zod/mini';
import { airportId } from '#shared/catalogue/airport.ts';
import { airportOfCostCenter } from '#shared/invoices/invoice.ts';
import type { InvoiceHead } from '#shared/invoices/invoice-list.ts';
import { calendarDate } from '#shared/schemas.ts';

/** Days that a booking batch has closed for accounting, both included. */
const closedDays = z.object({
  export_id: z.string(),
  from: calendarDate,
  to: calendarDate,
  airports: z.array(airportId),
  /** Absent: all, web clients too. */
  agencies: z.optional(z.array(z.int())),
});
export type ClosedDays = z.infer<typeof closedDays>;

/** All of them; `version` is 0 before the first. */
export const closings = z.object({ days: z.array(closedDays), version: z.int() });
export type Closings = z.infer<typeof closings>;

/** Whether the books of a document's day are closed: nothing is dated into it any more. Source: GoBD. */
export const isDayClosed = (
  { days }: Pick<Closings, 'days'>,
  { invoice_date, cost_center, agencyId }: Pick<InvoiceHead, 'invoice_date' | 'cost_center' | 'agencyId'>,
): boolean =>
  days.some(
    ({ from, to, airports, agencies }) =>
      from <= invoice_date &&
      invoice_date <= to &&
      airports.includes(airportOfCostCenter(cost_center)) &&
      (agencies?.includes(agencyId) ?? true),
  );
