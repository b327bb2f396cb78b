import { randomUUID } from 'node:crypto';
import { untilDone } from '#functions/invoices/until-done.ts';
import { auditWrite } from '#functions/platform/data/audit.ts';
import { readCatalogue } from '#functions/platform/data/catalogue.ts';
import {
  createLedgerExport,
  getLedgerExport,
  ledgerExports,
} from '#functions/platform/data/ledger-export.ts';
import { isChangedMeanwhile, save } from '#functions/platform/data/write.ts';
import { scratchFileLink } from '#functions/platform/documents/scratch-link.ts';
import type { Request } from '#functions/platform/http/api-group.ts';
import type { Caller } from '#functions/platform/http/caller.ts';
import { SeeOther } from '#functions/platform/http/see-other.ts';
import { sendTasks } from '#functions/platform/invoices/run-queue.ts';
import { airportTime } from '#shared/calendar-date.ts';
import { DomainError, invalidInput } from '#shared/domain-error.ts';
import { type ExportKind, exportName, type LedgerExport, newExport } from '#shared/invoices/ledger-export.ts';
import type { ExportAnswer, LedgerExportsApi } from '#shared/invoices/ledger-exports-api.ts';
import { mayExportLedger } from '#shared/invoices/ledger-permission.ts';
import { airportsOfRun, exportProblems } from '#shared/invoices/run-rules.ts';
import { actorOf } from '#shared/orders/order-history.ts';
import { refused } from '#shared/refused.ts';
import { airportsInScope } from '#shared/users/airport-scope.ts';

type Asked<K extends keyof LedgerExportsApi> = Request<K, LedgerExportsApi[K]>;
type Start = Asked<'POST /api/invoices/createRAB'>;

const SHOWN_EXPORTS = 10;

const answerOf = ({ by, file, agencies, version, ...rest }: LedgerExport): ExportAnswer => ({
  ...rest,
  started_by: by.name,
  has_file: file !== undefined,
});

const isPermitted = async ({ user }: Caller): Promise<boolean> =>
  mayExportLedger(user, await readCatalogue());

/** @throws DomainError `not_allowed` for all but the users of the setting `rab_user_ids` */
const demandPermission = async (caller: Caller): Promise<void> => {
  if (!(await isPermitted(caller))) throw refused('ledger.not_permitted');
};

const isInScope = ({ airports }: LedgerExport, { user }: Caller): boolean =>
  airports.every((airport) => airportsInScope(user).includes(airport));

type Batch = Pick<LedgerExport, 'close' | 'only_new'>;

const start = async (kind: ExportKind, batch: Batch, { body, caller, now }: Omit<Start, 'params'>) => {
  await demandPermission(caller);
  const { period_from = '', period_to = '', agencies, key = randomUUID() } = body;
  const airports = airportsOfRun(body, airportsInScope(caller.user));
  const problems = exportProblems(
    { period_from, period_to, airports, close: batch.close },
    airportTime(now).date,
  );
  if (Object.keys(problems).length > 0) throw invalidInput(problems);
  const by = actorOf(caller.user);
  const what = {
    _id: key,
    kind,
    period_from,
    period_to,
    airports,
    ...batch,
    by,
    ...(agencies && { agencies }),
  };
  const made = newExport(what, now);
  const title = exportName(made);
  const told = auditWrite({ by, kind: 'export', subject: key, title, act: 'exported', changes: [] }, now);
  await save(createLedgerExport(made), told).catch((error: unknown) => {
    if (!isChangedMeanwhile(error)) throw error;
  });
  await sendTasks([{ kind: 'export', export_id: key }]);
  return made;
};

/**
 * Starts an export and answers its file when that is made soon, else how far it is.
 * @throws DomainError `not_allowed`; `invalid_input` naming the period or the cost centres; `not_found` without documents
 */
const exportAs =
  (kind: ExportKind) => async (request: Omit<Start, 'params'> & { readonly body: Partial<Batch> }) => {
    const { close = false, only_new = false } = request.body;
    const asked = await start(kind, { close, only_new }, request);
    const isAsync = request.header('prefer')?.includes('respond-async') ?? false;
    const done = isAsync ? undefined : await untilDone(() => getLedgerExport(asked._id));
    if (done?.outcome === 'empty') throw refused('ledger.empty');
    return done?.file ? new SeeOther(await scratchFileLink(done.file)) : { export: answerOf(done ?? asked) };
  };

/** The outgoing-invoice ledger (RAB). Source: back-office specification, section 7. */
export const createRab = exportAs('rab');
export const createLedgerCsv = exportAs('csv');
export const createDatev = exportAs('datev');

/** The latest exports; none for those who may not export. */
export const listExports = async ({ caller }: Asked<'GET /api/invoices/exports'>) => {
  if (!(await isPermitted(caller))) return { permitted: false, rows: [] };
  const seen = (await ledgerExports()).filter((one) => isInScope(one, caller));
  return { permitted: true, rows: seen.slice(0, SHOWN_EXPORTS).map(answerOf) };
};

/** @throws DomainError `not_allowed`; `not_found`, also for an export of an airport that the caller may not see */
const loadExport = async (id: string, caller: Caller): Promise<LedgerExport> => {
  await demandPermission(caller);
  const found = await getLedgerExport(id);
  if (!found || !isInScope(found, caller)) throw new DomainError('not_found', 'There is no such export.');
  return found;
};

export const readExport = async ({ params, caller }: Asked<'GET /api/invoices/exports/{id}'>) => ({
  export: answerOf(await loadExport(params.id, caller)),
});

/** @throws DomainError `not_found`, also while the export goes on */
export const readExportFile = async ({ params, caller }: Asked<'GET /api/invoices/exports/{id}/file'>) => {
  const { file } = await loadExport(params.id, caller);
  if (!file) throw new DomainError('not_found', 'This export has no file.');
  return new SeeOther(await scratchFileLink(file));
};
