import { changeBilling, noteMove, readBillings } from '#functions/platform/data/billing.ts';
import type { Write } from '#functions/platform/data/write.ts';
import type { JobChange } from '#shared/employees/job-change.ts';
import {
  type BillingName,
  concernsInvoice,
  demandUnbilled,
  isBilledByPeriod,
  monthOf,
  monthsOf,
} from '#shared/invoices/billing.ts';
import { airportOfCostCenter, type Invoice } from '#shared/invoices/invoice.ts';

const distinct = (names: readonly BillingName[]): BillingName[] => [
  ...new Map(names.map((name) => [JSON.stringify(name), name])).values(),
];

const monthsOfChange = ({ before, after }: JobChange): BillingName[] =>
  [before, after].map(({ agency_id, airport, date }) => ({ agency_id, airport, month: monthOf(date) }));

/**
 * The writes by which an invoice run learns that jobs have changed under it: a run that has read them before starts
 * again. @throws DomainError `refused_transition` for a job that an invoice has already
 */
export const billingWrites = async (changes: readonly JobChange[]): Promise<Write[]> => {
  const concerned = changes.filter(
    ({ before, after }) => isBilledByPeriod(before.agency_id) && concernsInvoice(before, after),
  );
  const names = distinct(concerned.flatMap(monthsOfChange));
  const found = await readBillings(names);
  const billings = found.flatMap(({ stored }) => stored ?? []);
  for (const { before } of concerned) demandUnbilled(before, billings);
  return found.map(({ name, stored }) => noteMove(name, stored));
};

/** The writes that free the jobs of an invoice of which nothing is left: they may be billed anew. */
export const releaseWrites = async (invoice: Invoice): Promise<Write[]> => {
  const period = { from: invoice.invoice_period_from, to: invoice.invoice_period_to };
  const airport = airportOfCostCenter(invoice.cost_center);
  const names = monthsOf(period).map((month) => ({ agency_id: invoice.agencyId, airport, month }));
  const found = await readBillings(names);
  return found.flatMap(({ name, stored }) =>
    stored?.invoices.some(({ invoice_id }) => invoice_id === invoice._id)
      ? [
          changeBilling(
            name,
            stored,
            stored.invoices.filter(({ invoice_id }) => invoice_id !== invoice._id),
          ),
        ]
      : [],
  );
};
