import type { InvoiceFilter } from '#web/back-office/invoices/invoice-filter.ts';
import { shortDay } from '#web/back-office/language/formats.ts';
import type { OfficeLanguage, Translate } from '#web/back-office/language/office-language.ts';

/** What a filter leaves out, in words; empty when it shows all of its days. */
export const filterWords = (
  { periodFrom, periodTo, kind, useCase, agency, number }: InvoiceFilter,
  t: Translate,
  language: OfficeLanguage,
): string[] => [
  ...(periodFrom ? [t('office.invoices.words.period_from', { day: shortDay(periodFrom, language) })] : []),
  ...(periodTo ? [t('office.invoices.words.period_to', { day: shortDay(periodTo, language) })] : []),
  ...(kind === 'all' ? [] : [t(`office.invoices.kind.${kind}`)]),
  ...(useCase === 'all' ? [] : [t(`office.invoices.case.${useCase}`)]),
  ...(agency ? [t('office.invoices.words.agency')] : []),
  ...(number ? [t('office.invoices.words.number', { number })] : []),
];
