import { Button } from '@mantine/core';
import { useContactClient } from '#web/back-office/components/contact-client/contact-provider.tsx';
import { PageError } from '#web/back-office/components/page-error.tsx';
import classes from '#web/back-office/components/records/panel.module.css';
import { PanelLoading } from '#web/back-office/components/records/panel-loading.tsx';
import { SideDrawer } from '#web/back-office/components/side-drawer.tsx';
import { JobStatusBadge } from '#web/back-office/components/status-badge.tsx';
import { TravelBadge } from '#web/back-office/components/travel-badge.tsx';
import { ActButton } from '#web/back-office/jobs/job-actions.tsx';
import { jobActsOf } from '#web/back-office/jobs/job-acts.ts';
import { type JobRow, nameOf } from '#web/back-office/jobs/job-row.ts';
import { NameSignLink } from '#web/back-office/jobs/name-sign-link.tsx';
import { GuestFacts, ServiceFacts, TourFacts } from '#web/back-office/jobs/panel/job-facts.tsx';
import {
  ExtraRecords,
  OrderFacts,
  PriceFacts,
  RemarkFacts,
  StaffRecords,
} from '#web/back-office/jobs/panel/job-records.tsx';
import type { useJob } from '#web/back-office/jobs/use-jobs.ts';
import { useOpenForm, useOpenJob } from '#web/back-office/jobs/use-open-job.ts';
import { useTexts } from '#web/back-office/language/office-language.ts';
import { useCurrentUser } from '#web/back-office/session/current-user.tsx';

type Props = { job: JobRow };

const AdminFoot = ({ job }: Props) => {
  const { t } = useTexts();
  const contact = useContactClient();
  const { open } = useOpenForm();
  return (
    <footer className={classes.foot}>
      <Button
        variant="default"
        onClick={() => contact({ id: job.order_id, job: job._id, name: nameOf(job) })}
      >
        {t('office.act.contact')}
      </Button>
      {!job.is_sealed && (
        <Button variant="default" onClick={() => open(job._id)}>
          {t('office.act.edit')}
        </Button>
      )}
      {jobActsOf(job)
        .toReversed()
        .map((act) => (
          <ActButton key={act} job={job} act={act} />
        ))}
    </footer>
  );
};

const View = ({ job }: Props) => {
  const { t } = useTexts();
  const { role } = useCurrentUser();
  return (
    <>
      <div className={classes.body}>
        {job.is_sealed && <p className={classes.note}>{t('office.jobs.sealed')}</p>}
        <ServiceFacts job={job} />
        <GuestFacts job={job} />
        <StaffRecords job={job} />
        <RemarkFacts job={job} />
        <TourFacts job={job} />
        <ExtraRecords job={job} />
        <PriceFacts job={job} />
        <OrderFacts job={job} />
      </div>
      {role === 'admin' && <AdminFoot job={job} />}
      {role === 'emp' && (
        <footer className={classes.foot}>
          <NameSignLink job={job} />
        </footer>
      )}
    </>
  );
};

const Title = ({ job, id }: { job: JobRow | undefined; id: string | undefined }) => {
  const { t } = useTexts();
  return (
    <span className={classes.title}>
      {job?.order.travelType && <TravelBadge travelType={job.order.travelType} />}
      {t('office.jobs.details', { job: job ? nameOf(job) : (id ?? '') })}
      {job && <JobStatusBadge status={job.status} />}
    </span>
  );
};

/** One job beside the table, by its own address: everything that the reader may know, and what can be done. */
export const JobPanel = ({ opened: { data: job, error, mutate } }: { opened: ReturnType<typeof useJob> }) => {
  const { t } = useTexts();
  const { id, close } = useOpenJob();
  return (
    <SideDrawer
      isInk
      opened={id !== undefined}
      onClose={close}
      size={580}
      title={<Title job={job} id={id} />}
    >
      {error && !job && (
        <PageError error={error} title={t('office.jobs.details_failed')} onRetry={() => mutate()} />
      )}
      {!error && !job && id && <PanelLoading label={t('office.jobs.details_loading')} />}
      {job && <View job={job} />}
    </SideDrawer>
  );
};
