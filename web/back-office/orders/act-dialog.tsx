import { Checkbox, NativeSelect, Textarea } from '@mantine/core';
import { useState } from 'react';
import { REFUND_REASONS, type RefundReason } from '#shared/payments/refund.ts';
import { useAlerts } from '#web/back-office/components/alerts.tsx';
import { ConfirmDialog } from '#web/back-office/components/confirm-dialog.tsx';
import { euros } from '#web/back-office/language/formats.ts';
import { useTexts } from '#web/back-office/language/office-language.ts';
import { type ActChoice, doAct } from '#web/back-office/orders/do-act.ts';
import { ACT_OPTIONS, type OrderAct, PRESET_OPTIONS } from '#web/back-office/orders/order-acts.ts';
import { nameOf, type OrderRow } from '#web/back-office/orders/order-row.ts';
import { useCurrentUser } from '#web/back-office/session/current-user.tsx';

type Props = {
  order: OrderRow;
  act: OrderAct;
  isOpen: boolean;
  onClose: () => void;
  /** Reads the orders anew; the dialog stays until the row shows what came of it. */
  reread: () => Promise<void>;
};

/** Failures with money stay until they are closed (back-office specification, section 8). */
const STICKY: readonly OrderAct[] = ['confirm', 'refund', 'restate'];
const GRAVE: readonly OrderAct[] = ['cancel', 'refund', 'drop'];

const useAct = ({ order, act, reread }: Props) => {
  const { t } = useTexts();
  const { name: userName } = useCurrentUser();
  const { success, danger } = useAlerts();
  const words = { order: nameOf(order) };
  return async (choice: ActChoice): Promise<void> => {
    try {
      const said = await doAct(act, { id: order._id, choice, userName });
      const done = act === 'cancel' || act === 'restore' || act === 'drop' ? act : undefined;
      success(said ?? (done ? t(`office.act.done.${done}`, words) : ''));
    } catch (error) {
      danger(t(`office.act.failed.${act}`, words), { error, isSticky: STICKY.includes(act) });
    }
    await reread().catch(() => undefined);
  };
};

/** What an action means, in one sentence with the sum and the name it is about. */
const Meaning = ({ order, act }: Pick<Props, 'order' | 'act'>) => {
  const { t, language } = useTexts();
  const sum = order.payment?.authorized_amount ?? order.price?.total;
  const amount = sum === undefined ? t('office.act.the_sum') : euros(sum, language);
  const name = order.address?.name ?? order.name_sign ?? t('office.act.the_client');
  return <p>{t(`office.act.text.${act}`, { amount, name })}</p>;
};

/** Asks before an action, with the choices that go with it; says what came of it. */
export const ActDialog = (props: Props) => {
  const { order, act, isOpen, onClose } = props;
  const { t } = useTexts();
  const run = useAct(props);
  const [choice, setChoice] = useState<ActChoice>({ ...PRESET_OPTIONS, reason: 'withdrawal', note: '' });
  const [isBusy, setBusy] = useState(false);
  const [isChecked, setChecked] = useState(false);
  const isByLaw = act === 'refund' && !choice.in_time;
  const isNoteMissing = isByLaw && choice.note.trim() === '';
  const options = ACT_OPTIONS[act].filter((option) => !isByLaw || option !== 'refunded_by_client');
  const start = async (): Promise<void> => {
    setChecked(true);
    if (isNoteMissing) return;
    setBusy(true);
    await run(choice);
    setBusy(false);
    onClose();
  };
  return (
    <ConfirmDialog
      isOpen={isOpen}
      isBusy={isBusy}
      title={t(`office.act.title.${act}`, { order: nameOf(order) })}
      confirmLabel={t(`office.act.${act}`)}
      busyLabel={t(`office.act.busy.${act}`)}
      isGrave={GRAVE.includes(act)}
      onConfirm={start}
      onClose={onClose}
    >
      <Meaning order={order} act={act} />
      {options.map((option) => (
        <Checkbox
          key={option}
          mt={16}
          label={t(`office.act.option.${option}`)}
          description={t(`office.act.hint.${option}`)}
          checked={choice[option]}
          disabled={isBusy}
          onChange={(event) => setChoice({ ...choice, [option]: event.currentTarget.checked })}
        />
      ))}
      {isByLaw && (
        <>
          <NativeSelect
            mt={16}
            label={t('office.act.refund_reason')}
            data={REFUND_REASONS.map((value) => ({ value, label: t(`office.act.refund_reason.${value}`) }))}
            value={choice.reason}
            disabled={isBusy}
            onChange={(event) => setChoice({ ...choice, reason: event.currentTarget.value as RefundReason })}
          />
          <Textarea
            mt={16}
            label={t('office.act.refund_note')}
            description={t('office.act.refund_note_hint')}
            withAsterisk
            required
            maxLength={200}
            value={choice.note}
            error={isChecked && isNoteMissing && t('office.act.refund_note_missing')}
            disabled={isBusy}
            onChange={(event) => setChoice({ ...choice, note: event.currentTarget.value })}
          />
        </>
      )}
    </ConfirmDialog>
  );
};
