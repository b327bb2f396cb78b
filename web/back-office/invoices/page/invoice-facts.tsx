import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { useOpened } from '#web/back-office/components/use-opened.ts';
import { invoicePath } from '#web/back-office/invoices/form/paths.ts';
import { InvoicePeriod } from '#web/back-office/invoices/invoice-cells.tsx';
import { BookingDialog } from '#web/back-office/invoices/page/booking-dialog.tsx';
import own from '#web/back-office/invoices/page/page.module.css';
import type { InvoiceHistory, InvoiceOfPage } from '#web/back-office/invoices/page/use-invoice-page.ts';
import { euros, shortDay } from '#web/back-office/language/formats.ts';
import { type Translate, useTexts } from '#web/back-office/language/office-language.ts';

type Props = { invoice: InvoiceOfPage; history: InvoiceHistory; refetch: () => Promise<void> };

/** The credit notes of an invoice, or the invoice of a credit note. */
const Related = ({ related }: Pick<InvoiceHistory, 'related'>) =>
  related.map(({ _id, invoice_number }) => (
    <div key={_id}>
      <Link to={invoicePath(_id)}>{invoice_number}</Link>
    </div>
  ));

const relatedLabel = ({ credit_note }: InvoiceOfPage, t: Translate): string =>
  t(credit_note ? 'office.invoices.page.of_invoice' : 'office.invoices.page.credit_notes');

/** The main facts of the document, and the documents that belong to it. */
export const InvoiceFacts = ({ invoice, history: { related } }: Omit<Props, 'refetch'>) => {
  const { t, language } = useTexts();
  const rows = [
    [t('office.invoices.column.agency'), invoice.agency_name || invoice.company],
    [t('office.invoices.column.date'), shortDay(invoice.invoice_date, language)],
    [t('office.invoices.column.period'), <InvoicePeriod key="period" invoice={invoice} />],
    [t('office.invoices.net'), euros(invoice.net, language)],
    [t('office.invoices.gross'), euros(invoice.amount_brutto, language)],
    ...(invoice.credit_note
      ? []
      : [[t('office.invoices.credit.left'), euros(invoice.amount_left, language)] as const]),
    ...(related.length > 0
      ? [[relatedLabel(invoice, t), <Related key="related" related={related} />] as const]
      : []),
  ] as const;
  return (
    <section className={own.panel} aria-label={t('office.invoices.page.facts')}>
      <h2>{t('office.invoices.page.facts')}</h2>
      <dl className={own.facts}>
        {rows.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
};

/** How the books have the document. */
export const InvoiceBooking = ({ invoice, history: { booking }, refetch }: Props) => {
  const { t } = useTexts();
  const { number, isOpen, open, close } = useOpened<true>();
  return (
    <section className={own.panel} aria-label={t('office.invoices.page.booking')}>
      <h2>{t('office.invoices.page.booking')}</h2>
      <dl className={own.facts}>
        <div>
          <dt>{t('office.invoices.column.debitor')}</dt>
          <dd>{booking?.debitor ?? (invoice.debitor || t('office.invoices.page.collective'))}</dd>
        </div>
        <div>
          <dt>{t('office.invoices.page.booking.receipt')}</dt>
          <dd>{booking?.receipt ?? invoice.invoice_number}</dd>
        </div>
      </dl>
      {!invoice.locked && (
        <Button variant="default" onClick={() => open(true)}>
          {t('office.invoices.page.booking.change')}
        </Button>
      )}
      <BookingDialog
        key={number}
        invoice={invoice}
        booking={booking}
        isOpen={isOpen}
        onClose={close}
        refetch={refetch}
      />
    </section>
  );
};
