import classes from '#web/back-office/components/records/records.module.css';
import { useTexts } from '#web/back-office/language/office-language.ts';
import { formatMonth } from '#web/common/formats.ts';

type Props = { month: string; count: number; isCut: boolean };

/** A month of a log (`YYYY-MM`) with how many entries it has. */
export const MonthHead = ({ month, count, isCut }: Props) => {
  const { t, language } = useTexts();
  return (
    <span className={classes.day}>
      <b>{formatMonth(`${month}-01`, language)}</b>
      <span>
        {t('office.logs.count', { count })}
        {isCut && ` ${t('office.table.continued')}`}
      </span>
    </span>
  );
};
