import { Modal, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import type { InvoicesApi } from '#shared/invoices/invoices-api.ts';
import { useAlerts } from '#web/back-office/components/alerts.tsx';
import confirm from '#web/back-office/components/confirm-dialog.module.css';
import { DialogFoot } from '#web/back-office/components/dialog-foot.tsx';
import own from '#web/back-office/invoices/invoices.module.css';
import type { InvoiceHistory, InvoiceOfPage } from '#web/back-office/invoices/page/use-invoice-page.ts';
import { useTexts } from '#web/back-office/language/office-language.ts';
import { ApiError, apiClient } from '#web/common/call-api.ts';

const call = apiClient<InvoicesApi>();

type Props = {
  invoice: InvoiceOfPage;
  booking: InvoiceHistory['booking'];
  onClose: () => void;
  refetch: () => Promise<void>;
};
const CODES = ['debitor.account', 'receipt.letters'] as const;
type Code = (typeof CODES)[number];
type Problems = { readonly debitor?: Code | undefined; readonly receipt?: Code | undefined };

const problemsOf = (error: unknown): Problems | undefined => {
  if (!(error instanceof ApiError)) return undefined;
  const codeOf = (field: string) => CODES.find((code) => code === error.fields[field]?.code);
  const problems = { debitor: codeOf('debitor'), receipt: codeOf('receipt') };
  return problems.debitor || problems.receipt ? problems : undefined;
};

const BookingForm = ({ invoice, booking, onClose, refetch }: Props) => {
  const { t } = useTexts();
  const { success, danger } = useAlerts();
  const [input, setInput] = useState({ debitor: booking?.debitor ?? '', receipt: booking?.receipt ?? '' });
  const [problems, setProblems] = useState<Problems>({});
  const [isBusy, setBusy] = useState(false);
  const words = (code: Code | undefined) => code && t(`office.invoices.page.booking.error.${code}`);
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (isBusy) return;
    setBusy(true);
    try {
      await call('PUT /api/invoices/{id}/booking', { params: { id: invoice._id }, body: input });
      success(t('office.invoices.page.booking.done', { number: invoice.invoice_number }));
      await refetch().catch(() => undefined);
      onClose();
    } catch (error) {
      const found = problemsOf(error);
      if (found) setProblems(found);
      else danger(t('office.invoices.page.booking.failed'), { error });
    }
    setBusy(false);
  };
  return (
    <form onSubmit={submit} noValidate>
      <p className={own.about}>{t('office.invoices.page.booking.about')}</p>
      <div className={own.two}>
        <TextInput
          data-autofocus
          label={t('office.invoices.page.booking.debitor')}
          placeholder={invoice.debitor}
          value={input.debitor}
          maxLength={20}
          inputMode="numeric"
          autoComplete="off"
          disabled={isBusy}
          error={words(problems.debitor)}
          onChange={(event) => {
            setProblems({ ...problems, debitor: undefined });
            setInput({ ...input, debitor: event.currentTarget.value });
          }}
        />
        <TextInput
          label={t('office.invoices.page.booking.receipt')}
          placeholder={invoice.invoice_number}
          value={input.receipt}
          maxLength={40}
          autoComplete="off"
          disabled={isBusy}
          error={words(problems.receipt)}
          onChange={(event) => {
            setProblems({ ...problems, receipt: undefined });
            setInput({ ...input, receipt: event.currentTarget.value });
          }}
        />
      </div>
      <DialogFoot
        cancelLabel={t('office.dialog.not_now')}
        onCancel={onClose}
        type="submit"
        label={t('office.invoices.page.booking.do')}
        busyLabel={t('office.invoices.busy')}
        isBusy={isBusy}
      />
    </form>
  );
};

/** Sets how the books have a document; the document itself stays as it was issued. */
export const BookingDialog = ({ isOpen, ...props }: Props & { isOpen: boolean }) => {
  const { t } = useTexts();
  return (
    <Modal
      opened={isOpen}
      onClose={props.onClose}
      title={t('office.invoices.page.booking.title')}
      size={500}
      closeButtonProps={{ 'aria-label': t('office.dialog.close') }}
      classNames={{ title: confirm.title ?? '' }}
    >
      <BookingForm {...props} />
    </Modal>
  );
};
