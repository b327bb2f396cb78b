import { Button } from '@mantine/core';
import IconEye from '@tabler/icons-react/icons/IconEye';
import IconMaximize from '@tabler/icons-react/icons/IconMaximize';
import { Link } from 'react-router';
import { INVOICE_LANGUAGES } from '#shared/invoices/invoice.ts';
import { BusyButton } from '#web/back-office/components/busy-button.tsx';
import { RadioEntry } from '#web/back-office/invoices/form/fields.tsx';
import { useFormState } from '#web/back-office/invoices/form/form-context.ts';
import { PREVIEW_PATH } from '#web/back-office/invoices/form/paths.ts';
import { PdfFrame } from '#web/back-office/invoices/form/pdf-frame.tsx';
import classes from '#web/back-office/invoices/form/preview.module.css';
import type { Issue } from '#web/back-office/invoices/form/use-issue.ts';
import type { Preview } from '#web/back-office/invoices/form/use-preview.ts';
import { useTexts } from '#web/back-office/language/office-language.ts';

const LANGUAGE_NAMES = { de: 'Deutsch', en: 'English' } as const;

const Sheet = ({ preview: { address, isOld } }: { preview: Preview }) => {
  const { t } = useTexts();
  const { keep } = useFormState();
  if (address === undefined) return <p className={classes.empty}>{t('office.invoices.form.preview_hint')}</p>;
  return (
    <div className={classes.shown} data-old={isOld}>
      <PdfFrame address={address} />
      <Link className={classes.link} to={PREVIEW_PATH} onClick={keep}>
        <IconMaximize size={18} stroke={1.9} aria-hidden />
        {t('office.invoices.form.preview_large')}
      </Link>
      <p role="status">{isOld && t('office.invoices.form.preview_old')}</p>
    </div>
  );
};

/** The language of the document, how it would look, and the buttons. */
export const PreviewAside = ({ preview, issue }: { preview: Preview; issue: Issue }) => {
  const { t } = useTexts();
  const { problems } = useFormState();
  const count = Object.keys(problems).length;
  return (
    <aside className={classes.aside} aria-label={t('office.invoices.form.preview')}>
      <RadioEntry
        name="lang"
        choices={INVOICE_LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
      />
      <Sheet preview={preview} />
      <div className={classes.foot}>
        <output>{count > 0 && t('office.invoices.form.left', { count })}</output>
        <Button
          variant="default"
          leftSection={<IconEye size={18} stroke={1.9} aria-hidden />}
          aria-disabled={preview.isBusy}
          onClick={preview.show}
        >
          {t(preview.isBusy ? 'office.invoices.form.drawing' : 'office.invoices.form.preview')}
        </Button>
        <BusyButton
          label={t('office.invoices.form.create')}
          busyLabel={t('office.invoices.form.creating')}
          isBusy={issue.isBusy}
          disabled={count > 0 || preview.isBusy}
          onClick={() => void issue.send()}
        />
      </div>
    </aside>
  );
};
