import { Button, Checkbox } from '@mantine/core';
import IconCheck from '@tabler/icons-react/icons/IconCheck';
import { useState } from 'react';
import type { PaymentsApi } from '#shared/payments/payments-api.ts';
import { showDanger, showSuccess } from '#web/back-office/components/alerts.tsx';
import { ConfirmDialog } from '#web/back-office/components/confirm-dialog.tsx';
import { errorText } from '#web/back-office/components/error-text.ts';
import { euros } from '#web/back-office/language/formats.ts';
import { useTexts } from '#web/back-office/language/office-language.ts';
import type { OrderRow } from '#web/back-office/orders/order-row.ts';
import { apiClient } from '#web/common/call-api.ts';

const call = apiClient<PaymentsApi>();

type Props = {
  order: OrderRow;
  /** Reads the orders anew; the dialog stays until the row shows what came of it. */
  reread: () => Promise<void>;
};

const useConfirm = ({ order, reread }: Props) => {
  const { t, language } = useTexts();
  const closeLabel = t('office.alert.close');
  return async (send_mail: boolean): Promise<void> => {
    try {
      const body = { order: { _id: order._id }, send_mail };
      const { message } = await call('POST /api/payments/capturePayment', { body });
      showSuccess({ title: message, closeLabel });
    } catch (error) {
      const { text, request } = errorText(error, t, language);
      const title = t('office.orders.confirm_failed', { order: order.order_number ?? order._id });
      showDanger({ title, text: [text, request].filter(Boolean).join(' '), closeLabel }, { sticky: true });
    }
    await reread().catch(() => undefined);
  };
};

const Question = ({ order }: Pick<Props, 'order'>) => {
  const { t, language } = useTexts();
  const amount = order.payment?.authorized_amount;
  if (amount === undefined) return <p>{t('office.orders.confirm_text_plain')}</p>;
  const name = order.address?.name ?? order.name_sign ?? '';
  return <p>{t('office.orders.confirm_text', { amount: euros(amount, language), name })}</p>;
};

/** The button that confirms an order: it asks, captures the payment, says what came of it. */
export const ConfirmOrder = ({ order, reread }: Props) => {
  const { t } = useTexts();
  const confirm = useConfirm({ order, reread });
  const [step, setStep] = useState<'closed' | 'open' | 'busy'>('closed');
  const [sendsMail, setSendsMail] = useState(true);
  const orderName = order.order_number ?? order._id;
  const start = async (): Promise<void> => {
    setStep('busy');
    await confirm(sendsMail);
    setStep('closed');
  };
  return (
    <>
      <Button
        size="sm"
        leftSection={<IconCheck size={18} stroke={2.2} aria-hidden />}
        aria-label={t('office.orders.confirm_this', { order: orderName })}
        onClick={() => setStep('open')}
      >
        {t('office.orders.confirm')}
      </Button>
      <ConfirmDialog
        isOpen={step !== 'closed'}
        isBusy={step === 'busy'}
        title={t('office.orders.confirm_title', { order: orderName })}
        confirmLabel={t('office.orders.confirm')}
        busyLabel={t('office.orders.confirming')}
        onConfirm={start}
        onClose={() => setStep('closed')}
      >
        <Question order={order} />
        <Checkbox
          mt={16}
          label={t('office.orders.send_mail')}
          description={t('office.orders.send_mail_hint')}
          checked={sendsMail}
          disabled={step === 'busy'}
          onChange={(event) => setSendsMail(event.currentTarget.checked)}
        />
      </ConfirmDialog>
    </>
  );
};
