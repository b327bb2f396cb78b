import type { CalendarDate } from '#shared/calendar-date.ts';
import type { AirportId } from '#shared/catalogue/airport-ids.ts';
import type { InputOf } from '#shared/http/contract.ts';
import { previousMonth } from '#shared/invoices/billing.ts';
import { COST_CENTERS } from '#shared/invoices/invoice.ts';
import type { InvoiceRunsApi } from '#shared/invoices/invoice-runs-api.ts';
import { exportProblems, runErrors } from '#shared/invoices/run-rules.ts';

type Start = 'POST /api/invoices/createInvoicesForPeriod';

/** The generator as it is filled in. */
export type RunInput = {
  readonly from: string;
  readonly to: string;
  readonly airports: readonly AirportId[];
  readonly isAll: boolean;
  /** Ids of agencies, where not all are billed. */
  readonly agencies: readonly string[];
  readonly draft: boolean;
  readonly forceNew: boolean;
};

/** The fields that something can be wrong with, and the end of its text's key. */
export type RunProblem = keyof typeof runErrors | 'agencies.empty';
type Problems = Partial<Record<'period_from' | 'period_to' | 'cost_centers' | 'agencies', RunProblem>>;

/**
 * The previous month, all agencies, drafts; Frankfurt, or Munich where that is all one sees
 * (back-office specification, sections 2 and 9).
 */
export const presetRun = (today: CalendarDate, scope: readonly AirportId[]): RunInput => ({
  ...previousMonth(today),
  airports: scope.includes(1) ? [1] : scope,
  isAll: true,
  agencies: [],
  draft: true,
  forceNew: false,
});

const isCode = (code: string | undefined): code is keyof typeof runErrors =>
  code !== undefined && code in runErrors;

/**
 * The reasons why a run or an export cannot start: the server's rule, and that somebody is to be billed.
 * @param close whether the days are closed for accounting by it
 */
export const problemsOf = (
  { from, to, airports, isAll, agencies }: RunInput,
  { close, today }: { close: boolean; today: CalendarDate },
): Problems => {
  const found = Object.entries(exportProblems({ period_from: from, period_to: to, airports, close }, today));
  const ofRule = found.flatMap(([field, { code }]) => (isCode(code) ? [[field, code] as const] : []));
  return {
    ...(Object.fromEntries(ofRule) as Problems),
    ...(!isAll && agencies.length === 0 && { agencies: 'agencies.empty' as const }),
  };
};

/** What the server is asked to do. */
export const bodyOf = (
  { from, to, airports, isAll, agencies, draft, forceNew }: RunInput,
  key: string,
): InputOf<Start, InvoiceRunsApi[Start]>['body'] => ({
  period_from: from,
  period_to: to,
  cost_centers: airports.map((airport) => COST_CENTERS[airport]),
  ...(!isAll && { agencies: agencies.map(Number) }),
  draft,
  force_new: forceNew,
  key,
});
