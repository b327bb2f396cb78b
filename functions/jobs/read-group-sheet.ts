import { readSheetCells } from '#functions/jobs/group-sheet/read-cells.ts';
import { refuseSheet } from '#functions/jobs/group-sheet/refuse-sheet.ts';
import { readCatalogue } from '#functions/platform/data/catalogue.ts';
import { readGroupPrices } from '#functions/platform/data/group-price.ts';
import { getGroupRequest } from '#functions/platform/data/group-request.ts';
import type { Request } from '#functions/platform/http/api-group.ts';
import { airportTime } from '#shared/calendar-date.ts';
import { groupContent } from '#shared/jobs/group-jobs.ts';
import { groupSheet } from '#shared/jobs/group-sheet.ts';
import { groupSheetForm } from '#shared/jobs/group-sheet-form.ts';
import { groupSheetProblems } from '#shared/jobs/group-sheet-rules.ts';
import type { JobDeskApi } from '#shared/jobs/job-desk-api.ts';
import { airportsInScope } from '#shared/users/airport-scope.ts';

type Key = 'POST /api/jobs/readGroupSheet';
type Read = Request<Key, JobDeskApi[Key]>;

/**
 * What an airline's spreadsheet orders, checked and priced row by row; nothing is stored. The answer's group is what
 * `createJobForLH` takes.
 * @throws DomainError `too_large`, or `invalid_input` saying why the file as a whole cannot be read
 */
export const readGroupSheet = async ({ body, caller, now }: Read) => {
  const file = Buffer.from(body.file, 'base64');
  const [sheet, { languages }, prices] = await Promise.all([
    readSheetCells(file),
    readCatalogue(),
    readGroupPrices(),
  ]);
  const read = groupSheetForm(
    sheet,
    languages.filter(({ bookable }) => bookable),
  );
  const { form: group, lines } = read;
  if (lines.length === 0) throw refuseSheet('no_rows');
  if (lines.length > groupSheet.mostRows) throw refuseSheet('too_many_rows');
  const terms = { languages, prices };
  const scope = { today: airportTime(now).date, airports: airportsInScope(caller.user) };
  const problems = groupSheetProblems(sheet, read, terms, scope);
  const before = group.request_number ? await getGroupRequest(group.request_number) : undefined;
  const nets = group.jobs.map((row) => groupContent(group, row, terms).price?.net);
  return {
    group,
    lines: [...lines],
    prices: nets.map((net) => net ?? null),
    net: nets.reduce<number>((total, net) => total + (net ?? 0), 0),
    problems,
    stored_order_ids: before?.order_ids ?? [],
  };
};
