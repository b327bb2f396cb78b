import { Modal, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { addDays, isCalendarDate } from '#shared/calendar-date.ts';
import { callPrices, type PriceLists, type PriceRows } from '#web/back-office/catalogue/prices/use-prices.ts';
import { useAlerts } from '#web/back-office/components/alerts.tsx';
import confirm from '#web/back-office/components/confirm-dialog.module.css';
import { DialogFoot } from '#web/back-office/components/dialog-foot.tsx';
import { LeaveGuard, useLeaveGuard } from '#web/back-office/components/form/leave-guard.tsx';
import { useTexts } from '#web/back-office/language/office-language.ts';

type Props = {
  lists: PriceLists;
  now: PriceRows;
  onPlanned: (from: string) => Promise<void>;
  onClose: () => void;
};

const PlanForm = ({ lists, now, onPlanned, onClose }: Props) => {
  const { t } = useTexts();
  const { danger } = useAlerts();
  const [date, setDate] = useState('');
  const [error, setError] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  // Once it is on its way it is no longer lost: the way to the new list is free.
  const leave = useLeaveGuard(date !== '' && !isBusy);
  const problemOf = (): string | undefined => {
    if (!isCalendarDate(date) || date <= lists.today) return t('office.prices.plan.error.date');
    return lists.planned.some(({ from }) => from === date) ? t('office.prices.plan.error.exists') : undefined;
  };
  const plan = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const problem = problemOf();
    setError(problem);
    if (problem || isBusy) return;
    setBusy(true);
    try {
      const prices = now.map(({ code, price }) => ({ code, price }));
      await callPrices('PUT /api/prices/{date}', { params: { date }, body: { version: 0, prices } });
      await onPlanned(date);
    } catch (failure) {
      danger(t('office.catalogue.not_saved'), { error: failure });
      setBusy(false);
    }
  };
  return (
    <form onSubmit={(event) => void plan(event)} noValidate>
      <TextInput
        data-autofocus
        type="date"
        label={t('office.prices.plan.date')}
        description={t('office.prices.plan.hint')}
        inputWrapperOrder={['label', 'input', 'error', 'description']}
        min={addDays(lists.today, 1)}
        required
        withAsterisk
        value={date}
        error={error}
        onChange={(event) => setDate(event.currentTarget.value)}
      />
      <DialogFoot
        cancelLabel={t('office.dialog.not_now')}
        onCancel={() => leave(onClose)}
        type="submit"
        label={t('office.prices.plan.create')}
        busyLabel={t('office.catalogue.saving')}
        isBusy={isBusy}
      />
    </form>
  );
};

/** Plans a price list of a day to come; it begins with the prices of today. */
export const PlanDialog = ({ isOpen, ...props }: Props & { isOpen: boolean }) => {
  const { t } = useTexts();
  return (
    <LeaveGuard isOpen={isOpen} onClose={props.onClose} onDiscard={props.onClose}>
      {(closing) => (
        <Modal
          opened={isOpen}
          {...closing}
          title={t('office.prices.plan.title')}
          closeButtonProps={{ 'aria-label': t('office.dialog.close') }}
          classNames={{ title: confirm.title ?? '' }}
        >
          <PlanForm {...props} />
        </Modal>
      )}
    </LeaveGuard>
  );
};
