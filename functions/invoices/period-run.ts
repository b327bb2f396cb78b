import { randomUUID } from 'node:crypto';
import { untilDone } from '#functions/invoices/until-done.ts';
import { readAgencies } from '#functions/platform/data/agency.ts';
import {
  changeInvoiceRun,
  createInvoiceRun,
  getInvoiceRun,
  invoiceRuns,
  reopenUnit,
  unitsOfRun,
} from '#functions/platform/data/invoice-run.ts';
import { isChangedMeanwhile, save } from '#functions/platform/data/write.ts';
import { scratchFileLink } from '#functions/platform/documents/scratch-link.ts';
import type { Request } from '#functions/platform/http/api-group.ts';
import type { Caller } from '#functions/platform/http/caller.ts';
import { SeeOther } from '#functions/platform/http/see-other.ts';
import { sendTasks } from '#functions/platform/invoices/run-queue.ts';
import { DomainError, invalidInput } from '#shared/domain-error.ts';
import { type InvoiceRun, newRun, runProgress } from '#shared/invoices/invoice-run.ts';
import type { InvoiceRunsApi, RunAnswer } from '#shared/invoices/invoice-runs-api.ts';
import { airportsOfRun, runProblems } from '#shared/invoices/run-rules.ts';
import { actorOf } from '#shared/orders/order-history.ts';
import { refused } from '#shared/refused.ts';
import { airportsInScope } from '#shared/users/airport-scope.ts';

type Ledger<K extends keyof InvoiceRunsApi> = Request<K, InvoiceRunsApi[K]>;

const SHOWN_RUNS = 10;

const answerOf = async (run: InvoiceRun): Promise<RunAnswer> => {
  const units = await unitsOfRun(run._id);
  return {
    ...run,
    ...runProgress(units),
    started_by: run.by.name,
    has_file: run.file !== undefined,
    failures: units.filter(({ outcome }) => outcome === 'failed'),
  };
};

/** @throws DomainError `not_found`, also for a run of an airport that the caller may not see */
const loadRun = async (id: string, { user }: Caller): Promise<InvoiceRun> => {
  const run = await getInvoiceRun(id);
  const scope = airportsInScope(user);
  if (!run?.airports.every((airport) => scope.includes(airport))) {
    throw new DomainError('not_found', 'There is no such run.');
  }
  return run;
};

const start = async ({ body, caller, now }: Ledger<'POST /api/invoices/createInvoicesForPeriod'>) => {
  const { period_from: from = '', period_to: to = '', agencies, key = randomUUID() } = body;
  const airports = airportsOfRun(body, airportsInScope(caller.user));
  const problems = runProblems({ ...body, airports });
  if (Object.keys(problems).length > 0) throw invalidInput(problems);
  const { draft, force_new } = body;
  const what = { _id: key, period: { from, to }, airports, agencies, draft, force_new };
  const run = newRun({ ...what, by: actorOf(caller.user) }, await readAgencies(), now);
  await save(createInvoiceRun(run)).catch((error: unknown) => {
    if (!isChangedMeanwhile(error)) throw error;
  });
  await sendTasks([{ kind: 'start', run_id: run._id }]);
  return run;
};

/**
 * Starts the invoicing of a period: workers do it, one agency and airport at a time.
 * @throws DomainError `invalid_input` naming the period or the cost centres
 */
export const createInvoicesForPeriod = async (
  request: Ledger<'POST /api/invoices/createInvoicesForPeriod'>,
) => {
  const run = await start(request);
  const isAsync = request.header('prefer')?.includes('respond-async') ?? false;
  const done = isAsync ? undefined : await untilDone(() => getInvoiceRun(run._id));
  return done?.file ? new SeeOther(await scratchFileLink(done.file)) : { run: await answerOf(run) };
};

/** The latest runs, also those that the clock has started. */
export const listRuns = async ({ caller }: Ledger<'GET /api/invoices/runs'>) => {
  const scope = airportsInScope(caller.user);
  const seen = (await invoiceRuns()).filter(({ airports }) => airports.every((one) => scope.includes(one)));
  return { rows: await Promise.all(seen.slice(0, SHOWN_RUNS).map(answerOf)) };
};

/** @throws DomainError `not_found` */
export const readRun = async ({ params, caller }: Ledger<'GET /api/invoices/runs/{id}'>) => ({
  run: await answerOf(await loadRun(params.id, caller)),
});

/** @throws DomainError `not_found`, also while the run goes on */
export const readRunFile = async ({ params, caller }: Ledger<'GET /api/invoices/runs/{id}/file'>) => {
  const { file } = await loadRun(params.id, caller);
  if (!file) throw new DomainError('not_found', 'This run has no file yet.');
  return new SeeOther(await scratchFileLink(file));
};

/** Units that are opened in one transaction, with the run itself. */
const OPENED_AT_ONCE = 50;

/** Opens what failed of a finished run, and gives it to the workers again; the archive is made anew. */
export const retryRun = async ({ params, caller }: Ledger<'POST /api/invoices/runs/{id}/retry'>) => {
  const run = await loadRun(params.id, caller);
  if (run.state !== 'done') throw refused('run.going_on');
  const failed = (await unitsOfRun(run._id)).filter(({ outcome }) => outcome === 'failed');
  if (failed.length === 0 && run.file) return { run: await answerOf(run) };
  const again: InvoiceRun = { ...run, state: 'running', finished_at: undefined };
  const opened = failed.map(reopenUnit);
  await save(changeInvoiceRun(run, again), ...opened.slice(0, OPENED_AT_ONCE));
  for (let start = OPENED_AT_ONCE; start < opened.length; start += OPENED_AT_ONCE) {
    await save(...opened.slice(start, start + OPENED_AT_ONCE));
  }
  await sendTasks([{ kind: 'start', run_id: run._id }]);
  return { run: await answerOf(again) };
};
