import { useState } from 'react';
import type { InvoicesApi } from '#shared/invoices/invoices-api.ts';
import { useAlerts } from '#web/back-office/components/alerts.tsx';
import { saveFile } from '#web/back-office/components/save-file.ts';
import { sentForm } from '#web/back-office/invoices/form/form-of-input.ts';
import type { InvoiceFormState } from '#web/back-office/invoices/form/use-invoice-form.ts';
import { useTexts } from '#web/back-office/language/office-language.ts';
import { ApiError, apiClient, fileClient } from '#web/common/call-api.ts';

const call = apiClient<InvoicesApi>();
const fetchFile = fileClient<InvoicesApi>();

type Then = {
  onIssued: () => void;
  /** The server has refused fields, which are marked now. */
  onRefused: () => void;
};

/** Issues the invoice once, saves its PDF, and tells its number. */
export const useIssue = (state: InvoiceFormState, { onIssued, onRefused }: Then) => {
  const { t } = useTexts();
  const { success, danger } = useAlerts();
  const [isBusy, setBusy] = useState(false);

  /** It is issued, also when its number cannot be read just now. */
  const finish = async (pdf: Blob): Promise<void> => {
    const issued = await call('GET /api/invoices/{id}', { params: { id: state.key } }).catch(() => undefined);
    saveFile(issued?.filename ?? `${state.form.invoice_number ?? 'invoice'}.pdf`, pdf);
    success(t('office.invoices.form.created', { number: issued?.invoice_number ?? '' }));
    onIssued();
  };

  const fail = (error: unknown): void => {
    danger(t('office.invoices.form.failed'), { error });
    if (!(error instanceof ApiError) || Object.keys(error.fields).length === 0) return;
    state.refuse(error.fields);
    onRefused();
  };

  return {
    isBusy,
    send: async (): Promise<void> => {
      setBusy(true);
      try {
        const body = { invoice: sentForm(state.form), key: state.key };
        await finish(await fetchFile('POST /api/invoices', { body }));
      } catch (error) {
        fail(error);
      }
      setBusy(false);
    },
  };
};
export type Issue = ReturnType<typeof useIssue>;
