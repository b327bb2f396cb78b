import own from '#web/back-office/invoices/invoices.module.css';
import type { Invoices } from '#web/back-office/invoices/use-invoices.ts';
import { euros } from '#web/back-office/language/formats.ts';
import { useTexts } from '#web/back-office/language/office-language.ts';

/** What all invoices of the filter add up to: credit notes take from it, drafts do not count. */
export const Totals = ({ sums }: Pick<Invoices, 'sums'>) => {
  const { t, language } = useTexts();
  if (!sums || sums.count === 0) return null;
  return (
    <dl className={own.totals} aria-label={t('office.invoices.totals')}>
      <div>
        <dt>{t('office.invoices.net')}</dt>
        <dd>{euros(sums.net, language)}</dd>
      </div>
      <div>
        <dt>{t('office.invoices.gross')}</dt>
        <dd>{euros(sums.gross, language)}</dd>
      </div>
    </dl>
  );
};
