import { randomUUID } from 'node:crypto';
import { loadAgency } from '#functions/agencies/edit-agency.ts';
import { auditWrite } from '#functions/platform/data/audit.ts';
import { changeJobCode, createJobCode, offeredJobCodes } from '#functions/platform/data/job-code.ts';
import { save, type Write } from '#functions/platform/data/write.ts';
import type { Request } from '#functions/platform/http/api-group.ts';
import type { Caller } from '#functions/platform/http/caller.ts';
import { isInScope } from '#functions/platform/http/office-order.ts';
import type { AgenciesApi } from '#shared/agencies/agencies-api.ts';
import type { JobCodeInput } from '#shared/agencies/agency-form.ts';
import { type JobCodeFields, jobCodeFields, jobCodeProblems } from '#shared/agencies/job-code-rules.ts';
import { auditedChange } from '#shared/audit/audit-entry.ts';
import { DomainError, invalidInput } from '#shared/domain-error.ts';
import type { JobCode } from '#shared/jobs/job-code.ts';
import { centsToEuros } from '#shared/money.ts';
import { actorOf } from '#shared/orders/order-history.ts';
import { refused } from '#shared/refused.ts';

type Desk<K extends keyof AgenciesApi> = Request<K, AgenciesApi[K]>;

const codesOf = async (agency: string): Promise<JobCode[]> =>
  (await offeredJobCodes()).filter(({ agency_id }) => agency_id === Number(agency));

/** @throws DomainError `not_found`, also for a code of an airport that the caller may not see */
const loadCode = async ({ id, codeId }: { id: string; codeId: string }, caller: Caller): Promise<JobCode> => {
  const stored = (await codesOf(id)).find(({ _id }) => _id === codeId);
  if (!stored || !isInScope(stored, caller)) throw refused('job_code.unknown');
  return stored;
};

/** @throws DomainError `invalid_input` naming every field that is wrong; `not_allowed` for an airport of others */
const checkedCode = async (
  input: JobCodeInput,
  agency: string,
  caller: Caller,
  own?: JobCode,
): Promise<JobCodeFields> => {
  const others = (await codesOf(agency)).filter(({ _id }) => _id !== own?._id);
  const problems = jobCodeProblems(input, Number(agency), others);
  if (Object.keys(problems).length > 0) throw invalidInput(problems);
  const fields = jobCodeFields(input);
  if (isInScope(fields, caller)) return fields;
  throw new DomainError('not_allowed', 'Your account may not change job codes of this airport.');
};

/** A job code as the audit log tells it: prices in euros. */
const toldOf = ({ retired_at: _, ...code }: JobCode) => ({
  ...code,
  price: centsToEuros(code.price),
  additional_price: centsToEuros(code.additional_price),
});

type Told = Pick<Desk<'POST /api/agencies/{id}/jobCodes'>, 'caller' | 'now'> & {
  readonly before?: JobCode;
  readonly after?: JobCode;
};

const audited = ({ caller, now, before, after }: Told): Write => {
  const code = after ?? before;
  return auditWrite(
    {
      by: actorOf(caller.user),
      kind: 'job_code',
      subject: code?._id ?? '',
      title: code?.code ?? '',
      ...auditedChange(before, after, toldOf),
    },
    now,
  );
};

/** Adds a job code to an agency. @throws DomainError `not_found`, `invalid_input`, `not_allowed` */
export const addJobCode = async ({ params, body, caller, now }: Desk<'POST /api/agencies/{id}/jobCodes'>) => {
  const agency = await loadAgency(params.id);
  const fields = await checkedCode(body.jobCode, params.id, caller);
  const after: JobCode = {
    ...fields,
    _id: `${agency._id}-${randomUUID()}`,
    agency_id: agency._id,
    version: 1,
  };
  await save(...createJobCode(after), audited({ caller, now, after }));
  return { row: after };
};

/**
 * Changes a job code; jobs that are ordered keep their price.
 * @throws DomainError `not_found`, `invalid_input`, `not_allowed`, `changed_meanwhile` for an older version
 */
export const updateJobCode = async ({
  params,
  body,
  caller,
  now,
}: Desk<'PUT /api/agencies/{id}/jobCodes/{codeId}'>) => {
  const { version, ...sent } = body.jobCode;
  const before = await loadCode(params, caller);
  if (before.version !== version) throw refused('job_code.changed');
  const said = Object.fromEntries(Object.entries(sent).filter(([, value]) => value !== undefined));
  const fields = await checkedCode({ ...before, ...said }, params.id, caller, before);
  const after: JobCode = { ...before, ...fields };
  await save(...changeJobCode(before, after), audited({ caller, now, before, after }));
  return { row: { ...after, version: version + 1 } };
};

/** Takes a job code out of use. @throws DomainError `not_found` */
export const deleteJobCode = async ({
  params,
  caller,
  now,
}: Desk<'DELETE /api/agencies/{id}/jobCodes/{codeId}'>) => {
  const before = await loadCode(params, caller);
  const retired = { ...before, retired_at: now.toISOString() };
  await save(...changeJobCode(before, retired), audited({ caller, now, before }));
  return undefined;
};
