import { clockText } from '#shared/calendar-date.ts';
import { inLanguage } from '#shared/languages.ts';
import { Load } from '#web/back-office/components/records/load.tsx';
import { PhoneLink } from '#web/back-office/components/records/phone-link.tsx';
import { RecordName } from '#web/back-office/components/records/record-name.tsx';
import classes from '#web/back-office/components/records/records.module.css';
import { RouteLine } from '#web/back-office/components/route-line.tsx';
import { wayOf } from '#web/back-office/jobs/job-route.ts';
import { type JobRow, nameOf, serviceOf } from '#web/back-office/jobs/job-row.ts';
import own from '#web/back-office/jobs/jobs.module.css';
import { JOB_PARAMETER } from '#web/back-office/jobs/use-open-job.ts';
import { useTexts } from '#web/back-office/language/office-language.ts';

type Props = { job: JobRow };

export const JobName = ({ job, isPlain = false }: Props & { isPlain?: boolean }) => {
  const { t } = useTexts();
  const name = nameOf(job);
  const opened = { parameter: JOB_PARAMETER, id: job._id, label: t('office.jobs.open', { job: name }) };
  return (
    <RecordName
      name={name}
      airport={job.airport}
      travelType={job.order.travelType}
      isStruck={job.status === 'cancelled'}
      opened={isPlain ? undefined : opened}
    />
  );
};

export const JobTime = ({ job }: Props) => <span className={classes.time}>{clockText(job)}</span>;

export const JobRoute = ({ job }: Props) => {
  const { t, language } = useTexts();
  return (
    <div className={`${classes.route} ${own.route}`}>
      <RouteLine {...wayOf(job, t, language)} />
    </div>
  );
};

/** The job's language in the reader's words. */
export const useSpoken = () => {
  const { language } = useTexts();
  return ({ language: { display_de, display_en } }: JobRow): string =>
    inLanguage({ en: display_en, de: display_de }, language);
};

/** What is done, in which language, and for how many. A porter speaks to nobody. */
export const JobService = ({ job }: Props) => {
  const { t } = useTexts();
  const spoken = useSpoken();
  const service = serviceOf(job);
  return (
    <>
      {t(`office.service.${service}`)}
      {service === 'assistant' && <small className={classes.second}>{spoken(job)}</small>}
    </>
  );
};

/** Who is met, and what is carried; of a porter's guests a group alone is worth a word. */
export const JobLoad = ({ job }: Props) => {
  const isPorter = serviceOf(job) === 'porter';
  return (
    <Load
      persons={isPorter && job.persons < 2 ? undefined : job.persons}
      bags={isPorter ? job.bags : undefined}
      bulky={isPorter ? job.bulky : undefined}
    />
  );
};

/** For whom: the name on the sign, the agency with its reference, the phone where one may know it, remarks. */
export const JobClient = ({ job, isPhoneApart = false }: Props & { isPhoneApart?: boolean }) => {
  const { name_sign, agency, reference, remarks, admin_remarks, order } = job;
  const { extra_requests, phone } = order;
  return (
    <div className={classes.contact}>
      {name_sign && <b className={classes.person}>{name_sign}</b>}
      <p>{[agency.short || agency.name, reference].filter(Boolean).join(', ')}</p>
      {phone && !isPhoneApart && <PhoneLink phone={phone} />}
      {[remarks, extra_requests].filter(Boolean).map((text) => (
        <p key={text}>{text}</p>
      ))}
      {admin_remarks && <p className={classes.remark}>{admin_remarks}</p>}
    </div>
  );
};
