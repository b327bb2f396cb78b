import IconLock from '@tabler/icons-react/icons/IconLock';
import { Link } from 'react-router';
import { invoicePath } from '#web/back-office/invoices/form/paths.ts';
import { closedBecause, type InvoiceRow, signed } from '#web/back-office/invoices/invoice-row.ts';
import own from '#web/back-office/invoices/invoices.module.css';
import { euros, shortDay } from '#web/back-office/language/formats.ts';
import { useTexts } from '#web/back-office/language/office-language.ts';
import { useCurrentUser } from '#web/back-office/session/current-user.tsx';

type Props = { invoice: InvoiceRow };

/** Its number; a draft has none. */
export const InvoiceNumber = ({ invoice: { draft, invoice_number } }: Props) => {
  const { t } = useTexts();
  return draft ? (
    <span className={own.draft}>{t('office.invoices.draft')}</span>
  ) : (
    <b className={own.number}>{invoice_number}</b>
  );
};

/** Its number, which opens its page for those who may see what happened to it. */
export const InvoiceLink = ({ invoice }: Props) => {
  const { role } = useCurrentUser();
  return role === 'admin' ? (
    <Link className={own.open} to={invoicePath(invoice._id)}>
      <InvoiceNumber invoice={invoice} />
    </Link>
  ) : (
    <InvoiceNumber invoice={invoice} />
  );
};

/** What the system knows it by: long, so that only its beginning shows. */
export const InvoiceId = ({ invoice: { _id } }: Props) => (
  <span className={own.id} title={_id}>
    {_id}
  </span>
);

/** The agency, or the company where none is billed; below, what the document belongs to. */
export const InvoiceAgency = ({ invoice }: Props) => {
  const { t } = useTexts();
  const { credit_note_invoice_number: credited, debitor } = invoice;
  return (
    <div className={own.agency}>
      {invoice.agency_name || invoice.company}
      {credited && <small>{t('office.invoices.credits', { number: credited })}</small>}
      {!credited && debitor && <small>{t('office.invoices.debitor', { debitor })}</small>}
    </div>
  );
};

export const InvoiceDate = ({ invoice }: Props) => {
  const { language } = useTexts();
  return <span className={own.date}>{shortDay(invoice.invoice_date, language)}</span>;
};

export const InvoicePeriod = ({ invoice }: Props) => {
  const { t, language } = useTexts();
  const { invoice_period_from: from, invoice_period_to: to } = invoice;
  const first = shortDay(from, language);
  return from === to ? first : t('office.days.range', { from: first, to: shortDay(to, language) });
};

export const InvoiceKind = ({ invoice: { credit_note } }: Props) => {
  const { t } = useTexts();
  return t(`office.invoices.kind.${credit_note ? 'credit_note' : 'invoice'}`);
};

/** Net after concession, gross beneath. */
export const InvoiceNet = ({ invoice }: Props) => {
  const { t, language } = useTexts();
  return (
    <div className={own.amount}>
      <span>
        <span className={own.word}>{t('office.invoices.net')} </span>
        {euros(signed(invoice, invoice.net), language)}
      </span>
      <small>
        <span className={own.word}>{t('office.invoices.gross')} </span>
        {euros(signed(invoice, invoice.amount_brutto), language)}
      </small>
    </div>
  );
};

export const InvoicePaid = ({ invoice }: Props) => {
  const { language } = useTexts();
  return <div className={own.amount}>{euros(invoice.amount_paid, language)}</div>;
};

/** Why there is no credit note to be had. */
export const InvoiceClosed = ({ invoice }: Props) => {
  const { t } = useTexts();
  const reason = closedBecause(invoice);
  if (!reason) return null;
  return (
    <span className={own.closed}>
      {reason === 'locked' && <IconLock size={17} stroke={1.9} aria-hidden />}
      {t(`office.invoices.closed.${reason}`)}
    </span>
  );
};
