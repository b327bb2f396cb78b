import { getInvoiceHead, invoiceIdOfNumber } from '#functions/platform/data/invoice.ts';
import { getJob, jobsOfOrder, jobsOfReferenceBeginning } from '#functions/platform/data/job.ts';
import { FIND_FROM } from '#functions/platform/data/keys.ts';
import { getOrder, ordersOfEmailBeginning, ordersOfNameBeginning } from '#functions/platform/data/order.ts';
import { ordersOfFirstNameBeginning } from '#functions/platform/data/order-name.ts';
import type { Request } from '#functions/platform/http/api-group.ts';
import type { Caller } from '#functions/platform/http/caller.ts';
import { isInScope } from '#functions/platform/http/office-order.ts';
import { isInvoiceVisible } from '#shared/invoices/invoice-list.ts';
import { type Job, serviceOfJob } from '#shared/jobs/job.ts';
import { isJobVisible } from '#shared/jobs/job-scope.ts';
import { referenceToFind } from '#shared/jobs/reference-to-find.ts';
import { beginningsOf, isNameMeant } from '#shared/orders/name-to-find.ts';
import type { Order } from '#shared/orders/order.ts';
import { orderIdIn } from '#shared/orders/order-list.ts';
import { orderNumber } from '#shared/orders/order-number.ts';
import type { SearchApi, SearchHit } from '#shared/overview/search-api.ts';

type Question = Request<'POST /api/search', SearchApi['POST /api/search']>;

/** As many of one kind as one looks through. */
const MOST = 8;
/** Among so many the first that the caller may see are found. */
const LOOKED_AT = 200;

const ofOrder = (order: Order): SearchHit => ({
  kind: 'order',
  id: order._id,
  title: order.airport ? orderNumber(order._id, order.airport) : order._id,
  about: [order.address?.name || order.name_sign, order.email].filter(Boolean).join(', '),
  date: order.date,
});

const ofJob = (job: Job): SearchHit => ({
  kind: 'job',
  id: job._id,
  title: job._id,
  about: [job.name_sign, job.reference, serviceOfJob(job)].filter(Boolean).join(', '),
  date: job.date,
});

const seen = (orders: readonly (Order | undefined)[], caller: Caller): Order[] =>
  orders.filter((order) => order !== undefined).filter((order) => isInScope(order, caller));

/** Orders are the admins'; everybody else finds what they may see of an order among its jobs. */
const byNumber = async (text: string, caller: Caller, now: Date): Promise<SearchHit[]> => {
  const id = orderIdIn(text);
  if (id === undefined) return [];
  const [order, jobs] = await Promise.all([
    caller.role === 'admin' ? getOrder(id, now) : undefined,
    jobsOfOrder(id),
  ]);
  const own = jobs.filter((job) => isJobVisible(job, caller.user)).slice(0, MOST);
  return [...seen([order], caller).map(ofOrder), ...own.map(ofJob)];
};

const byJob = async (text: string, caller: Caller): Promise<SearchHit[]> => {
  const [, id] = /^[fm]?(\d{5,12}-\d{1,6})$/i.exec(text) ?? [];
  const job = id === undefined ? undefined : await getJob(id);
  return job && isJobVisible(job, caller.user) ? [ofJob(job)] : [];
};

const byInvoice = async (text: string, { user }: Caller): Promise<SearchHit[]> => {
  const id = /^[A-Za-z0-9-]{1,40}$/.test(text) ? await invoiceIdOfNumber(text) : undefined;
  const invoice = id === undefined ? undefined : await getInvoiceHead(id);
  if (!invoice || !isInvoiceVisible(invoice, user)) return [];
  const { invoice_number, agency_name, company, invoice_date } = invoice;
  return [
    {
      kind: 'invoice',
      id: invoice_number,
      title: invoice_number,
      about: agency_name || company,
      date: invoice_date,
    },
  ];
};

const byReference = async (text: string, { user }: Caller): Promise<SearchHit[]> => {
  const reference = referenceToFind(text);
  if (reference.length < FIND_FROM) return [];
  const jobs = await jobsOfReferenceBeginning(reference, LOOKED_AT);
  return jobs
    .filter((job) => isJobVisible(job, user))
    .slice(0, MOST)
    .map(ofJob);
};

const latestFirst = (orders: readonly Order[]): Order[] =>
  orders.toSorted((a, b) => ((a.date ?? '') > (b.date ?? '') ? -1 : 1));

const byClient = async (text: string, caller: Caller): Promise<SearchHit[]> => {
  if (caller.role !== 'admin' || text.length < FIND_FROM) return [];
  const beginnings = beginningsOf(text).filter((word) => word.length >= FIND_FROM);
  const [ofEmail, ...ofNames] = await Promise.all([
    ordersOfEmailBeginning(text, LOOKED_AT),
    ...beginnings.map((word) => ordersOfNameBeginning(word, LOOKED_AT)),
    ...beginnings.map((word) => ordersOfFirstNameBeginning(word, LOOKED_AT)),
  ]);
  const meant = ofNames.flat().filter(({ address }) => isNameMeant(address?.name ?? '', text));
  const found = new Map([...ofEmail, ...meant].map((order) => [order._id, order]));
  return latestFirst(seen([...found.values()], caller))
    .slice(0, MOST)
    .map(ofOrder);
};

/** What a text may mean, most certain first, each thing once; only what the caller may see. */
export const search = async ({ body, caller, now }: Question) => {
  const text = body.text.trim();
  const found = await Promise.all([
    byNumber(text, caller, now),
    byJob(text, caller),
    byInvoice(text, caller),
    byReference(text, caller),
    byClient(text, caller),
  ]);
  const hits = new Map(found.flat().map((hit) => [`${hit.kind} ${hit.id}`, hit]));
  return { rows: [...hits.values()] };
};
