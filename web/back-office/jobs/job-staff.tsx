import IconX from '@tabler/icons-react/icons/IconX';
import classes from '#web/back-office/components/records/records.module.css';
import { useStartAct } from '#web/back-office/jobs/acts-provider.tsx';
import { jobActsOf } from '#web/back-office/jobs/job-acts.ts';
import { type JobRow, missingOf, nameOf } from '#web/back-office/jobs/job-row.ts';
import own from '#web/back-office/jobs/jobs.module.css';
import { useTexts } from '#web/back-office/language/office-language.ts';
import { useCurrentUser } from '#web/back-office/session/current-user.tsx';

type Props = { job: JobRow };
type Assigned = JobRow['employees'][number];

export const fullName = ({ first_name, last_name }: Pick<Assigned, 'first_name' | 'last_name'>): string =>
  `${first_name} ${last_name}`;

/** `S. Ito` */
const shortName = ({ first_name, last_name }: Assigned): string =>
  [first_name && `${[...first_name][0]}.`, last_name].filter(Boolean).join(' ');

const Release = ({ job, employee }: Props & { employee: Assigned }) => {
  const { t } = useTexts();
  const start = useStartAct();
  const words = { employee: fullName(employee), job: nameOf(job) };
  return (
    <button
      type="button"
      aria-label={t('office.jobs.release', words)}
      onClick={() => start({ job, act: 'release', employee })}
    >
      <IconX size={15} stroke={2.2} aria-hidden />
    </button>
  );
};

/** Who is put on a job; admins take them off here. Says when somebody is still wanted. */
export const JobStaff = ({ job, isPlain = false }: Props & { isPlain?: boolean }) => {
  const { t } = useTexts();
  const { role } = useCurrentUser();
  const mayRelease = !isPlain && role === 'admin' && jobActsOf(job).includes('assign');
  const missing = missingOf(job);
  return (
    <div className={own.staff}>
      {job.employees.map((employee) => (
        <span key={employee._id} title={fullName(employee)}>
          {shortName(employee)}
          {mayRelease && <Release job={job} employee={employee} />}
        </span>
      ))}
      {job.employees.length === 0 && <em className={classes.open}>{t('office.orders.unassigned')}</em>}
      {job.employees.length > 0 && missing > 0 && (
        <em className={classes.open}>{t('office.jobs.missing', { count: missing })}</em>
      )}
    </div>
  );
};
