import { Button, Loader } from '@mantine/core';
import IconCopy from '@tabler/icons-react/icons/IconCopy';
import IconDownload from '@tabler/icons-react/icons/IconDownload';
import IconLock from '@tabler/icons-react/icons/IconLock';
import IconLockOpen from '@tabler/icons-react/icons/IconLockOpen';
import IconMail from '@tabler/icons-react/icons/IconMail';
import { useState } from 'react';
import { Link } from 'react-router';
import type { InvoicesApi } from '#shared/invoices/invoices-api.ts';
import { useAlerts } from '#web/back-office/components/alerts.tsx';
import classes from '#web/back-office/components/records/records.module.css';
import { saveFile } from '#web/back-office/components/save-file.ts';
import { useStartAct } from '#web/back-office/invoices/acts-provider.tsx';
import { formPath } from '#web/back-office/invoices/form/paths.ts';
import { InvoiceClosed } from '#web/back-office/invoices/invoice-cells.tsx';
import { canBeCredited, type InvoiceRow, isOfWebClient } from '#web/back-office/invoices/invoice-row.ts';
import own from '#web/back-office/invoices/invoices.module.css';
import { useTexts } from '#web/back-office/language/office-language.ts';
import { OnlyFor } from '#web/back-office/session/only-for.tsx';
import { fileClient } from '#web/common/call-api.ts';

const callFile = fileClient<InvoicesApi>();

type Props = { invoice: InvoiceRow };

const DownloadButton = ({ invoice: { filename, invoice_number, draft } }: Props) => {
  const { t } = useTexts();
  const number = draft ? t('office.invoices.draft') : invoice_number;
  const { danger } = useAlerts();
  const [isBusy, setBusy] = useState(false);
  const download = async (): Promise<void> => {
    setBusy(true);
    try {
      saveFile(filename, await callFile('POST /api/invoices/download', { body: { filename } }));
    } catch (error) {
      danger(t('office.invoices.download_failed', { number }), { error });
    }
    setBusy(false);
  };
  return (
    <button
      type="button"
      className={classes.dots}
      aria-label={t('office.invoices.download', { number })}
      title={t('office.invoices.download', { number })}
      aria-disabled={isBusy}
      onClick={isBusy ? undefined : download}
    >
      {isBusy ? <Loader size={18} /> : <IconDownload size={20} stroke={1.9} aria-hidden />}
    </button>
  );
};

const LockButton = ({ invoice }: Props) => {
  const { t } = useTexts();
  const start = useStartAct();
  const act = invoice.locked ? 'unlock' : 'lock';
  const label = t(`office.invoices.${act}.named`, { number: invoice.invoice_number });
  const Icon = invoice.locked ? IconLockOpen : IconLock;
  return (
    <button
      type="button"
      className={classes.dots}
      aria-label={label}
      title={label}
      onClick={() => start(invoice, 'lock')}
    >
      <Icon size={20} stroke={1.9} aria-hidden />
    </button>
  );
};

const SendButton = ({ invoice }: Props) => {
  const { t } = useTexts();
  const start = useStartAct();
  const label = t('office.invoices.send.named', { number: invoice.invoice_number });
  return (
    <button
      type="button"
      className={classes.dots}
      aria-label={label}
      title={label}
      onClick={() => start(invoice, 'send')}
    >
      <IconMail size={20} stroke={1.9} aria-hidden />
    </button>
  );
};

/** Opens the form with what the invoice says, for another one. */
const CloneLink = ({ invoice: { _id, invoice_number, draft } }: Props) => {
  const { t } = useTexts();
  const label = t('office.invoices.clone', { number: draft ? t('office.invoices.draft') : invoice_number });
  return (
    <Link to={formPath(_id)} className={classes.dots} aria-label={label} title={label}>
      <IconCopy size={20} stroke={1.9} aria-hidden />
    </Link>
  );
};

const CreditButton = ({ invoice }: Props) => {
  const { t } = useTexts();
  const start = useStartAct();
  return (
    <Button
      variant="default"
      className={own.credit ?? ''}
      aria-label={t('office.invoices.credit.named', { number: invoice.invoice_number })}
      onClick={() => start(invoice, 'credit')}
    >
      {t('office.invoices.kind.credit_note')}
    </Button>
  );
};

/** What can be done with an invoice: nothing with a web client's; a draft can be looked at and cloned. */
export const InvoiceActions = ({ invoice }: Props) => (
  <span className={`${classes.actions} ${own.actions}`}>
    <OnlyFor roles={['admin']}>
      {canBeCredited(invoice) ? <CreditButton invoice={invoice} /> : <InvoiceClosed invoice={invoice} />}
      {!isOfWebClient(invoice) && !invoice.draft && <LockButton invoice={invoice} />}
      {!isOfWebClient(invoice) && !invoice.draft && <SendButton invoice={invoice} />}
      {!isOfWebClient(invoice) && <CloneLink invoice={invoice} />}
    </OnlyFor>
    {!isOfWebClient(invoice) && <DownloadButton invoice={invoice} />}
  </span>
);
