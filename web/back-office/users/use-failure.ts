import { useAlerts } from '#web/back-office/components/alerts.tsx';
import { errorText } from '#web/back-office/components/error-text.ts';
import { useTexts } from '#web/back-office/language/office-language.ts';

/** Says that something of a user did not work, with "Error: {detail}" (back-office specification, section 8). */
export const useFailure = () => {
  const { t, language } = useTexts();
  const { danger } = useAlerts();
  return (title: string, error: unknown): void =>
    danger(title, {
      error,
      reason: t('office.users.detail', { detail: errorText(error, t, language).text }),
      isSticky: true,
    });
};
