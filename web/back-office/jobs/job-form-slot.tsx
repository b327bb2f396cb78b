import { lazy, Suspense } from 'react';
import { useJob } from '#web/back-office/jobs/use-jobs.ts';
import { useOpenForm } from '#web/back-office/jobs/use-open-job.ts';
import { OnlyFor } from '#web/back-office/session/only-for.tsx';

const JobFormPanel = lazy(() => import('#web/back-office/jobs/form/job-form-panel.tsx'));

/** The form that the address opens: for a new job, or for one that is there. Its code loads when it opens. */
export const JobFormSlot = ({ onSaved }: { onSaved: () => Promise<void> }) => {
  const { id, close } = useOpenForm();
  const { data: job } = useJob(id === 'new' ? undefined : id);
  if (!id || (id !== 'new' && !job)) return null;
  return (
    <OnlyFor roles={['admin']}>
      <Suspense fallback={null}>
        <JobFormPanel key={id} job={id === 'new' ? undefined : job} onClose={close} onSaved={onSaved} />
      </Suspense>
    </OnlyFor>
  );
};
