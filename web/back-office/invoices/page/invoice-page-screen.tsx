import { Loader } from '@mantine/core';
import IconArrowLeft from '@tabler/icons-react/icons/IconArrowLeft';
import { Link, useParams } from 'react-router';
import { PageError } from '#web/back-office/components/page-error.tsx';
import { ActsProvider } from '#web/back-office/invoices/acts-provider.tsx';
import { LIST_PATH } from '#web/back-office/invoices/form/paths.ts';
import { InvoiceActions } from '#web/back-office/invoices/invoice-actions.tsx';
import { DocumentFrame } from '#web/back-office/invoices/page/document-frame.tsx';
import { InvoiceBooking, InvoiceFacts } from '#web/back-office/invoices/page/invoice-facts.tsx';
import own from '#web/back-office/invoices/page/page.module.css';
import { Timeline } from '#web/back-office/invoices/page/timeline.tsx';
import { useInvoicePage } from '#web/back-office/invoices/page/use-invoice-page.ts';
import { useTexts } from '#web/back-office/language/office-language.ts';

/** An invoice or credit note with its document, how it is booked, and what happened to it. */
const InvoicePageScreen = () => {
  const { t } = useTexts();
  const { id = '' } = useParams();
  const { data, error, refetch } = useInvoicePage(id);
  const invoice = data?.invoice;
  const kind = t(`office.invoices.kind.${invoice?.credit_note ? 'credit_note' : 'invoice'}`);
  const number = invoice?.draft ? t('office.invoices.draft') : (invoice?.invoice_number ?? '');
  return (
    <ActsProvider reread={refetch}>
      <title>{`${kind} ${number} – ${t('office.brand')}`}</title>
      <header className={own.head}>
        <Link className={own.back} to={LIST_PATH}>
          <IconArrowLeft size={18} stroke={1.9} aria-hidden />
          {t('office.invoices.title')}
        </Link>
        <h1>
          {kind} {number}
        </h1>
        {invoice && <InvoiceActions invoice={invoice} />}
      </header>
      {error !== undefined && !data && (
        <PageError error={error} title={t('office.invoices.page.failed')} onRetry={() => void refetch()} />
      )}
      {error === undefined && !data && <Loader aria-label={kind} />}
      {data && (
        <div className={own.sides}>
          <div className={own.document}>
            <DocumentFrame invoice={data.invoice} />
          </div>
          <div className={own.side}>
            <InvoiceFacts invoice={data.invoice} history={data.history} />
            {!data.invoice.draft && <InvoiceBooking {...data} refetch={refetch} />}
            {!data.invoice.draft && <Timeline rows={data.history.rows} />}
          </div>
        </div>
      )}
    </ActsProvider>
  );
};
export default InvoicePageScreen;
