import { centsToEuros } from '#shared/money.ts';
import { useFormState } from '#web/back-office/invoices/form/form-context.ts';
import { formSums } from '#web/back-office/invoices/form/form-sums.ts';
import classes from '#web/back-office/invoices/form/lines.module.css';
import { euros } from '#web/back-office/language/formats.ts';
import { useTexts } from '#web/back-office/language/office-language.ts';

const PERCENT_POINTS = 100;

/** What the lines add up to as they stand; the server works it out again. */
export const Sums = () => {
  const { t, language } = useTexts();
  const { form, agency } = useFormState();
  const { amount_netto, amount_concession, amount_tax, amount_brutto, ...rates } = formSums(form, agency);
  const [tax, concession] = [rates.tax / PERCENT_POINTS, rates.concession / PERCENT_POINTS];
  const money = (cents: number): string => euros(centsToEuros(cents), language);
  return (
    <dl className={classes.sums}>
      <dt>{t('office.invoices.form.sum.net')}</dt>
      <dd>{money(amount_netto)}</dd>
      {concession > 0 && (
        <>
          <dt>{t('office.invoices.form.sum.concession', { rate: concession.toLocaleString(language) })}</dt>
          <dd>{money(-amount_concession)}</dd>
        </>
      )}
      <dt>{t('office.invoices.form.sum.tax', { rate: tax.toLocaleString(language) })}</dt>
      <dd>{money(amount_tax)}</dd>
      <dt className={classes.total}>{t('office.invoices.form.sum.total')}</dt>
      <dd className={classes.total}>{money(amount_brutto)}</dd>
    </dl>
  );
};
