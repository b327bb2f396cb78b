import { readAgencies } from '#functions/platform/data/agency.ts';
import {
  changeExtra,
  createExtra,
  getExtra,
  newExtraId,
  removeExtra,
} from '#functions/platform/data/extra.ts';
import { save } from '#functions/platform/data/write.ts';
import type { Request } from '#functions/platform/http/api-group.ts';
import { DomainError, invalidInput } from '#shared/domain-error.ts';
import type { Extra } from '#shared/jobs/extra.ts';
import { checkedExtra } from '#shared/jobs/extra-rules.ts';
import type { JobDeskApi } from '#shared/jobs/job-desk-api.ts';

type Desk<K extends keyof JobDeskApi> = Request<K, JobDeskApi[K]>;

const loadExtra = async (id: string): Promise<Extra> => {
  const stored = await getExtra(id);
  if (!stored) throw new DomainError('not_found', 'There is no such extra.');
  return stored;
};

/**
 * Adds permanent extras to an agency, all or none.
 * @throws DomainError `invalid_input` naming the agency that does not exist, or every field that is wrong
 */
export const addExtras = async ({ body }: Desk<'POST /api/jobs/addExtras'>) => {
  const { agency } = body;
  if (!(await readAgencies()).some(({ _id }) => _id === agency)) {
    throw invalidInput({ agency: { code: 'agency.empty', message: 'Please select agency.' } });
  }
  const rows = body.extras.map((input, index) => ({
    ...checkedExtra(input, `extras.${index}.`),
    _id: newExtraId(agency),
    agency_id: agency,
    version: 1,
  }));
  await save(...rows.map(createExtra));
  return { rows };
};

/** @throws DomainError `not_found`, `invalid_input`, `changed_meanwhile` for an older version */
export const updateExtra = async ({ params, body }: Desk<'PUT /api/jobs/extras/{id}'>) => {
  const { version, ...input } = body.extra;
  const stored = await loadExtra(params.id);
  const edited = { ...stored, ...checkedExtra({ ...stored, ...input }, 'extra.') };
  await save(changeExtra({ ...stored, version }, edited));
  return { ...edited, version: version + 1 };
};

/** @throws DomainError `not_found` */
export const deleteExtra = async ({ params }: Desk<'DELETE /api/jobs/extras/{id}'>) => {
  await save(removeExtra(await loadExtra(params.id)));
  return undefined;
};
