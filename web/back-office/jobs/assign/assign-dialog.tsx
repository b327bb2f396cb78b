import { Modal, Skeleton, TextInput } from '@mantine/core';
import IconSearch from '@tabler/icons-react/icons/IconSearch';
import { type KeyboardEvent, useState } from 'react';
import { clockText } from '#shared/calendar-date.ts';
import { PageError } from '#web/back-office/components/page-error.tsx';
import classes from '#web/back-office/jobs/assign/assign-dialog.module.css';
import { AssignQuestionDialog } from '#web/back-office/jobs/assign/assign-question-dialog.tsx';
import { AssignedList } from '#web/back-office/jobs/assign/assigned-list.tsx';
import { CandidateItem } from '#web/back-office/jobs/assign/candidate-item.tsx';
import { useAssign } from '#web/back-office/jobs/assign/use-assign.ts';
import { type Candidate, namedLike, useCandidates } from '#web/back-office/jobs/assign/use-candidates.ts';
import { JobRoute, useSpoken } from '#web/back-office/jobs/job-cells.tsx';
import { type JobRow, missingOf, nameOf, serviceOf } from '#web/back-office/jobs/job-row.ts';
import { useJob } from '#web/back-office/jobs/use-jobs.ts';
import { useTexts } from '#web/back-office/language/office-language.ts';
import { formatDate } from '#web/common/formats.ts';

type Props = { job: JobRow; isOpen: boolean; onClose: () => void; reread: () => Promise<void> };

/** Arrow keys go from one button to the next, beginning in the search. */
const moveFocus = (event: KeyboardEvent<HTMLElement>): void => {
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-stop]:not(:disabled)')];
  const at = stops.findIndex((stop) => stop.contains(document.activeElement));
  const next = stops[at + (event.key === 'ArrowDown' ? 1 : -1)];
  if (!next) return;
  event.preventDefault();
  (next.querySelector<HTMLElement>('input') ?? next).focus();
};

const Candidates = ({
  rows,
  ...props
}: {
  rows: readonly Candidate[];
  job: JobRow;
  isBusy: boolean;
  onAssign: (employee: Candidate['employee']) => void;
}) => {
  const { t } = useTexts();
  const best = rows.find(({ check }) => check.refusals.length === 0 && check.warnings.length === 0);
  if (rows.length === 0) return <p className={classes.none}>{t('office.jobs.nobody')}</p>;
  return (
    <ul className={classes.list} aria-label={t('office.jobs.candidates')}>
      {rows.map((candidate) => (
        <CandidateItem
          key={candidate.employee._id}
          candidate={candidate}
          isBest={candidate === best}
          {...props}
        />
      ))}
    </ul>
  );
};

/** Puts somebody on the job, or takes them off; it closes when nobody is wanted any more. */
const useStaffing = ({ job, isOpen, onClose, reread }: Props) => {
  const { assign, unassign, question, isBusy } = useAssign();
  const [isSending, setSending] = useState(false);
  const { data: present = job, mutate } = useJob(isOpen ? job._id : undefined);
  const candidates = useCandidates(isOpen ? job._id : undefined);
  const run = async (change: () => Promise<boolean>): Promise<void> => {
    setSending(true);
    await change();
    const [after] = await Promise.all([mutate(), candidates.mutate(), reread()]).catch(() => []);
    setSending(false);
    if (after && missingOf(after) === 0 && missingOf(present) > 0) onClose();
  };
  return {
    present,
    candidates,
    question,
    isAnswered: isBusy,
    isSending,
    assign: (employee: Candidate['employee']) => void run(() => assign({ job, employee })),
    unassign: (employee: JobRow['employees'][number]) => void run(() => unassign({ job, employee })),
  };
};

const About = ({ job }: { job: JobRow }) => {
  const { t, language } = useTexts();
  const spoken = useSpoken();
  const service = serviceOf(job);
  return (
    <div className={classes.about}>
      <p>
        {formatDate(job.date, language)} <b>{clockText(job)}</b>
      </p>
      <JobRoute job={job} />
      <p>
        {[t(`office.service.${service}`), service === 'assistant' && spoken(job)].filter(Boolean).join(', ')}
      </p>
    </div>
  );
};

/** Who could do a job, the best first, with what stands against each; a press puts them on it. */
export const AssignDialog = (props: Props) => {
  const { job, isOpen, onClose } = props;
  const { t } = useTexts();
  const spoken = useSpoken();
  const [typed, setTyped] = useState('');
  const { present, candidates, question, isAnswered, isSending, assign, unassign } = useStaffing(props);
  const { data, error, mutate } = candidates;
  return (
    <>
      <Modal
        opened={isOpen}
        onClose={onClose}
        title={t('office.jobs.title.assign', { job: nameOf(job) })}
        size={640}
        closeOnEscape={!question}
        closeOnClickOutside={!isSending}
        closeButtonProps={{ 'aria-label': t('office.dialog.close') }}
        classNames={{ title: classes.title ?? '' }}
      >
        {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys only move the focus of what is in it */}
        <div onKeyDown={moveFocus}>
          <About job={present} />
          <AssignedList job={present} isBusy={isSending} onRelease={unassign} />
          <TextInput
            data-autofocus
            type="search"
            label={t('office.jobs.search_employee')}
            value={typed}
            leftSection={<IconSearch size={18} stroke={1.9} aria-hidden />}
            wrapperProps={{ 'data-stop': true }}
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
          {error && !data && <PageError error={error} onRetry={() => mutate()} />}
          {!data && !error && <Skeleton height={180} mt={12} />}
          {data && (
            <Candidates
              rows={namedLike(data.rows, typed)}
              job={present}
              isBusy={isSending}
              onAssign={assign}
            />
          )}
        </div>
      </Modal>
      <AssignQuestionDialog question={question} isBusy={isAnswered} spoken={spoken(job)} />
    </>
  );
};
