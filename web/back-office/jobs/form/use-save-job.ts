import { useState } from 'react';
import type { JobsApi } from '#shared/jobs/jobs-api.ts';
import { useAlerts } from '#web/back-office/components/alerts.tsx';
import { useAssign } from '#web/back-office/jobs/assign/use-assign.ts';
import { saveJob, staffChanges } from '#web/back-office/jobs/form/save-job.ts';
import type { JobFormState } from '#web/back-office/jobs/form/use-job-form.ts';
import type { JobRow } from '#web/back-office/jobs/job-row.ts';
import { useTexts } from '#web/back-office/language/office-language.ts';
import { ApiError, apiClient } from '#web/common/call-api.ts';

const call = apiClient<JobsApi>();
type SavedJob = Awaited<ReturnType<typeof saveJob>>[number];

/** Puts the picked employees on saved jobs and takes the others off; the jobs stay saved whatever becomes of it. */
const useStaff = ({ input, terms }: Pick<JobFormState, 'input' | 'terms'>) => {
  const { t } = useTexts();
  const { danger } = useAlerts();
  const { question, isBusy, assign, unassign } = useAssign();

  const staff = async (jobs: readonly SavedJob[]): Promise<void> => {
    const failed: string[] = [];
    for (const job of jobs) {
      const known = [...terms.employees, ...job.employees];
      const { added, removed } = staffChanges(job, input);
      const steps = [
        ...removed.map((id) => ({ id, act: unassign })),
        ...added.map((id) => ({ id, act: assign })),
      ];
      for (const { id, act } of steps) {
        const employee = known.find(({ _id }) => _id === id);
        if (employee && !(await act({ job, employee }))) {
          failed.push(`${employee.first_name} ${employee.last_name} (${job._id})`);
        }
      }
    }
    if (failed.length > 0) {
      danger(t('office.job_form.staff_failed', { names: failed.join(', ') }), { isSticky: true });
    }
  };
  return { question, isBusy, staff };
};

type Wish = {
  state: JobFormState;
  onSaved: (isNext: boolean) => Promise<void>;
  /** The server has refused fields, which are marked now. */
  onRefused: () => void;
};

/** Saves the form, tells how that went, and then sees to the employees. */
export const useSaveJob = ({ state, onSaved, onRefused }: Wish) => {
  const { t } = useTexts();
  const { success, danger } = useAlerts();
  const [isBusy, setBusy] = useState(false);
  const [stale, setStale] = useState<JobRow>();
  const { staff, ...asking } = useStaff(state);
  const mode = state.job ? 'update' : 'add';

  const fail = async (error: unknown): Promise<void> => {
    danger(t(`office.job_form.${mode}.failed`), { error });
    if (!(error instanceof ApiError)) return;
    if (error.code === 'changed_meanwhile' && state.job) {
      setStale(await call('GET /api/jobs/{jobId}', { params: { jobId: state.job._id } }));
    } else {
      state.refuse(error.fields);
      onRefused();
    }
  };

  const store = async (isNext: boolean): Promise<void> => {
    const jobs = await saveJob(state);
    success(t(`office.job_form.${mode}.done`));
    await staff(jobs);
    await onSaved(isNext);
  };

  return {
    isBusy,
    asking,
    /** The job as somebody else has left it, once a save came too late. */
    stale,
    settle: (): void => setStale(undefined),
    save: async (isNext: boolean): Promise<void> => {
      setBusy(true);
      await store(isNext)
        .catch(fail)
        .catch(() => undefined);
      setBusy(false);
    },
  };
};
