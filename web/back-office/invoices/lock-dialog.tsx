import { useState } from 'react';
import type { InvoicesApi } from '#shared/invoices/invoices-api.ts';
import { useAlerts } from '#web/back-office/components/alerts.tsx';
import { ConfirmDialog } from '#web/back-office/components/confirm-dialog.tsx';
import type { InvoiceRow } from '#web/back-office/invoices/invoice-row.ts';
import { useTexts } from '#web/back-office/language/office-language.ts';
import { apiClient } from '#web/common/call-api.ts';

const call = apiClient<InvoicesApi>();

type Props = { invoice: InvoiceRow; isOpen: boolean; onClose: () => void; reread: () => Promise<void> };

/** Closes an invoice for accounting, or opens it again. */
export const LockDialog = ({ invoice, isOpen, onClose, reread }: Props) => {
  const { t } = useTexts();
  const { success, danger } = useAlerts();
  const [isBusy, setBusy] = useState(false);
  const act = invoice.locked ? 'unlock' : 'lock';
  const words = { number: invoice.invoice_number };
  const run = async (): Promise<void> => {
    setBusy(true);
    try {
      await call('PUT /api/invoices/updateInvoiceStatus/{id}', {
        params: { id: invoice._id },
        body: { locked: !invoice.locked, version: invoice.version },
      });
      success(t(`office.invoices.${act}.done`, words));
    } catch (error) {
      danger(t(`office.invoices.${act}.failed`, words), { error });
    }
    await reread().catch(() => undefined);
    setBusy(false);
    onClose();
  };
  return (
    <ConfirmDialog
      isOpen={isOpen}
      isBusy={isBusy}
      title={t(`office.invoices.${act}.title`, words)}
      confirmLabel={t(`office.invoices.${act}.do`)}
      busyLabel={t('office.invoices.busy')}
      onConfirm={run}
      onClose={onClose}
    >
      <p>{t(`office.invoices.${act}.text`)}</p>
    </ConfirmDialog>
  );
};
