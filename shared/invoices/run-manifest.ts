import { netAfterConcession } from '#shared/invoices/amounts.ts';
import type { Invoice } from '#shared/invoices/invoice.ts';
import type { RunUnit } from '#shared/invoices/invoice-run.ts';
import { centsWithComma } from '#shared/money.ts';

const HEAD = [
  'file',
  'invoice_number',
  'agency_id',
  'agency',
  'debitor',
  'cost_center',
  'net',
  'tax',
  'gross',
  'outcome',
  'reason',
];

/**
 * What lies in the archive of a run and what came of every agency: the rows of a table, with decimal commas.
 */
export const runManifest = (
  invoices: readonly Omit<Invoice, 'lines'>[],
  units: readonly RunUnit[],
): string[][] => {
  const outcomes = new Map(units.map((unit) => [unit.invoice_id, unit]));
  const issued = invoices.map((invoice) => [
    invoice.filename,
    invoice.invoice_number,
    String(invoice.agencyId),
    invoice.agency_name,
    invoice.debitor,
    invoice.cost_center,
    centsWithComma(netAfterConcession(invoice)),
    centsWithComma(invoice.amount_tax),
    centsWithComma(invoice.amount_brutto),
    outcomes.get(invoice._id)?.outcome ?? (invoice.credit_note ? 'credited' : ''),
    '',
  ]);
  const others = units
    .filter(({ invoice_id }) => invoice_id === undefined)
    .map((unit) => [
      '',
      '',
      String(unit.agency_id),
      unit.agency_name,
      '',
      '',
      '',
      '',
      '',
      unit.outcome,
      unit.reason ?? '',
    ]);
  return [HEAD, ...issued, ...others];
};
