import * as z from 'zod/mini';
import { addDays, type CalendarDate } from '#shared/calendar-date.ts';
import { airportId } from '#shared/catalogue/airport.ts';
import { datevErrors } from '#shared/invoices/datev-errors.ts';
import { COST_CENTERS } from '#shared/invoices/invoice.ts';
import type { InvoiceHead } from '#shared/invoices/invoice-list.ts';
import { actor } from '#shared/orders/order-history.ts';
import { calendarDate, instant } from '#shared/schemas.ts';

/** The outgoing-invoice ledger as a workbook, as DATEV's booking batch, or as CSV. */
export const EXPORT_KINDS = ['rab', 'datev', 'csv'] as const;
export type ExportKind = (typeof EXPORT_KINDS)[number];

/**
 * made: there is a file. empty: no document lies in the range. refused: the books would not take it; `problems` says
 * why. failed: a technical fault, several times.
 */
export const EXPORT_OUTCOMES = ['made', 'empty', 'refused', 'failed'] as const;

const datevProblem = z.object({
  invoice_id: z._default(z.string(), ''),
  invoice_number: z.string(),
  field: z.string(),
  code: z.enum(Object.keys(datevErrors) as (keyof typeof datevErrors)[]),
  value: z.string(),
});

/** A document whose tax the books derive otherwise, both in cents. */
const taxDifference = z.object({ invoice_number: z.string(), tax: z.int(), derived: z.int() });

/** A document that an earlier booking batch has. */
export const repeatedDocument = z.object({ invoice_number: z.string(), batch: z.string(), at: instant });

/** An export of the documents whose date lies in a range; a worker makes it. */
export const ledgerExport = z.object({
  _id: z.string(),
  kind: z.enum(EXPORT_KINDS),
  /** Invoice dates, both included. */
  period_from: calendarDate,
  period_to: calendarDate,
  airports: z.array(airportId),
  /** Absent: all, web clients too. */
  agencies: z.optional(z.array(z.int())),
  /** Closes the exported documents for accounting. */
  close: z.boolean(),
  /** Leaves out what an earlier booking batch has. */
  only_new: z._default(z.boolean(), false),
  by: actor,
  state: z.enum(['running', 'done']),
  outcome: z.optional(z.enum(EXPORT_OUTCOMES)),
  /** Days to be read, and days that were. */
  total: z.int(),
  finished: z.int(),
  documents: z.int(),
  /** Those that this export has closed; others were closed before. */
  closed: z.int(),
  problems: z.array(datevProblem),
  problem_count: z.int(),
  /** Of DATEV alone: the first of those documents, and how many there are. */
  tax_differences: z._default(z.array(taxDifference), []),
  tax_difference_count: z._default(z.int(), 0),
  /** Of DATEV alone: the first of the documents that an earlier batch has too, with that batch's name, and how many. */
  repeated: z._default(z.array(repeatedDocument), []),
  repeated_count: z._default(z.int(), 0),
  /** Of the scratch bucket; it expires. */
  file: z.optional(z.object({ key: z.string(), name: z.string() })),
  created_at: instant,
  finished_at: z.optional(instant),
  version: z.int(),
});
export type LedgerExport = z.infer<typeof ledgerExport>;

/** The days of a range, both ends included. */
export const daysOf = ({
  period_from,
  period_to,
}: Pick<LedgerExport, 'period_from' | 'period_to'>): CalendarDate[] => {
  const days: CalendarDate[] = [];
  for (let day = period_from; day <= period_to; day = addDays(day, 1)) days.push(day);
  return days;
};

/** How often the days are read: DATEV's rules are asked before the first line is written. */
const READINGS = { rab: 1, csv: 1, datev: 2 } as const satisfies Record<ExportKind, number>;

type NewExport = Pick<
  LedgerExport,
  '_id' | 'kind' | 'period_from' | 'period_to' | 'airports' | 'agencies' | 'close' | 'only_new' | 'by'
>;

/** An export that nobody has worked on yet. */
export const newExport = (asked: NewExport, now: Date): LedgerExport => ({
  ...asked,
  state: 'running',
  total: daysOf(asked).length * READINGS[asked.kind],
  finished: 0,
  documents: 0,
  closed: 0,
  problems: [],
  problem_count: 0,
  tax_differences: [],
  tax_difference_count: 0,
  repeated: [],
  repeated_count: 0,
  created_at: now.toISOString(),
  version: 1,
});

/** Whether a document belongs to an export: it is issued, of its cost centres, and of its agencies. */
export const isExported = ({ airports, agencies }: Pick<LedgerExport, 'airports' | 'agencies'>) => {
  const centers = new Set<string>(airports.map((airport) => COST_CENTERS[airport]));
  const chosen = agencies && new Set(agencies);
  return ({
    draft,
    cost_center,
    agencyId,
  }: Pick<InvoiceHead, 'draft' | 'cost_center' | 'agencyId'>): boolean =>
    !draft && centers.has(cost_center) && (chosen?.has(agencyId) ?? true);
};

type Known = Pick<InvoiceHead, 'invoice_number' | 'exports'>;

/** The first other batch that has a document already. */
const earlierBatch = ({ exports = [] }: Known, { _id }: Pick<LedgerExport, '_id'>) =>
  exports.find(({ export_id }) => export_id !== _id);

/** Whether a batch takes a document: all, or only what no other has. */
export const isForBatch =
  (batch: Pick<LedgerExport, '_id' | 'only_new'>) =>
  (document: Known): boolean =>
    !(batch.only_new && earlierBatch(document, batch));

/** The documents that an earlier batch has too: in the books, they would stand twice. */
export const repeatedIn = (
  documents: readonly Known[],
  batch: Pick<LedgerExport, '_id'>,
): LedgerExport['repeated'] =>
  documents.flatMap((document) => {
    const earlier = earlierBatch(document, batch);
    return earlier ? [{ invoice_number: document.invoice_number, batch: earlier.name, at: earlier.at }] : [];
  });

const NAMES = {
  rab: ['RAB', 'xlsx'],
  datev: ['EXTF_Rechnungsausgang', 'csv'],
  csv: ['Rechnungsausgang', 'csv'],
} as const;

/** What the file is called; DATEV takes names that begin with EXTF. */
export const exportName = ({ kind, period_from, period_to }: LedgerExport): string => {
  const [name, ending] = NAMES[kind];
  return `${name}_${period_from}_${period_to}.${ending}`;
};
