import { relationalAnswer } from '#functions/orders/office-answer.ts';
import { openAttentionOf } from '#functions/platform/data/attention.ts';
import { readCatalogue } from '#functions/platform/data/catalogue.ts';
import { getEmployees } from '#functions/platform/data/employee.ts';
import { announcementsAbout } from '#functions/platform/data/outbox.ts';
import { getWholeOrder } from '#functions/platform/data/whole-order.ts';
import type { Request } from '#functions/platform/http/api-group.ts';
import { demandInScope } from '#functions/platform/http/office-order.ts';
import type { Announcement } from '#shared/emails/announcement.ts';
import type { Job } from '#shared/jobs/job.ts';
import type { OrderDetails } from '#shared/orders/office-order.ts';
import type { OrderDeskApi } from '#shared/orders/order-desk-api.ts';
import type { PaymentAttempt } from '#shared/payments/payment-attempt.ts';

type Key = 'GET /api/orders/{id}/{lang}';

const attemptAnswer = (attempt: PaymentAttempt): OrderDetails['payments'][number] => ({
  ...attempt,
  cc_last4digits: attempt.card?.last4digits,
});

const mailAnswer = (mail: Announcement): OrderDetails['mails'][number] => ({
  ...mail,
  to: mail.letter?.to,
  subject: mail.letter?.subject,
});

/** The employees of an order are those of its jobs. */
const employeesOf = async (jobs: readonly Job[]): Promise<OrderDetails['employees']> => {
  const links = jobs.flatMap(({ _id: jobs_id, order_id, employee_ids = [] }) =>
    employee_ids.map((employee_id) => ({ employee_id, jobs_id, order_id })),
  );
  const employees = await getEmployees(links.map(({ employee_id }) => employee_id));
  return links.flatMap((link) => {
    const employee = employees.get(link.employee_id);
    return employee ? [{ ...employee, mobile: employee.handy ?? '', EmployeesToJobs: link }] : [];
  });
};

/**
 * Everything known about an order: jobs, payments, mails, history, and what of it needs a person.
 * @throws DomainError `not_found`, also for an order of an airport outside the caller's scope
 */
export const readOrder = async ({
  params,
  caller,
  now,
}: Request<Key, OrderDeskApi[Key]>): Promise<OrderDetails> => {
  const [whole, catalogue, mails, attention] = await Promise.all([
    getWholeOrder(params.id, now),
    readCatalogue(),
    announcementsAbout(params.id),
    openAttentionOf(params.id),
  ]);
  const order = demandInScope(whole?.order, caller);
  const { jobs = [], payments = [], history = [] } = whole ?? {};
  return {
    ...relationalAnswer(order, jobs, { lang: params.lang, catalogue }),
    employees: await employeesOf(jobs),
    payments: payments.map(attemptAnswer),
    mails: mails.map(mailAnswer),
    history: [...history],
    attention,
  };
};
