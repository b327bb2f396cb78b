import { useState } from 'react';
import type { AssignmentCheck } from '#shared/employees/assignment-answer.ts';
import type { Employee } from '#shared/employees/employee.ts';
import type { EmployeesApi } from '#shared/employees/employees-api.ts';
import type { Job } from '#shared/jobs/job.ts';
import { orderNumber } from '#shared/orders/order-number.ts';
import { useAlerts } from '#web/back-office/components/alerts.tsx';
import { assignAlert, refusedAlert, refusedReason } from '#web/back-office/jobs/assign/assign-alerts.ts';
import { useTexts } from '#web/back-office/language/office-language.ts';
import { apiClient } from '#web/common/call-api.ts';

const call = apiClient<EmployeesApi>();

type Named = Pick<Employee, '_id' | 'first_name' | 'last_name'>;

/** Who is to be put on what. */
export type AssignWish = {
  readonly job: Pick<Job, '_id' | 'order_id' | 'airport' | 'date'>;
  readonly employee: Named;
};

/** What speaks against a wish; it waits for a yes or a no (`AssignQuestionDialog` asks). */
export type AssignQuestion = AssignWish & {
  readonly warnings: AssignmentCheck['warnings'];
  readonly answer: (isYes: boolean) => void;
};

const linkOf = ({ job, employee }: AssignWish) => ({
  employee_id: employee._id,
  jobs_id: job._id,
  order_id: job.order_id,
});

const put = (wish: AssignWish, isConfirmed: boolean) =>
  call('POST /api/employees/assignEmployee', { body: { employeeToJob: { ...linkOf(wish), isConfirmed } } });

const takeOff = (wish: AssignWish): Promise<undefined> =>
  call('POST /api/employees/unAssignEmployee', { body: { employeeToJob: linkOf(wish) } });

const nameOf = ({ first_name, last_name }: Named): string => `${first_name} ${last_name}`;
const numberOf = ({ _id, airport }: AssignWish['job']): string => orderNumber(_id, airport);

/** Puts in two steps: with warnings nothing is stored until they are answered with yes. */
const useTwoSteps = () => {
  const { t } = useTexts();
  const { danger } = useAlerts();
  const [question, setQuestion] = useState<AssignQuestion>();
  const [isBusy, setBusy] = useState(false);

  const isWanted = async (wish: AssignWish, warnings: AssignQuestion['warnings']): Promise<boolean> => {
    const { promise, resolve } = Promise.withResolvers<boolean>();
    setQuestion({ ...wish, warnings, answer: resolve });
    return promise;
  };

  /** @returns whether it is stored; what was not has been told */
  const putInSteps = async (wish: AssignWish): Promise<boolean> => {
    try {
      let answer = await put(wish, false);
      if (!answer.success && answer.warnings.length > 0) {
        if (!(await isWanted(wish, answer.warnings))) return false;
        setBusy(true);
        answer = await put(wish, true);
      }
      if (!answer.success) danger(t(assignAlert(answer)));
      return answer.success;
    } catch (error) {
      danger(t(refusedAlert(error)), { error, reason: refusedReason(error, t) });
      return false;
    } finally {
      setBusy(false);
      setQuestion(undefined);
    }
  };
  return { question, isBusy, putInSteps };
};

/**
 * Puts employees on jobs and takes them off, with the alerts of the specification (section 8). Each call answers
 * whether it has changed what it was to change.
 */
export const useAssign = () => {
  const { t } = useTexts();
  const { success, danger } = useAlerts();
  const { question, isBusy, putInSteps } = useTwoSteps();

  const assign = async (wish: AssignWish): Promise<boolean> => {
    const isStored = await putInSteps(wish);
    if (isStored) {
      success(t('office.assign.done', { employee: nameOf(wish.employee), job: numberOf(wish.job) }));
    }
    return isStored;
  };

  const unassign = async (wish: AssignWish): Promise<boolean> => {
    try {
      await takeOff(wish);
      success(t('office.assign.released', { employee: nameOf(wish.employee), job: numberOf(wish.job) }));
      return true;
    } catch (error) {
      danger(t('office.assign.not_released'), { error });
      return false;
    }
  };

  /** Puts `employee` on the job first: so a refusal leaves it as it was. */
  const move = async (from: Named, wish: AssignWish): Promise<boolean> => {
    if (!(await putInSteps(wish))) return false;
    const { job, employee: to } = wish;
    const names = { job: numberOf(job), from: nameOf(from), to: nameOf(to) };
    try {
      await takeOff({ job, employee: from });
      success(t('office.assign.moved', names));
      return true;
    } catch (error) {
      const isBack = await takeOff(wish).then(
        () => true,
        () => false,
      );
      danger(t(isBack ? 'office.assign.not_moved' : 'office.assign.with_both', names), {
        error,
        isSticky: true,
      });
      return !isBack;
    }
  };

  return { question, isBusy, assign, unassign, move };
};
