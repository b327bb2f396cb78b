import { Skeleton } from '@mantine/core';
import { type KeyboardEvent, useEffect, useState } from 'react';
import { PageError } from '#web/back-office/components/page-error.tsx';
import { SideDrawer } from '#web/back-office/components/side-drawer.tsx';
import { LeaveQuestion } from '#web/back-office/components/unsaved.tsx';
import { FormContext } from '#web/back-office/jobs/form/form-context.ts';
import classes from '#web/back-office/jobs/form/job-form.module.css';
import { JobFormFields } from '#web/back-office/jobs/form/job-form-fields.tsx';
import { useJobForm } from '#web/back-office/jobs/form/use-job-form.ts';
import { useLeave } from '#web/back-office/jobs/form/use-leave.ts';
import { type JobRow, nameOf } from '#web/back-office/jobs/job-row.ts';
import { useTexts } from '#web/back-office/language/office-language.ts';

type Props = {
  /** The job that is edited; without one a new one is ordered. */
  job?: JobRow | undefined;
  /** The form is gone from the screen. */
  onClose: () => void;
  /** Something was stored: lists are to be read anew. The form may stay open for the next job. */
  onSaved: () => void | Promise<void>;
};

const Loading = () => {
  const { t } = useTexts();
  return (
    <div className={classes.loading} role="status" aria-label={t('office.job_form.loading')}>
      {['70%', '92%', '84%', '61%', '78%'].map((width) => (
        <Skeleton key={width} height={36} width={width} mb={14} />
      ))}
    </div>
  );
};

/** The job form beside the screen: it adds a job, or updates one (back-office specification, section 2). */
const JobFormPanel = ({ job: opened, onClose, onSaved }: Props) => {
  const { t } = useTexts();
  const [isOpen, setOpen] = useState(true);
  // What the form needs is there once: another agency chosen later does not take the form away.
  const [isReady, setReady] = useState(false);
  const state = useJobForm(opened);
  const { isAsking, close, leave, stay } = useLeave(state.isDirty, () => setOpen(false));
  if (state.isComplete && !isReady) setReady(true);
  // A list shows what it knows before it is read anew: as long as nothing is typed, the form goes along.
  const isOlder = opened !== undefined && state.job !== undefined && state.job.version < opened.version;
  useEffect(() => {
    if (isOlder && opened && !state.isDirty) state.rebase(opened, {});
  }, [isOlder, opened, state]);
  const title = opened
    ? t('office.job_form.title.job', { job: nameOf(opened) })
    : t('office.job_form.title.add');
  const afterSave = async (isNext: boolean): Promise<void> => {
    await onSaved();
    if (isNext) state.next();
    else leave();
  };
  /** Lists, the calendar and dialogs above the form have an Escape of their own. */
  const onEscape = ({ key, target, currentTarget }: KeyboardEvent): void => {
    const isInside = target instanceof Element && currentTarget.contains(target);
    if (key === 'Escape' && isInside && target.getAttribute('aria-expanded') !== 'true') close();
  };
  return (
    <SideDrawer
      isInk
      opened={isOpen}
      onClose={close}
      onExitTransitionEnd={onClose}
      closeOnEscape={false}
      onKeyDown={onEscape}
      size={1120}
      title={title}
    >
      {state.error && !isReady && <PageError error={state.error} onRetry={() => void state.reread()} />}
      {!state.error && !isReady && <Loading />}
      {isReady && (
        <FormContext value={{ ...state, rereadTerms: state.reread }}>
          <JobFormFields state={state} onCancel={close} onSaved={afterSave} />
        </FormContext>
      )}
      {isAsking && <LeaveQuestion onLeave={leave} onStay={stay} />}
    </SideDrawer>
  );
};
export default JobFormPanel;
