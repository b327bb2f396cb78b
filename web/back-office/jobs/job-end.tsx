import type { Role } from '#shared/roles.ts';
import { JobStatusBadge } from '#web/back-office/components/status-badge.tsx';
import { JobNext } from '#web/back-office/jobs/job-actions.tsx';
import { JobMenu } from '#web/back-office/jobs/job-menu.tsx';
import type { JobRow } from '#web/back-office/jobs/job-row.ts';
import own from '#web/back-office/jobs/jobs.module.css';
import { NameSignLink } from '#web/back-office/jobs/name-sign-link.tsx';

/** How a job stands, and under it what is done next: by admins, and by who meets the guest. */
export const JobEnd = ({ job, role }: { job: JobRow; role: Role }) => (
  <div className={own.end}>
    <span>
      <JobStatusBadge status={job.status} />
      {role === 'admin' && <JobMenu job={job} />}
    </span>
    {role === 'admin' && <JobNext job={job} />}
    {role === 'emp' && <NameSignLink job={job} />}
  </div>
);
