import IconArrowLeft from '@tabler/icons-react/icons/IconArrowLeft';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import type { InvoicesApi } from '#shared/invoices/invoices-api.ts';
import { PageError } from '#web/back-office/components/page-error.tsx';
import { type Draft, readDraft } from '#web/back-office/invoices/form/draft.ts';
import { formOf, sentForm } from '#web/back-office/invoices/form/form-of-input.ts';
import form from '#web/back-office/invoices/form/invoice-form.module.css';
import { formPath } from '#web/back-office/invoices/form/paths.ts';
import { PdfFrame } from '#web/back-office/invoices/form/pdf-frame.tsx';
import classes from '#web/back-office/invoices/form/preview.module.css';
import { useTexts } from '#web/back-office/language/office-language.ts';
import { fileClient } from '#web/common/call-api.ts';

const fetchFile = fileClient<InvoicesApi>();

/** The address of the draft's PDF, as long as the page is open. */
const useDraftPdf = (draft: Draft | undefined) => {
  const [address, setAddress] = useState<string>();
  const [error, setError] = useState<unknown>();
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try is another run
  useEffect(() => {
    if (!draft) return;
    let own: string | undefined;
    let isGone = false;
    fetchFile('POST /api/invoices/preview', { body: { invoice: sentForm(formOf(draft.input)) } })
      .then((pdf) => {
        if (isGone) return;
        own = URL.createObjectURL(pdf);
        setAddress(own);
      })
      .catch((reason: unknown) => !isGone && setError(reason));
    return () => {
      isGone = true;
      if (own) URL.revokeObjectURL(own);
    };
  }, [draft, tries]);
  const retry = (): void => {
    setError(undefined);
    setTries((count) => count + 1);
  };
  return { address, error, retry };
};

/** The PDF of the invoice that is being written in this window, over the whole page. */
const PreviewScreen = () => {
  const { t } = useTexts();
  const [draft] = useState(readDraft);
  const { address, error, retry } = useDraftPdf(draft);
  return (
    <>
      <title>{`${t('office.invoices.form.preview_title')} – ${t('office.brand')}`}</title>
      <header className={form.head}>
        <h1>{t('office.invoices.form.preview_title')}</h1>
        <Link to={formPath(draft?.id ?? 'new')}>
          <IconArrowLeft size={18} stroke={1.9} aria-hidden />
          {t('office.invoices.form.back_to_form')}
        </Link>
      </header>
      {!draft && <p className={classes.empty}>{t('office.invoices.form.preview_none')}</p>}
      {error !== undefined && <PageError error={error} onRetry={retry} />}
      {draft && address === undefined && error === undefined && (
        <p role="status">{t('office.invoices.form.drawing')}</p>
      )}
      {address !== undefined && (
        <div className={classes.page}>
          <PdfFrame address={address} />
        </div>
      )}
    </>
  );
};
export default PreviewScreen;
