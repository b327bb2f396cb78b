import { changeJob } from '#functions/platform/data/job.ts';
import { noteInHistory } from '#functions/platform/data/order-history.ts';
import type { Write } from '#functions/platform/data/write.ts';
import { billingWrites } from '#functions/platform/invoices/billing-writes.ts';
import { misfitsIn, readSituation } from '#functions/platform/jobs/assignment-situation.ts';
import { assignmentWrites } from '#functions/platform/jobs/assignment-writes.ts';
import { moveRefused } from '#shared/employees/assignment-refusal.ts';
import { employeesOf, type JobChange, standsAgain } from '#shared/employees/job-change.ts';
import { type Misfit, misfitText } from '#shared/employees/misfit.ts';
import type { Order } from '#shared/orders/order.ts';
import { SYSTEM } from '#shared/orders/order-history.ts';

const without = ({ before, after }: JobChange, misfits: readonly Misfit[]): JobChange => {
  const gone = misfits.filter(({ job }) => job._id === after._id).map(({ employee }) => employee._id);
  const employee_ids = (after.employee_ids ?? []).filter((id) => !gone.includes(id));
  return gone.length > 0 ? { before, after: { ...after, employee_ids } } : { before, after };
};

const noted = (order: Order, misfit: Misfit, now: Date): Write => {
  const note = `${misfit.job._id}: ${misfitText(misfit)}`;
  return noteInHistory(order, { by: SYSTEM, action: 'unassign', note }, now);
};

/**
 * The writes of an order's jobs that change, with all that hangs on who is assigned to them: the employees' days, what
 * they are told, and whether they are still free. Nobody waited for a cancelled job that stands again: who has been put
 * on another one since is taken off, and the history says so.
 * @throws DomainError `invalid_input` at the field that is to blame when somebody who stays on a job is not free then,
 * or may not do it; the message names the employee and the other job; `refused_transition` for an invoiced job
 */
export const changedJobWrites = async (
  order: Order,
  changes: readonly JobChange[],
  now: Date,
): Promise<Write[]> => {
  const ofBilling = await billingWrites(changes);
  if (changes.every((change) => employeesOf(change).length === 0)) {
    return [...ofBilling, ...changes.map(({ before, after }) => changeJob(before, after))];
  }
  const situation = await readSituation(changes);
  const misfits = misfitsIn(situation, changes);
  const isReleased = ({ job }: Misfit): boolean =>
    changes.some((change) => change.after._id === job._id && standsAgain(change));
  const refused = misfits.filter((misfit) => !isReleased(misfit));
  if (refused.length > 0) throw moveRefused(refused);
  const kept = changes.map((change) => without(change, misfits));
  return [
    ...ofBilling,
    ...assignmentWrites(situation, kept, now),
    ...misfits.map((misfit) => noted(order, misfit, now)),
  ];
};
