import type { RowGroup } from '#web/back-office/components/record-table/group-rows.ts';
import classes from '#web/back-office/components/records/records.module.css';
import type { InvoiceRow } from '#web/back-office/invoices/invoice-row.ts';
import { useTexts } from '#web/back-office/language/office-language.ts';
import { formatMonth } from '#web/common/formats.ts';

/** A month of the books with how many documents it has. */
export const MonthHead = ({ group }: { group: RowGroup<InvoiceRow> }) => {
  const { t, language } = useTexts();
  return (
    <span className={classes.day}>
      <b>{formatMonth(`${group.key}-01`, language)}</b>
      <span>
        {t('office.invoices.count', { count: group.rows.length })}
        {group.isCut && ` ${t('office.table.continued')}`}
      </span>
    </span>
  );
};
