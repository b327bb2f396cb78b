import classes from '#web/back-office/components/records/records.module.css';
import { JobStatusBadge } from '#web/back-office/components/status-badge.tsx';
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

/** A job as narrow windows show it; an employee's phone has all that is needed at the door. */
export const JobCard = ({ job }: { job: JobRow }) => {
  const { role } = useCurrentUser();
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
      <JobClient job={job} />
      <div>
        <JobStaff job={job} />
        <JobStatusBadge status={job.status} />
      </div>
      {role === 'admin' && <JobNext job={job} />}
      {role === 'emp' && <NameSignLink job={job} />}
    </article>
  );
};
