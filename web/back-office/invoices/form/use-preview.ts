import { useEffect, useState } from 'react';
import type { InvoicesApi } from '#shared/invoices/invoices-api.ts';
import { useAlerts } from '#web/back-office/components/alerts.tsx';
import { sentForm } from '#web/back-office/invoices/form/form-of-input.ts';
import type { InvoiceFormState } from '#web/back-office/invoices/form/use-invoice-form.ts';
import { useTexts } from '#web/back-office/language/office-language.ts';
import { ApiError, fileClient } from '#web/common/call-api.ts';

const fetchFile = fileClient<InvoicesApi>();

/** The PDF of the form as it would be issued, drawn when it is asked for. */
export const usePreview = (state: InvoiceFormState, onRefused: () => void) => {
  const { t } = useTexts();
  const { danger } = useAlerts();
  const [isBusy, setBusy] = useState(false);
  const [shown, setShown] = useState<{ pdf: Blob; form: string }>();
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    if (!shown) return;
    const own = URL.createObjectURL(shown.pdf);
    setAddress(own);
    return () => URL.revokeObjectURL(own);
  }, [shown]);

  const draw = async (): Promise<void> => {
    setBusy(true);
    try {
      const pdf = await fetchFile('POST /api/invoices/preview', { body: { invoice: sentForm(state.form) } });
      setShown({ pdf, form: JSON.stringify(state.form) });
    } catch (error) {
      danger(t('office.invoices.form.failed'), { error });
      if (error instanceof ApiError && Object.keys(error.fields).length > 0) {
        state.refuse(error.fields);
        onRefused();
      }
    }
    setBusy(false);
  };

  return {
    address,
    isBusy,
    /** Something was typed since it was drawn. */
    isOld: shown !== undefined && shown.form !== JSON.stringify(state.form),
    /** Draws it, or shows what is missing for that. */
    show: (): void => {
      state.check();
      if (Object.keys(state.problems).length > 0) onRefused();
      else if (!isBusy) void draw();
    },
  };
};
export type Preview = ReturnType<typeof usePreview>;
