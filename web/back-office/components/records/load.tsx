import { VisuallyHidden } from '@mantine/core';
import IconLuggage from '@tabler/icons-react/icons/IconLuggage';
import IconUser from '@tabler/icons-react/icons/IconUser';
import type { ReactNode } from 'react';
import classes from '#web/back-office/components/records/records.module.css';
import { useTexts } from '#web/back-office/language/office-language.ts';

const Amount = ({ words, children }: { words: string; children: ReactNode }) => (
  <span title={words}>
    <span aria-hidden>{children}</span>
    <VisuallyHidden>{words}</VisuallyHidden>
  </span>
);

type Props = {
  /** Left out where nobody is to be met. */
  persons?: number | undefined;
  /** Left out where nothing is to be carried. */
  bags?: number | undefined;
  bulky?: number | undefined;
};

/** How many people are met, and how many bags carried. */
export const Load = ({ persons, bags, bulky = 0 }: Props) => {
  const { t } = useTexts();
  const bulkyText = bulky > 0 ? ` ${t('office.orders.bulky', { bulky })}` : '';
  return (
    <div className={classes.load}>
      {persons !== undefined && (
        <Amount words={t('office.orders.persons', { count: persons })}>
          <IconUser size={19} stroke={1.9} />
          {persons}
        </Amount>
      )}
      {bags !== undefined && (
        <Amount words={t('office.orders.bags', { count: bags }) + bulkyText}>
          <IconLuggage size={19} stroke={1.9} />
          {bags}
          {bulkyText}
        </Amount>
      )}
    </div>
  );
};
