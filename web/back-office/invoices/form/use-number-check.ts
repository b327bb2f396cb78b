import type { InvoicesApi } from '#shared/invoices/invoices-api.ts';
import { useAlerts } from '#web/back-office/components/alerts.tsx';
import { useFormState } from '#web/back-office/invoices/form/form-context.ts';
import { useTexts } from '#web/back-office/language/office-language.ts';
import { apiClient } from '#web/common/call-api.ts';

const call = apiClient<InvoicesApi>();

/** Asks whether the typed number is taken, when its field is left (back-office specification, section 5). */
export const useNumberCheck = () => {
  const { t } = useTexts();
  const { danger } = useAlerts();
  const { form, problems, refuseNumber } = useFormState();
  return async (): Promise<void> => {
    const number = form.invoice_number?.trim() ?? '';
    // What is no number at all has been refused already.
    if (number === '' || problems.invoice_number !== undefined) return;
    try {
      const { exists } = await call('GET /api/invoices/exists/{number}', { params: { number } });
      if (exists) refuseNumber(number);
    } catch (error) {
      danger(t('office.invoices.form.check_failed'), { error });
    }
  };
};
