import classes from '#web/back-office/components/records/records.module.css';
import { InvoiceActions } from '#web/back-office/invoices/invoice-actions.tsx';
import {
  InvoiceAgency,
  InvoiceDate,
  InvoiceKind,
  InvoiceLink,
  InvoiceNet,
  InvoicePeriod,
} from '#web/back-office/invoices/invoice-cells.tsx';
import type { InvoiceRow } from '#web/back-office/invoices/invoice-row.ts';
import own from '#web/back-office/invoices/invoices.module.css';
import { euros } from '#web/back-office/language/formats.ts';
import { useTexts } from '#web/back-office/language/office-language.ts';

/** An invoice as narrow windows show it. */
export const InvoiceCard = ({ invoice }: { invoice: InvoiceRow }) => {
  const { t, language } = useTexts();
  return (
    <article className={`${classes.card} ${own.card}`} aria-label={invoice.invoice_number || invoice._id}>
      <div>
        <InvoiceLink invoice={invoice} />
        <InvoiceDate invoice={invoice} />
      </div>
      <div>
        <InvoiceAgency invoice={invoice} />
        <InvoiceNet invoice={invoice} />
      </div>
      <div>
        <span>
          <InvoiceKind invoice={invoice} />, {t(`office.invoices.case.${invoice.use_case}`)}
        </span>
        <span>{t('office.invoices.paid', { amount: euros(invoice.amount_paid, language) })}</span>
      </div>
      <p className={own.hint}>
        <InvoicePeriod invoice={invoice} />
      </p>
      <InvoiceActions invoice={invoice} />
    </article>
  );
};
