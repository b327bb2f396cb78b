import { clockText } from '#shared/calendar-date.ts';
import type { OfficeKey } from '#shared/texts/office-en.ts';
import { Facts, Section } from '#web/back-office/components/records/facts.tsx';
import classes from '#web/back-office/components/records/panel.module.css';
import { euros, whenText } from '#web/back-office/language/formats.ts';
import { useTexts } from '#web/back-office/language/office-language.ts';
import { changeWords } from '#web/back-office/orders/panel/change-words.ts';
import type { OrderDetails } from '#web/back-office/orders/panel/use-order.ts';

type Props = { order: OrderDetails };

/** The price by its lines, as it was when it was made. */
export const PriceFacts = ({ order: { price } }: Props) => {
  const { t, language } = useTexts();
  if (!price) return null;
  return (
    <Section title={t('office.details.section.price')}>
      <table className={classes.price}>
        <tbody>
          {price.lines.map(({ code, service, quantity, sum }) => (
            <tr key={`${service} ${code}`}>
              <th scope="row">
                {t(`office.service.${service}`)}, {t(`office.word.${code}`)}
                {quantity > 1 && ` × ${quantity}`}
              </th>
              <td>{euros(sum, language)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t('office.details.total')}</th>
            <td>{euros(price.total, language)}</td>
          </tr>
        </tfoot>
      </table>
    </Section>
  );
};

/** Every attempt to pay, with what the card provider said. */
export const PaymentRecords = ({ order }: Props) => {
  const { t, language } = useTexts();
  const { payments, payment } = order;
  return (
    <Section title={t('office.details.section.payments')}>
      {payment && (
        <p>
          {t('office.details.card', {
            brand: payment.payment_brand,
            digits: payment.cc_last4digits,
            month: payment.cc_expiry_month,
            year: payment.cc_expiry_year,
            holder: payment.cc_holder,
          })}
        </p>
      )}
      {payments.length === 0 && <p className={classes.small}>{t('office.details.none')}</p>}
      <ol className={classes.records}>
        {payments.map((attempt) => (
          <li key={attempt.attempt}>
            <b>
              {t('office.details.attempt', { attempt: attempt.attempt })}, {euros(attempt.amount, language)}
            </b>{' '}
            <span className={classes.state}>{t(`office.word.${attempt.state}`)}</span>
            <small>
              {whenText(attempt.paid_at ?? attempt.authorized_at ?? attempt.created_at, language)}
              {', '}
              <bdi dir="ltr">{attempt.merchant_transaction_id}</bdi>
              {attempt.result_code && `, ${attempt.result_code} ${attempt.result_description ?? ''}`}
            </small>
          </li>
        ))}
      </ol>
    </Section>
  );
};

/** The jobs that the order has become. */
export const JobRecords = ({ order: { jobs = [] } }: Props) => {
  const { t, language } = useTexts();
  return (
    <Section title={t('office.details.section.jobs')}>
      {jobs.length === 0 && <p className={classes.small}>{t('office.details.none')}</p>}
      <ol className={classes.records}>
        {jobs.map((job) => (
          <li key={job._id}>
            <b>{job._id}</b>{' '}
            {t(job.service_type_id === 1 ? 'office.service.porter' : 'office.service.assistant')},{' '}
            {clockText(job)} <span className={classes.state}>{t(`office.word.${job.status}`)}</span>
            <small>
              {job.from_title[language]} → {job.to_title[language]}
            </small>
          </li>
        ))}
      </ol>
    </Section>
  );
};

/** The mails about the order, the latest first. */
export const MailRecords = ({ order: { mails } }: Props) => {
  const { t, language } = useTexts();
  return (
    <Section title={t('office.details.section.mails')}>
      {mails.length === 0 && <p className={classes.small}>{t('office.details.none')}</p>}
      <ol className={classes.records}>
        {mails.map((mail) => (
          <li key={mail._id}>
            <b>{t(`office.word.${mail.template}` as OfficeKey)}</b>{' '}
            <span className={classes.state}>{t(`office.word.${mail.state}`)}</span>
            <small>
              {whenText(mail.sent_at ?? mail.created_at, language)}, {mail.language}
              {mail.failure && `, ${mail.failure}`}
            </small>
          </li>
        ))}
      </ol>
    </Section>
  );
};

/** Who did what to the order and when, the latest first. */
export const HistoryRecords = ({ order: { history } }: Props) => {
  const { t, language } = useTexts();
  return (
    <Section title={t('office.details.section.history')}>
      {history.length === 0 && <p className={classes.small}>{t('office.details.none')}</p>}
      <ol className={classes.records}>
        {history.map(({ _id, at, by, action, changes, note }) => (
          <li key={_id}>
            <b>{t(`office.word.${action}`)}</b>
            <small>
              {whenText(at, language)}, {by.kind === 'user' ? by.name : t(`office.details.by.${by.kind}`)}
            </small>
            {note && <p>{note}</p>}
            <Facts facts={changes.map((change) => changeWords(change, t, language))} />
          </li>
        ))}
      </ol>
    </Section>
  );
};
