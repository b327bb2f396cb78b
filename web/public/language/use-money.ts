import type { Cents } from '#shared/money.ts';
import { formatAmount } from '#web/common/formats.ts';
import { useTexts } from '#web/public/language/texts.ts';

/** Cents with the currency as this language writes it: `€ 212.00`, `212,00 €`. */
export const useMoney = (): ((cents: Cents) => string) => {
  const { t, language } = useTexts();
  return (cents) => t('format.euro', { amount: formatAmount(cents, language) });
};
