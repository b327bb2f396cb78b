import { orderChangesFrom } from '#functions/platform/data/order-history.ts';
import type { Request } from '#functions/platform/http/api-group.ts';
import { isInScope } from '#functions/platform/http/office-order.ts';
import type { JobsApi } from '#shared/jobs/jobs-api.ts';

type Key = 'POST /api/jobs/changes';
type Changes = Request<Key, JobsApi[Key]>;

/** What was begun before, and written only now, must not be missed: no request lives longer. */
const OVERLAP_MS = 60_000;
const LONGEST_MS = 24 * 3_600_000;

/**
 * Whether jobs have changed since a moment: every change of a job stands in the history of its order, and one question
 * (two around midnight) finds them. The marks tell nothing of orders and jobs, so that everybody may see them; an agency
 * is told of its own only.
 */
export const readJobChanges = async ({ body, caller, now }: Changes) => {
  const until = new Date(now.getTime() - OVERLAP_MS).toISOString();
  const since = body.since && new Date(body.since);
  if (!since || now.getTime() - since.getTime() > LONGEST_MS) return { until, is_stale: true, changes: [] };
  const from = since.toISOString();
  const days = new Set([from.slice(0, 10), now.toISOString().slice(0, 10)]);
  const found = await Promise.all([...days].map((day) => orderChangesFrom(day, from)));
  const isTold = ({ agency_id }: { agency_id?: number | undefined }): boolean =>
    caller.role !== 'agency' || (agency_id !== undefined && agency_id === caller.user?.agency_id);
  const changes = found
    .flat()
    .filter((change) => isInScope(change, caller) && isTold(change))
    .map(({ _id }) => _id);
  return { until, is_stale: false, changes };
};
