import type { SheetProblem } from '#shared/jobs/group-sheet-problem.ts';
import classes from '#web/back-office/jobs/import/import.module.css';
import { useTexts } from '#web/back-office/language/office-language.ts';

/** `C14: Please enter FRA or MUC. It says “HAM”.` */
export const SheetProblemText = ({ problem: { cell, code, value } }: { problem: SheetProblem }) => {
  const { t } = useTexts();
  return (
    <>
      <b className={classes.cell}>{cell}</b>: {t(`office.import.problem.${code}`)}{' '}
      {value && <span className={classes.found}>{t('office.import.found', { value })}</span>}
    </>
  );
};
