import IconAlertTriangle from '@tabler/icons-react/icons/IconAlertTriangle';
import IconCircleCheck from '@tabler/icons-react/icons/IconCircleCheck';
import { useEffect, useRef } from 'react';
import classes from '#web/back-office/jobs/import/import.module.css';
import { SheetProblemText } from '#web/back-office/jobs/import/sheet-problem-text.tsx';
import type { SheetRead } from '#web/back-office/jobs/import/sheet-received.ts';
import { useTexts } from '#web/back-office/language/office-language.ts';

/** As many as one corrects in one go; the table marks them all. */
const SHOWN = 8;

const Problems = ({ problems }: Pick<SheetRead, 'problems'>) => {
  const { t } = useTexts();
  const more = problems.length - SHOWN;
  return (
    <>
      <p>{t('office.import.problems_text')}</p>
      <ul className={classes.problemList}>
        {problems.slice(0, SHOWN).map((problem) => (
          <li key={problem.cell}>
            <SheetProblemText problem={problem} />
          </li>
        ))}
      </ul>
      {more > 0 && <p>{t('office.import.problems_more', { count: more })}</p>}
    </>
  );
};

/** Whether the spreadsheet can be stored; it takes the focus, so that it is read out when it comes. */
export const ResultNote = ({ read }: { read: SheetRead }) => {
  const { t } = useTexts();
  const heading = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each reading anew
  useEffect(() => heading.current?.focus(), [read]);
  const { problems, lines } = read;
  const isGood = problems.length === 0;
  const Mark = isGood ? IconCircleCheck : IconAlertTriangle;
  return (
    <div className={isGood ? classes.good : classes.problems}>
      <Mark size={20} stroke={1.9} aria-hidden />
      <div>
        <h2 ref={heading} tabIndex={-1}>
          {isGood
            ? t('office.import.ready', { count: lines.length })
            : t('office.import.problems', { count: problems.length })}
        </h2>
        {!isGood && <Problems problems={problems} />}
      </div>
    </div>
  );
};
