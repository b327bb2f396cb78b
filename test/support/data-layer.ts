import { ENVIRONMENT_NAMES } from '#functions/platform/environment-names.ts';
import type { AuditEntry } from '#shared/audit/audit-entry.ts';
import type { Announcement, MailOut } from '#shared/emails/announcement.ts';
import type { Invoice } from '#shared/invoices/invoice.ts';
import type { Job } from '#shared/jobs/job.ts';
import type { Order } from '#shared/orders/order.ts';
import type { TestStack } from '#test/support/stack.ts';
import { openTable } from '#test/support/table.ts';

/** What the data layer finds in a function of the running stack; it reads that once, when it is loaded. */
export const takeEnvironment = async (stack: Pick<TestStack, 'ports'>): Promise<void> => {
  const { name } = await openTable(stack);
  // What a process of tests has set already, as journeys their site, stays.
  const missing = ENVIRONMENT_NAMES.filter((variable) => process.env[variable] === undefined);
  Object.assign(process.env, Object.fromEntries(missing.map((variable) => [variable, 'none'])), {
    TABLE_NAME: name,
    INSTALLATION: 'development',
    AWS_REGION: 'eu-central-1',
    AWS_ACCESS_KEY_ID: 'local',
    AWS_SECRET_ACCESS_KEY: 'local',
    AWS_ENDPOINT_URL_DYNAMODB: `http://127.0.0.1:${stack.ports.dynamodb}`,
  });
};

/** The data layer's own way to publish a page, as the editor of the office does. */
export const openPublishing = async (stack: Pick<TestStack, 'ports'>) => {
  await takeEnvironment(stack);
  const [{ publishPage, readPages }, { announceEdit }, { save }] = await Promise.all([
    import('#functions/platform/data/page.ts'),
    import('#functions/platform/data/catalogue-version.ts'),
    import('#functions/platform/data/write.ts'),
  ]);
  return {
    pages: readPages,
    publish: (page: Parameters<typeof publishPage>[0]) => save(publishPage(page), announceEdit()),
  };
};

/** Stores orders, and jobs of theirs, as the data layer would: more than a test could book. */
export const storeOrders = async (
  stack: Pick<TestStack, 'ports'>,
  orders: readonly Order[],
  jobs: readonly Job[] = [],
): Promise<void> => {
  await takeEnvironment(stack);
  const { createOrder } = await import('#functions/platform/data/order.ts');
  const { createJob } = await import('#functions/platform/data/job.ts');
  const { putAll } = await openTable(stack);
  await putAll([...orders.map(createOrder), ...jobs.map(createJob)].map(({ Put }) => Put?.Item ?? {}));
};

/** Stores issued documents as the data layer would: more than a test could issue. */
export const storeInvoices = async (
  stack: Pick<TestStack, 'ports'>,
  invoices: readonly Invoice[],
): Promise<void> => {
  await takeEnvironment(stack);
  const { storeInvoice } = await import('#functions/platform/data/invoice.ts');
  const { putAll } = await openTable(stack);
  await putAll(invoices.flatMap(storeInvoice).flatMap(({ Put }) => Put?.Item ?? []));
};

/** Stores a mail about something as it lies there once it has gone out: in no list of what is to be sent. */
export const storeSentMail = async (
  stack: Pick<TestStack, 'ports'>,
  { _id, about, out }: Pick<Announcement, '_id' | 'about'> & { readonly out: MailOut },
  at: Date,
): Promise<void> => {
  await takeEnvironment(stack);
  const { announce } = await import('#functions/platform/data/outbox.ts');
  const promised = announce({ _id, template: 'order_received', about, language: 'en' }, at).Put?.Item;
  const sent = Object.entries({ ...promised, state: 'sent', out });
  const { putAll } = await openTable(stack);
  await putAll([Object.fromEntries(sent.filter(([name]) => !name.startsWith('owner_')))]);
};

/** Tells of a change in the audit log, at a moment of the test's own, as the change's transaction does. */
export const storeAudit = async (
  stack: Pick<TestStack, 'ports'>,
  told: Omit<AuditEntry, '_id' | 'at'>,
  at: Date,
): Promise<void> => {
  await takeEnvironment(stack);
  const [{ auditWrite }, { save }] = await Promise.all([
    import('#functions/platform/data/audit.ts'),
    import('#functions/platform/data/write.ts'),
  ]);
  await save(auditWrite(told, at));
};
