import { Loader } from '@mantine/core';
import { useEffect, useState } from 'react';
import useSWR from 'swr';
import type { InvoicesApi } from '#shared/invoices/invoices-api.ts';
import { PageError } from '#web/back-office/components/page-error.tsx';
import own from '#web/back-office/invoices/page/page.module.css';
import type { InvoiceOfPage } from '#web/back-office/invoices/page/use-invoice-page.ts';
import { useTexts } from '#web/back-office/language/office-language.ts';
import { fileClient } from '#web/common/call-api.ts';

const callFile = fileClient<InvoicesApi>();

/** An address under which the browser shows a file, as long as it is shown. */
const useAddress = (file: Blob | undefined): string | undefined => {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    if (!file) return;
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return address;
};

/** The document as it was issued. */
export const DocumentFrame = ({ invoice: { filename } }: { invoice: Pick<InvoiceOfPage, 'filename'> }) => {
  const { t } = useTexts();
  const { data, error, mutate } = useSWR(
    ['invoice-file', filename],
    () => callFile('POST /api/invoices/download', { body: { filename } }),
    { revalidateOnFocus: false },
  );
  const address = useAddress(data);
  if (error && !data) {
    return (
      <PageError
        error={error}
        title={t('office.invoices.page.document_failed')}
        onRetry={() => void mutate()}
      />
    );
  }
  return address ? (
    <iframe className={own.frame} src={address} title={t('office.invoices.page.document')} />
  ) : (
    <Loader aria-label={t('office.invoices.page.document')} />
  );
};
