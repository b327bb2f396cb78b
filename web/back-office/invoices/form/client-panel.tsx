import { TextEntry } from '#web/back-office/invoices/form/fields.tsx';
import classes from '#web/back-office/invoices/form/invoice-form.module.css';
import { Panel } from '#web/back-office/invoices/form/panel.tsx';
import { useTexts } from '#web/back-office/language/office-language.ts';

/** Who is invoiced, as it stands on the document. */
export const ClientPanel = () => {
  const { t } = useTexts();
  return (
    <Panel title={t('office.invoices.form.panel.client')}>
      <TextEntry name="company" className={classes.half ?? ''} />
      <TextEntry name="co" className={classes.half ?? ''} />
      <TextEntry name="street" className={classes.wide ?? ''} />
      <TextEntry name="zip" />
      <TextEntry name="city" />
      <TextEntry name="country" />
      <TextEntry name="vat_id" />
    </Panel>
  );
};
