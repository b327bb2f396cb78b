import IconDownload from '@tabler/icons-react/icons/IconDownload';
import classes from '#web/back-office/invoices/form/preview.module.css';
import { useTexts } from '#web/back-office/language/office-language.ts';

/** The drawn PDF; where a browser shows none in a page, it can be saved. */
export const PdfFrame = ({ address }: { address: string }) => {
  const { t } = useTexts();
  return (
    <>
      <iframe className={classes.frame} src={address} title={t('office.invoices.form.preview_title')} />
      <a className={classes.link} href={address} download={t('office.invoices.form.preview_file')}>
        <IconDownload size={18} stroke={1.9} aria-hidden />
        {t('office.invoices.form.preview_save')}
      </a>
    </>
  );
};
