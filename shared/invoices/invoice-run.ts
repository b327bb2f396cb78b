import * as z from 'zod/mini';
import type { Agency } from '#shared/agencies/agency.ts';
import { airportId } from '#shared/catalogue/airport.ts';
import { isBilledByPeriod, type Period } from '#shared/invoices/billing.ts';
import { actor } from '#shared/orders/order-history.ts';
import { refused } from '#shared/refused.ts';
import { calendarDate, instant } from '#shared/schemas.ts';

export const RUN_STATES = ['running', 'done'] as const;

/** A file of the scratch bucket; it expires. */
const runFile = z.object({ key: z.string(), name: z.string() });

/** The invoicing of a period: work for many workers, one agency and airport at a time. */
export const invoiceRun = z.object({
  _id: z.string(),
  period_from: calendarDate,
  period_to: calendarDate,
  airports: z.array(airportId),
  /** Those that were to be billed when the run began. */
  agencies: z.array(z.int()),
  draft: z.boolean(),
  force_new: z.boolean(),
  by: actor,
  state: z.enum(RUN_STATES),
  /** Agencies times airports. */
  total: z.int(),
  file: z.optional(runFile),
  created_at: instant,
  finished_at: z.optional(instant),
  version: z.int(),
});
export type InvoiceRun = z.infer<typeof invoiceRun>;

/**
 * What came of one agency at one airport. nothing: no job was left to bill. kept: a draft of the same period stands.
 * failed: somebody has to look; the reason says at what.
 */
export const RUN_OUTCOMES = ['issued', 'nothing', 'kept', 'failed'] as const;

export const runUnit = z.object({
  run_id: z.string(),
  agency_id: z.int(),
  agency_name: z.string(),
  airport: airportId,
  outcome: z.enum(RUN_OUTCOMES),
  invoice_id: z.optional(z.string()),
  /** In the server's words. */
  reason: z.optional(z.string()),
  /** The same by its key, so that everybody reads it in their language (`texts/refusals.ts`). */
  why: z.optional(
    z.object({ key: z.string(), values: z.record(z.string(), z.union([z.string(), z.number()])) }),
  ),
});
export type RunUnit = z.infer<typeof runUnit>;

/** What nobody has finished of a run, as what has failed. */
export const lostUnits = (
  run: Pick<InvoiceRun, '_id' | 'agencies' | 'airports'>,
  units: readonly RunUnit[],
  agencies: readonly Pick<Agency, '_id' | 'name'>[],
): RunUnit[] => {
  const { message, reason: why } = refused('invoice.lost');
  return run.agencies.flatMap((agency_id) =>
    run.airports
      .filter((airport) => !units.some((unit) => unit.agency_id === agency_id && unit.airport === airport))
      .map((airport) => ({
        run_id: run._id,
        agency_id,
        agency_name: agencies.find(({ _id }) => _id === agency_id)?.name ?? String(agency_id),
        airport,
        outcome: 'failed' as const,
        reason: message,
        ...(why && { why }),
      })),
  );
};

/** How far a run is, by outcome. */
export const runProgress = (units: readonly Pick<RunUnit, 'outcome'>[]) => {
  const count = (outcome: RunUnit['outcome']): number =>
    units.filter((unit) => unit.outcome === outcome).length;
  return {
    finished: units.length,
    issued: count('issued'),
    kept: count('kept'),
    nothing: count('nothing'),
    failed: count('failed'),
  };
};

/**
 * The agencies that a run bills: those named, or all, also those that are inactive, for they may have old jobs; never
 * private customers.
 */
export const billedAgencies = (agencies: readonly Agency[], named: readonly number[] | undefined): Agency[] =>
  agencies.filter(({ _id }) => isBilledByPeriod(_id) && (named?.includes(_id) ?? true));

type NewRun = Pick<InvoiceRun, '_id' | 'airports' | 'draft' | 'force_new' | 'by'> & {
  readonly period: Period;
  readonly agencies?: readonly number[] | undefined;
};

/** A run that nobody has worked on yet. */
export const newRun = (
  { period, agencies, ...rest }: NewRun,
  stored: readonly Agency[],
  now: Date,
): InvoiceRun => ({
  ...rest,
  period_from: period.from,
  period_to: period.to,
  agencies: billedAgencies(stored, agencies).map(({ _id }) => _id),
  state: 'running',
  total: billedAgencies(stored, agencies).length * rest.airports.length,
  created_at: now.toISOString(),
  version: 1,
});
