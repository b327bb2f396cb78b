import { Checkbox } from '@mantine/core';
import { useState } from 'react';
import useSWR from 'swr';
import type { JobDeskApi } from '#shared/jobs/job-desk-api.ts';
import type { OrderDeskApi } from '#shared/orders/order-desk-api.ts';
import { useAlerts } from '#web/back-office/components/alerts.tsx';
import { ConfirmDialog } from '#web/back-office/components/confirm-dialog.tsx';
import { cancelRefusal } from '#web/back-office/jobs/cancel-refusal.ts';
import { type JobRow, nameOf } from '#web/back-office/jobs/job-row.ts';
import { useTexts } from '#web/back-office/language/office-language.ts';
import { apiClient } from '#web/common/call-api.ts';

type Act = 'cancel' | 'restore';
type Props = {
  job: JobRow;
  act: Act;
  isOpen: boolean;
  onClose: () => void;
  /** Reads the jobs anew; the dialog stays until the row shows what came of it. */
  reread: () => Promise<void>;
};

const ORDER = 'GET /api/orders/{id}/{lang}';
const callOrders = apiClient<OrderDeskApi>();
const callJobs = apiClient<JobDeskApi>();

const setStatus = ({ job, act }: Pick<Props, 'job' | 'act'>, isWhole: boolean): Promise<undefined> =>
  callJobs('PUT /api/jobs/updateJobStatus/{jobId}', {
    params: { jobId: job._id },
    body: {
      job: {
        job_id: job._id,
        order_id: job.order_id,
        status: act === 'cancel' ? 'cancelled' : 'active',
        ...(isWhole && { isOrderToBeCanceled: true }),
      },
    },
  });

/** How many other jobs of the same order still stand. */
const useOthers = ({ job, act, isOpen }: Pick<Props, 'job' | 'act' | 'isOpen'>) => {
  const { language: lang } = useTexts();
  const { data, isLoading } = useSWR(
    isOpen && act === 'cancel' ? ([ORDER, job.order_id, lang] as const) : null,
    ([key, id, lang]) => callOrders(key, { params: { id, lang } }),
    { dedupingInterval: 0, revalidateOnFocus: false },
  );
  const others = data?.jobs?.filter(({ _id }) => _id !== job._id) ?? [];
  const standing = others.filter(({ status }) => status !== 'cancelled').length;
  return { isLoading, isLast: data !== undefined && standing === 0, standing };
};

const useAct = ({ job, act, reread }: Props) => {
  const { t } = useTexts();
  const { success, danger } = useAlerts();
  return async (isWhole: boolean): Promise<void> => {
    try {
      await setStatus({ job, act }, isWhole);
      success(t(`office.jobs.done.${act}`, { job: nameOf(job) }));
    } catch (error) {
      const name = { job: nameOf(job) };
      danger(t(`office.jobs.failed.${act}`, name), { error, reason: cancelRefusal(error, t) });
    }
    await reread().catch(() => undefined);
  };
};

/** Asks before a job is cancelled or restored, and whether the whole order goes with it (docs/decisions.md). */
export const ActDialog = (props: Props) => {
  const { job, act, isOpen, onClose } = props;
  const { t } = useTexts();
  const run = useAct(props);
  const others = useOthers(props);
  const [isWhole, setWhole] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const start = async (): Promise<void> => {
    setBusy(true);
    await run(act === 'cancel' && (others.isLast || isWhole));
    setBusy(false);
    onClose();
  };
  return (
    <ConfirmDialog
      isOpen={isOpen}
      isBusy={isBusy || others.isLoading}
      title={t(`office.jobs.title.${act}`, { job: nameOf(job) })}
      confirmLabel={t(`office.jobs.act.${act}`)}
      busyLabel={t(others.isLoading ? 'office.jobs.looking' : `office.jobs.busy.${act}`)}
      isGrave={act === 'cancel'}
      onConfirm={start}
      onClose={onClose}
    >
      <p>{t(`office.jobs.text.${act}`)}</p>
      {act === 'restore' && job.order.status === 'cancelled' && <p>{t('office.jobs.text.restore_order')}</p>}
      {act === 'cancel' && others.isLast && <p>{t('office.jobs.text.last')}</p>}
      {act === 'cancel' && others.standing > 0 && (
        <Checkbox
          mt={16}
          label={t('office.jobs.whole')}
          description={t('office.jobs.whole_hint', { count: others.standing })}
          checked={isWhole}
          disabled={isBusy}
          onChange={(event) => setWhole(event.currentTarget.checked)}
        />
      )}
    </ConfirmDialog>
  );
};
