import type { JobDeskApi } from '#shared/jobs/job-desk-api.ts';
import type { AssignWish } from '#web/back-office/jobs/assign/use-assign.ts';
import { formOf, sentForm } from '#web/back-office/jobs/form/form-of-input.ts';
import type { JobInput } from '#web/back-office/jobs/form/job-input.ts';
import type { JobFormState } from '#web/back-office/jobs/form/use-job-form.ts';
import type { JobRow } from '#web/back-office/jobs/job-row.ts';
import { apiClient } from '#web/common/call-api.ts';

const call = apiClient<JobDeskApi>();

type Saving = Pick<JobFormState, 'job' | 'form' | 'input' | 'start' | 'terms'>;
type SavedJob = AssignWish['job'] & Pick<JobRow, 'service_type_id' | 'employees'>;

/** Of many dates the answer has the rows of the first: the others are the same under other numbers. */
const onDate = (row: JobRow, order_id: string, date: string): SavedJob => ({
  ...row,
  _id: row._id.replace(row.order_id, order_id),
  order_id,
  date,
});

const create = async ({ form, input: { further } }: Saving): Promise<SavedJob[]> => {
  const { order_ids, rows } = await call('POST /api/jobs/createJobForAgency', {
    body: { job: sentForm(form), ...(further.length > 0 && { recurring: { dates: [...further] } }) },
  });
  const dates = [form.serviceDate ?? '', ...further];
  return order_ids.flatMap((id, index) => rows.map((row) => onDate(row, id, dates[index] ?? '')));
};

const update = async (job: JobRow, { form, start, terms }: Saving): Promise<SavedJob[]> => {
  // Who only changes the employees leaves the job itself as it is.
  const isUntouched = JSON.stringify(formOf(start, terms)) === JSON.stringify(form);
  if (isUntouched) return [job];
  const { row } = await call('POST /api/jobs/updateJobForAgency', {
    body: { job_id: job._id, version: job.version, job: sentForm(form) },
  });
  return [row];
};

/**
 * Stores the form: as new jobs, or as the one that is edited, by the version that was read.
 * @throws ApiError
 */
export const saveJob = (saving: Saving): Promise<SavedJob[]> =>
  saving.job ? update(saving.job, saving) : create(saving);

/** Who is to be put on a saved job, and who is to be taken off, as the pickers say. */
export const staffChanges = (
  { service_type_id, employees }: Pick<SavedJob, 'service_type_id' | 'employees'>,
  { assistants, porters }: Pick<JobInput, 'assistants' | 'porters'>,
): { added: string[]; removed: string[] } => {
  const picked = service_type_id === 1 ? porters : assistants;
  const present = employees.map(({ _id }) => _id);
  return {
    added: picked.filter((id) => !present.includes(id)),
    removed: present.filter((id) => !picked.includes(id)),
  };
};
