import { readAgencies } from '#functions/platform/data/agency.ts';
import { readCatalogue } from '#functions/platform/data/catalogue.ts';
import { employeesById } from '#functions/platform/data/employee.ts';
import { readJobCodes } from '#functions/platform/data/job-code.ts';
import { getOrders } from '#functions/platform/data/order.ts';
import type { BookableLanguage } from '#shared/catalogue/bookable-language.ts';
import type { Job } from '#shared/jobs/job.ts';
import { jobMinutesOf } from '#shared/jobs/job-minutes.ts';
import type { AssignedEmployee, JobRow } from '#shared/jobs/job-row.ts';
import { titlesOfJob } from '#shared/jobs/job-titles.ts';
import { inLanguage } from '#shared/languages.ts';
import type { Order } from '#shared/orders/order.ts';
import { orderNumber } from '#shared/orders/order-number.ts';
import { isSealed } from '#shared/orders/seal.ts';
import type { LeastRole } from '#shared/roles.ts';

/** What a role may know of a job beside what everybody does. */
type Knowledge = {
  /** Prices, of an agency its own. */
  readonly prices: boolean;
  /** How the client and the employees are reached. */
  readonly phones: boolean;
  /** What the office has noted for itself. */
  readonly office: boolean;
};

const KNOWLEDGE: Partial<Record<LeastRole, Knowledge>> = {
  admin: { prices: true, phones: true, office: true },
  emp: { prices: false, phones: true, office: false },
  agency: { prices: true, phones: false, office: false },
};
const NOTHING: Knowledge = { prices: false, phones: false, office: false };

/** A bookable language as the specification writes it. */
export const languageAnswer = (language: BookableLanguage) => ({
  _id: language._id,
  code: language.code,
  display_de: inLanguage(language.name, 'de'),
  display_en: inLanguage(language.name, 'en'),
  price: language.price,
});

const orderAnswer = (order: Order, knows: Knowledge): JobRow['order'] => ({
  ...order,
  order_number: orderNumber(order._id, order.airport ?? 1),
  email: knows.office ? order.email : undefined,
  phone: knows.phones ? order.phone : undefined,
  admin_extra_request: knows.office ? order.admin_extra_request : undefined,
});

const extrasAnswer = ({ _id: job_id, extras = [] }: Job, { prices }: Knowledge): JobRow['Extras'] =>
  extras.map(({ extras_id, name, price, amount }) => ({
    _id: extras_id,
    name,
    price: prices ? price : undefined,
    ExtrasToJobs: { job_id, extras_id, amount },
  }));

const findIn = <T extends { readonly _id: number | string }>(all: readonly T[], id: T['_id'] | undefined) =>
  all.find(({ _id }) => _id === id);

const readRelations = async () => {
  const [catalogue, agencies, jobCodes, employees] = await Promise.all([
    readCatalogue(),
    readAgencies(),
    readJobCodes(),
    employeesById(),
  ]);
  return {
    languages: catalogue.languages,
    places: catalogue.places,
    jobMinutes: jobMinutesOf(catalogue),
    agencies,
    jobCodes,
    employees,
  };
};
type Relations = Awaited<ReturnType<typeof readRelations>>;

const employeesOf = (
  { employee_ids = [] }: Job,
  { employees }: Relations,
  knows: Knowledge,
): AssignedEmployee[] =>
  employee_ids
    .map((id) => employees.get(id))
    .filter((employee) => employee !== undefined)
    .map(({ _id, first_name, last_name, handy = '' }) => ({
      _id,
      first_name,
      last_name,
      mobile: knows.phones ? handy : '',
    }));

const rowOf = (job: Job, order: Order, relations: Relations, knows: Knowledge): JobRow => {
  const agency = findIn(relations.agencies, job.agency_id);
  const code = findIn(relations.jobCodes, job.job_code_id);
  const language = findIn(relations.languages, job.language_id);
  const { price, extras: _, admin_remarks, ...rest } = job;
  return {
    ...rest,
    ...titlesOfJob(job, relations.places),
    agency: agency ?? { _id: job.agency_id, short: '', name: '' },
    job_code: code,
    language: language
      ? languageAnswer(language)
      : { _id: job.language_id, code: '', display_de: '', display_en: '' },
    Extras: extrasAnswer(job, knows),
    employees: employeesOf(job, relations, knows),
    admin_remarks: knows.office ? admin_remarks : undefined,
    price: knows.prices ? price : undefined,
    order: orderAnswer(order, knows),
    job_minutes: relations.jobMinutes,
    is_sealed: job.status === 'cancelled' || isSealed(order),
  };
};

/**
 * Jobs as lists show them, in the order in which they come.
 * @param known orders that a write has just made or changed; others are read
 */
export const jobRows = async (
  jobs: readonly Job[],
  role: LeastRole,
  known: readonly Order[] = [],
): Promise<JobRow[]> => {
  const ids = [...new Set(jobs.map(({ order_id }) => order_id))];
  const missing = ids.filter((id) => !known.some(({ _id }) => _id === id));
  const [stored, relations] = await Promise.all([getOrders(missing), readRelations()]);
  const orders = new Map([...stored, ...known.map((order) => [order._id, order] as const)]);
  return jobs.map((job) => {
    const order = orders.get(job.order_id);
    if (!order) throw new Error(`job ${job._id} has no order`);
    return rowOf(job, order, relations, KNOWLEDGE[role] ?? NOTHING);
  });
};

/** One job as lists show it. @see jobRows */
export const jobRow = async (job: Job, role: LeastRole, known?: readonly Order[]): Promise<JobRow> => {
  const [row] = await jobRows([job], role, known);
  if (!row) throw new Error(`job ${job._id} has no row`);
  return row;
};
