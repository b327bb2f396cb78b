import own from '#web/back-office/invoices/page/page.module.css';
import type { InvoiceHistory } from '#web/back-office/invoices/page/use-invoice-page.ts';
import { whenText } from '#web/back-office/language/formats.ts';
import { useTexts } from '#web/back-office/language/office-language.ts';

/** The events of an invoice, the latest first. */
export const Timeline = ({ rows }: Pick<InvoiceHistory, 'rows'>) => {
  const { t, language } = useTexts();
  return (
    <section className={own.panel} aria-label={t('office.invoices.page.timeline')}>
      <h2>{t('office.invoices.page.timeline')}</h2>
      <ol className={own.timeline}>
        {rows.map(({ _id, at, by, action, note }) => (
          <li key={_id} data-action={action}>
            <b>{t(`office.invoices.page.action.${action}`)}</b>
            {note && <span>{note}</span>}
            <small>{[whenText(at, language), by].filter(Boolean).join(', ')}</small>
          </li>
        ))}
      </ol>
    </section>
  );
};
