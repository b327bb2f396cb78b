import { Skeleton, VisuallyHidden } from '@mantine/core';
import classes from '#web/back-office/components/record-table/record-table.module.css';
import { useTexts } from '#web/back-office/language/office-language.ts';

const WIDTHS = ['64%', '82%', '71%', '88%', '59%', '76%'] as const;

/** Stands for rows that are on their way; it shows itself only when they take more than a moment. */
export const TableSkeleton = () => {
  const { t } = useTexts();
  return (
    <div className={classes.skeleton} role="status">
      <VisuallyHidden>{t('office.table.loading')}</VisuallyHidden>
      {WIDTHS.map((width) => (
        <div key={width}>
          <Skeleton height={26} width={26} radius="xs" />
          <div>
            <Skeleton height={14} width={width} />
            <Skeleton height={12} width="38%" mt={8} />
          </div>
        </div>
      ))}
    </div>
  );
};
