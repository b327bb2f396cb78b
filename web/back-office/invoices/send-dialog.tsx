import { Modal, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import type { InvoicesApi } from '#shared/invoices/invoices-api.ts';
import { useAlerts } from '#web/back-office/components/alerts.tsx';
import confirm from '#web/back-office/components/confirm-dialog.module.css';
import { DialogFoot } from '#web/back-office/components/dialog-foot.tsx';
import { LeaveGuard, useLeaveGuard } from '#web/back-office/components/form/leave-guard.tsx';
import { useAgencies } from '#web/back-office/invoices/form/use-agencies.ts';
import type { InvoiceRow } from '#web/back-office/invoices/invoice-row.ts';
import own from '#web/back-office/invoices/invoices.module.css';
import { useTexts } from '#web/back-office/language/office-language.ts';
import { ApiError, apiClient } from '#web/common/call-api.ts';

const call = apiClient<InvoicesApi>();

type Props = { invoice: InvoiceRow; isOpen: boolean; onClose: () => void };

/** Whom the invoice goes to: the agency's own address until another is typed. */
const useRecipient = ({ agencyId }: InvoiceRow) => {
  const agencies = useAgencies().data?.rows ?? [];
  const [typed, setTyped] = useState<string>();
  const known = agencies.find(({ _id }) => _id === agencyId)?.contact_email ?? '';
  return { to: typed ?? known, setTo: setTyped, isDirty: typed !== undefined && typed !== known };
};

const SendForm = ({ invoice, onClose }: Omit<Props, 'isOpen'>) => {
  const { t } = useTexts();
  const { success, danger } = useAlerts();
  const { to, setTo, isDirty } = useRecipient(invoice);
  const leave = useLeaveGuard(isDirty);
  const [key] = useState(() => crypto.randomUUID());
  const [refused, setRefused] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const number = invoice.invoice_number;
  const isWrong = refused === to;
  const send = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (isBusy) return;
    setBusy(true);
    try {
      await call('POST /api/invoices/sendInvoice/{id}', { params: { id: invoice._id }, body: { to, key } });
      success(t('office.invoices.send.done', { number, to }));
      onClose();
    } catch (error) {
      if (error instanceof ApiError && error.fields.to) setRefused(to);
      else danger(t('office.invoices.send.failed', { number }), { error });
    }
    setBusy(false);
  };
  return (
    <form onSubmit={send} noValidate>
      <p className={own.about}>
        {t('office.invoices.send.about', { number, agency: invoice.agency_name || invoice.company })}
      </p>
      <TextInput
        data-autofocus
        type="email"
        label={t('office.invoices.send.to')}
        description={t('office.invoices.send.to_hint')}
        value={to}
        maxLength={320}
        autoComplete="off"
        withAsterisk
        required
        disabled={isBusy}
        error={isWrong && t('office.invoices.send.address')}
        onChange={(event) => setTo(event.currentTarget.value)}
      />
      <DialogFoot
        cancelLabel={t('office.dialog.not_now')}
        onCancel={() => leave(onClose)}
        type="submit"
        label={t('office.invoices.send.do')}
        busyLabel={t('office.invoices.busy')}
        isBusy={isBusy}
      />
    </form>
  );
};

/** Mails an invoice with its PDF, after asking to whom. */
export const SendDialog = ({ isOpen, ...props }: Props) => {
  const { t } = useTexts();
  return (
    <LeaveGuard isOpen={isOpen} onClose={props.onClose} onDiscard={props.onClose}>
      {(closing) => (
        <Modal
          opened={isOpen}
          {...closing}
          title={t('office.invoices.send.title', { number: props.invoice.invoice_number })}
          closeButtonProps={{ 'aria-label': t('office.dialog.close') }}
          classNames={{ title: confirm.title ?? '' }}
        >
          <SendForm {...props} />
        </Modal>
      )}
    </LeaveGuard>
  );
};
