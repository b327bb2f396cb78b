import { changeAgency, createAgency, readAgencies } from '#functions/platform/data/agency.ts';
import { auditWrite } from '#functions/platform/data/audit.ts';
import { readCatalogue } from '#functions/platform/data/catalogue.ts';
import { nextNumber } from '#functions/platform/data/counter.ts';
import { save, type Write } from '#functions/platform/data/write.ts';
import type { Request } from '#functions/platform/http/api-group.ts';
import type { AgenciesApi } from '#shared/agencies/agencies-api.ts';
import type { Agency } from '#shared/agencies/agency.ts';
import type { AgencyInput } from '#shared/agencies/agency-form.ts';
import { type AgencyFilter, isAgencyAskedFor } from '#shared/agencies/agency-list.ts';
import { agencyErrors, agencyFields, agencyProblems } from '#shared/agencies/agency-rules.ts';
import { auditedChange } from '#shared/audit/audit-entry.ts';
import { numberSetting } from '#shared/catalogue/catalogue.ts';
import { invalidInput } from '#shared/domain-error.ts';
import { isCustomerAccount } from '#shared/invoices/datev-batch.ts';
import { actorOf } from '#shared/orders/order-history.ts';
import { refused } from '#shared/refused.ts';

type Desk<K extends keyof AgenciesApi> = Request<K, AgenciesApi[K]>;

const DEFAULT_LIMIT = 50;
/** The agencies of a new installation, and those that the program names, have lower numbers. */
const FIRST_NEW_AGENCY = 2001;

const find = async (where: AgencyFilter): Promise<Agency[]> =>
  (await readAgencies()).filter(isAgencyAskedFor(where));

/** Agencies by their short names. */
export const listAgencies = async ({ body }: Desk<'POST /api/agencies/list'>) => {
  const { where, order = 'short', offset = 0, limit = DEFAULT_LIMIT } = body;
  const found = await find(where);
  const sorted = order === 'short' ? found : found.toReversed();
  return { rows: sorted.slice(offset, offset + limit) };
};

export const countAgencies = async ({ body }: Desk<'POST /api/agencies/count'>) => ({
  count: (await find(body.where)).length,
});

/** @throws DomainError `not_found` */
export const loadAgency = async (id: string): Promise<Agency> => {
  const stored = (await readAgencies()).find(({ _id }) => _id === Number(id));
  if (!stored) throw refused('agency.unknown');
  return stored;
};

const demandForm = async (input: AgencyInput, before?: Agency): Promise<void> => {
  const problems = agencyProblems(input, before, await readAgencies());
  if (Object.keys(problems).length > 0) throw invalidInput(problems);
  const debitor = input.debitor?.trim() ?? '';
  const account_length = numberSetting(await readCatalogue(), 'datev_account_length');
  if (debitor && debitor !== before?.debitor && !isCustomerAccount(debitor, { account_length })) {
    throw invalidInput({ debitor: { code: 'debitor.account', message: agencyErrors['debitor.account'] } });
  }
};

/** An agency as the audit log tells it: rates in percent. */
const toldOf = (agency: Agency) => ({
  ...agency,
  tax: agency.tax / 100,
  concession: agency.concession / 100,
});

type Told = Pick<Desk<'POST /api/agencies'>, 'caller' | 'now'> & { before?: Agency; after: Agency };

const audited = ({ caller, now, before, after }: Told): Write =>
  auditWrite(
    {
      by: actorOf(caller.user),
      kind: 'agency',
      subject: String(after._id),
      title: `${after.short}, ${after.name}`,
      ...auditedChange(before, after, toldOf),
    },
    now,
  );

/** Adds an agency. @throws DomainError `invalid_input` naming every field that is wrong */
export const addAgency = async ({ body, caller, now }: Desk<'POST /api/agencies'>) => {
  await demandForm(body.agency);
  const _id = await nextNumber('agencies', FIRST_NEW_AGENCY);
  const after: Agency = { ...agencyFields(body.agency), _id, version: 1 };
  await save(...createAgency(after), audited({ caller, now, after }));
  return { row: after };
};

/**
 * Changes an agency; what is left out stays. Invoices keep what they were issued with; an inactive agency takes no new
 * jobs, and its old ones can be billed.
 * @throws DomainError `not_found`, `invalid_input`, `changed_meanwhile` for an older version
 */
export const updateAgency = async ({ params, body, caller, now }: Desk<'PUT /api/agencies/{id}'>) => {
  const { version, ...sent } = body.agency;
  const before = await loadAgency(params.id);
  if (before.version !== version) throw refused('agency.changed');
  const said = Object.fromEntries(Object.entries(sent).filter(([, value]) => value !== undefined));
  const input: AgencyInput = { ...before, ...said };
  await demandForm(input, before);
  const after: Agency = { ...before, ...agencyFields(input) };
  await save(...changeAgency(before, after), audited({ caller, now, before, after }));
  return { row: { ...after, version: version + 1 } };
};
