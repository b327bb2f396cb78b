import { readAgencies } from '#functions/platform/data/agency.ts';
import { auditWrite } from '#functions/platform/data/audit.ts';
import {
  changeExtra,
  createExtra,
  getExtra,
  newExtraId,
  removeExtra,
} from '#functions/platform/data/extra.ts';
import { save, type Write } from '#functions/platform/data/write.ts';
import type { Request } from '#functions/platform/http/api-group.ts';
import { auditedChange } from '#shared/audit/audit-entry.ts';
import { DomainError, invalidInput } from '#shared/domain-error.ts';
import type { Extra } from '#shared/jobs/extra.ts';
import { checkedExtra } from '#shared/jobs/extra-rules.ts';
import type { JobDeskApi } from '#shared/jobs/job-desk-api.ts';
import { centsToEuros } from '#shared/money.ts';
import { actorOf } from '#shared/orders/order-history.ts';

type Desk<K extends keyof JobDeskApi> = Request<K, JobDeskApi[K]>;

const loadExtra = async (id: string): Promise<Extra> => {
  const stored = await getExtra(id);
  if (!stored) throw new DomainError('not_found', 'There is no such extra.');
  return stored;
};

/** An extra as the audit log tells it: the price in euros. */
const toldOf = (extra: Extra) => ({ ...extra, price: centsToEuros(extra.price) });

type Told = Pick<Desk<'POST /api/jobs/addExtras'>, 'caller' | 'now'> & {
  readonly before?: Extra;
  readonly after?: Extra;
};

const audited = ({ caller, now, before, after }: Told): Write =>
  auditWrite(
    {
      by: actorOf(caller.user),
      kind: 'extra',
      subject: (after ?? before)?._id ?? '',
      title: (after ?? before)?.name ?? '',
      ...auditedChange(before, after, toldOf),
    },
    now,
  );

/**
 * Adds permanent extras to an agency, all or none.
 * @throws DomainError `invalid_input` naming the agency that does not exist, or every field that is wrong
 */
export const addExtras = async ({ body, caller, now, once }: Desk<'POST /api/jobs/addExtras'>) => {
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
  const writes = rows.flatMap((after) => [createExtra(after), audited({ caller, now, after })]);
  await save(...once.writes, ...writes);
  return { rows };
};

/** @throws DomainError `not_found`, `invalid_input`, `changed_meanwhile` for an older version */
export const updateExtra = async ({ params, body, caller, now }: Desk<'PUT /api/jobs/extras/{id}'>) => {
  const { version, ...input } = body.extra;
  const stored = await loadExtra(params.id);
  const edited = { ...stored, ...checkedExtra({ ...stored, ...input }, 'extra.') };
  await save(
    changeExtra({ ...stored, version }, edited),
    audited({ caller, now, before: stored, after: edited }),
  );
  return { ...edited, version: version + 1 };
};

/** @throws DomainError `not_found` */
export const deleteExtra = async ({ params, caller, now }: Desk<'DELETE /api/jobs/extras/{id}'>) => {
  const before = await loadExtra(params.id);
  await save(removeExtra(before), audited({ caller, now, before }));
  return undefined;
};
