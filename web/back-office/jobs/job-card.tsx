import classes from '#web/back-office/components/records/records.module.css';
import { JobStatusBadge } from '#web/back-office/components/status-badge.tsx';
import { CallButton } from '#web/back-office/jobs/call-button.tsx';
import { JobNext } from '#web/back-office/jobs/job-actions.tsx';
import {
  JobClient,
  JobLoad,
  JobName,
  JobRoute,
  JobService,
  JobTime,
} from '#web/back-office/jobs/job-cells.tsx';
import { JobMenu } from '#web/back-office/jobs/job-menu.tsx';
import { type JobRow, nameOf } from '#web/back-office/jobs/job-row.ts';
import { JobStaff } from '#web/back-office/jobs/job-staff.tsx';
import own from '#web/back-office/jobs/jobs.module.css';
import { NameSignLink } from '#web/back-office/jobs/name-sign-link.tsx';
import { useCurrentUser } from '#web/back-office/session/current-user.tsx';

/** What is pressed at the door: the guest's number, and the sign. */
const AtTheDoor = ({ job }: { job: JobRow }) => {
  const { phone } = job.order;
  return (
    <span className={own.door}>
      {phone && !job.is_sealed && <CallButton phone={phone} />}
      <NameSignLink job={job} />
    </span>
  );
};

/** A job as narrow windows show it; an employee's phone has all that is needed at the door. */
export const JobCard = ({ job }: { job: JobRow }) => {
  const { role } = useCurrentUser();
  const isAlone = role === 'emp' && job.employees.length < 2;
  return (
    <article className={`${classes.card} ${own.card}`} aria-label={nameOf(job)}>
      <div>
        <JobName job={job} />
        <span className={classes.cardEnd}>
          <JobTime job={job} />
          {role === 'admin' && <JobMenu job={job} />}
        </span>
      </div>
      <JobRoute job={job} />
      <div>
        <span className={classes.inline}>
          <JobService job={job} />
        </span>
        <JobLoad job={job} />
      </div>
      <JobClient job={job} isPhoneApart={role === 'emp'} />
      <div>
        {isAlone ? <span /> : <JobStaff job={job} />}
        <JobStatusBadge status={job.status} />
      </div>
      {role === 'admin' && <JobNext job={job} />}
      {role === 'emp' && <AtTheDoor job={job} />}
    </article>
  );
};
