import { clockText } from '#shared/calendar-date.ts';
import { GROUP_FIELDS } from '#shared/orders/order-fields.ts';
import { Facts, Section } from '#web/back-office/components/records/facts.tsx';
import classes from '#web/back-office/components/records/panel.module.css';
import { PhoneLink } from '#web/back-office/components/records/phone-link.tsx';
import { JobRoute, useSpoken } from '#web/back-office/jobs/job-cells.tsx';
import { type JobRow, serviceOf } from '#web/back-office/jobs/job-row.ts';
import { useTexts } from '#web/back-office/language/office-language.ts';
import { formatDate } from '#web/common/formats.ts';

type Props = { job: JobRow };

/** When, where and what. */
export const ServiceFacts = ({ job }: Props) => {
  const { t, language } = useTexts();
  const spoken = useSpoken();
  const { order, agency } = job;
  const service = serviceOf(job);
  const isPorter = service === 'porter';
  return (
    <Section title={t('office.details.section.service')}>
      <p className={classes.when}>
        {formatDate(job.date, language)} <b>{clockText(job)}</b>
      </p>
      <JobRoute job={job} />
      <Facts
        facts={[
          [t('office.field.service'), t(`office.service.${service}`)],
          [t('office.field.travelType'), order.travelType && t(`office.travel.${order.travelType}`)],
          [t('office.airport.label'), t(`office.airport.${job.airport}`)],
          [t('office.field.language'), !isPorter && spoken(job)],
          [t('office.field.persons'), !(isPorter && job.persons < 2) && job.persons],
          [t('office.field.bags'), job.bags || undefined],
          [t('office.field.bulky_luggage'), job.bulky || undefined],
          [t('office.jobs.extra_hours'), job.extra_hours || undefined],
          [t('office.field.extra_employee'), job.extra_employee || undefined],
          [t('office.jobs.booking_class'), job.booking_class],
          [t('office.field.agency_id'), agency.name || agency.short],
          [t('office.jobs.job_code'), job.job_code?.code],
          [t('office.jobs.recurring'), job.recurring && t('office.jobs.recurring_yes')],
        ]}
      />
    </Section>
  );
};

/** Who is met, and how they are reached. */
export const GuestFacts = ({ job: { name_sign, order } }: Props) => {
  const { t, language } = useTexts();
  const names = new Intl.DisplayNames(language, { type: 'language' });
  return (
    <Section title={t('office.jobs.section.guest')}>
      <Facts
        facts={[
          [t('office.field.name_sign'), name_sign && <b>{name_sign}</b>],
          [t('office.field.phone'), order.phone && <PhoneLink phone={order.phone} />],
          [t('office.field.email'), order.email && <a href={`mailto:${order.email}`}>{order.email}</a>],
          [t('office.field.reading_language'), names.of(order.reading_language)],
        ]}
      />
    </Section>
  );
};

/** Tour and group; nothing for anybody else. */
export const TourFacts = ({ job }: Props) => {
  const { t } = useTexts();
  const values = { ...job.order, ...job } as Partial<Record<(typeof GROUP_FIELDS)[number], string>>;
  if (!GROUP_FIELDS.some((name) => values[name])) return null;
  return (
    <Section title={t('office.details.section.group')}>
      <Facts facts={GROUP_FIELDS.map((name) => [t(`office.field.${name}`), values[name]])} />
    </Section>
  );
};
