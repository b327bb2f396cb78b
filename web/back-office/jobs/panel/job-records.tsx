import { Link } from 'react-router';
import { Facts, Section } from '#web/back-office/components/records/facts.tsx';
import classes from '#web/back-office/components/records/panel.module.css';
import { PhoneLink } from '#web/back-office/components/records/phone-link.tsx';
import { OrderStatusBadge, PaymentStatusBadge } from '#web/back-office/components/status-badge.tsx';
import { canGoToOrder, orderAddress } from '#web/back-office/jobs/job-acts.ts';
import { type JobRow, missingOf } from '#web/back-office/jobs/job-row.ts';
import { fullName } from '#web/back-office/jobs/job-staff.tsx';
import { euros } from '#web/back-office/language/formats.ts';
import { useTexts } from '#web/back-office/language/office-language.ts';
import { useCurrentUser } from '#web/back-office/session/current-user.tsx';

type Props = { job: JobRow };

/** Who is put on it, with the mobile number where one may know it. */
export const StaffRecords = ({ job }: Props) => {
  const { t } = useTexts();
  const missing = missingOf(job);
  return (
    <Section title={t('office.jobs.column.staff')}>
      {job.employees.length === 0 && <p className={classes.small}>{t('office.orders.unassigned')}</p>}
      <ul className={classes.records}>
        {job.employees.map((employee) => (
          <li key={employee._id}>
            <b>{fullName(employee)}</b>
            {employee.mobile && (
              <small>
                <PhoneLink phone={employee.mobile} />
              </small>
            )}
          </li>
        ))}
      </ul>
      {missing > 0 && <p className={classes.small}>{t('office.jobs.wanted', { count: missing })}</p>}
    </Section>
  );
};

/** What was written about it; nothing where nobody has. */
export const RemarkFacts = ({ job: { remarks, admin_remarks, order } }: Props) => {
  const { t } = useTexts();
  const office = [admin_remarks, order.admin_extra_request].filter(Boolean).join('\n');
  if (!remarks && !office && !order.extra_requests) return null;
  return (
    <Section title={t('office.jobs.remarks')}>
      <Facts
        facts={[
          [t('office.field.extra_requests'), order.extra_requests],
          [t('office.jobs.remarks'), remarks],
          [t('office.jobs.admin_remarks'), office && <mark className={classes.remark}>{office}</mark>],
        ]}
      />
    </Section>
  );
};

/** What is done beside the service itself. */
export const ExtraRecords = ({ job: { Extras } }: Props) => {
  const { t, language } = useTexts();
  if (Extras.length === 0) return null;
  return (
    <Section title={t('office.jobs.extras')}>
      <ul className={classes.records}>
        {Extras.map(({ name, price, ExtrasToJobs: { amount } }) => (
          <li key={name}>
            {amount} × <b>{name}</b>
            {price !== undefined && <small>{euros(price, language)}</small>}
          </li>
        ))}
      </ul>
    </Section>
  );
};

/** The price by its lines: net, for private customers with the gross sum. Nothing for who may not know it. */
export const PriceFacts = ({ job: { price } }: Props) => {
  const { t, language } = useTexts();
  if (!price) return null;
  const sums = [
    ['office.jobs.net', price.net],
    ['office.jobs.gross', price.gross],
  ] as const;
  return (
    <Section title={t('office.details.section.price')}>
      <table className={classes.price}>
        <tbody>
          {price.lines.map(({ code, name, quantity, sum }) => (
            <tr key={`${code} ${name}`}>
              <th scope="row">
                {name}
                {quantity > 1 && ` × ${quantity}`}
              </th>
              <td>{euros(sum, language)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          {sums.map(
            ([key, sum]) =>
              sum !== undefined && (
                <tr key={key}>
                  <th scope="row">{t(key)}</th>
                  <td>{euros(sum, language)}</td>
                </tr>
              ),
          )}
        </tfoot>
      </table>
    </Section>
  );
};

/** The order that it belongs to; admins go there. */
export const OrderFacts = ({ job }: Props) => {
  const { t } = useTexts();
  const { role } = useCurrentUser();
  const { order } = job;
  return (
    <Section title={t('office.jobs.section.order')}>
      <Facts
        facts={[
          [
            t('office.orders.column.order'),
            role === 'admin' && canGoToOrder(job) ? (
              <Link key="order" to={orderAddress(job)} aria-label={t('office.jobs.act.order')}>
                {order.order_number}
              </Link>
            ) : (
              order.order_number
            ),
          ],
          [t('office.field.status'), <OrderStatusBadge key="status" status={order.status} />],
          [
            t('office.field.payment_status'),
            order.payment_status && <PaymentStatusBadge status={order.payment_status} />,
          ],
        ]}
      />
    </Section>
  );
};
