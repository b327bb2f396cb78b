import { orderChangesIn } from '#functions/platform/data/order-history.ts';
import type { Request } from '#functions/platform/http/api-group.ts';
import { isInScope } from '#functions/platform/http/office-order.ts';
import type { JobsApi } from '#shared/jobs/jobs-api.ts';
import { changeWindow } from '#shared/orders/change-window.ts';

type Key = 'POST /api/jobs/changes';
type Changes = Request<Key, JobsApi[Key]>;

/**
 * Whether jobs have changed since a moment: every change of a job stands in the history of its order, and one question
 * (two around midnight) finds them. The marks tell nothing of orders and jobs, so that everybody may see them; an agency
 * is told of its own only.
 */
export const readJobChanges = async ({ body, caller, now }: Changes) => {
  const { until, is_stale, ...asked } = changeWindow(body.since, now);
  const isTold = ({ agency_id }: { agency_id?: number | undefined }): boolean =>
    caller.role !== 'agency' || (agency_id !== undefined && agency_id === caller.user?.agency_id);
  const changes = (await orderChangesIn(asked))
    .filter((change) => isInScope(change, caller) && isTold(change))
    .map(({ _id }) => _id);
  return { until, is_stale, changes };
};
