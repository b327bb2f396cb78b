import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import IconAdjustmentsHorizontal from '@tabler/icons-react/icons/IconAdjustmentsHorizontal';
import type { ReactNode } from 'react';
import classes from '#web/back-office/components/records/records.module.css';
import { SideDrawer } from '#web/back-office/components/side-drawer.tsx';
import { useTexts } from '#web/back-office/language/office-language.ts';

type Props = {
  /** How many filters leave something out. */
  count: number;
  /** On the button that goes back to the list. */
  showLabel: string;
  children: ReactNode;
};

/** The filters behind a button, for phones. */
export const FilterDrawer = ({ count, showLabel, children }: Props) => {
  const { t } = useTexts();
  const [isOpen, { open, close }] = useDisclosure(false);
  return (
    <>
      <Button
        variant="default"
        className={classes.filterButton}
        leftSection={<IconAdjustmentsHorizontal size={19} stroke={1.9} aria-hidden />}
        aria-expanded={isOpen}
        onClick={open}
      >
        {count > 0 ? t('office.orders.filters_active', { count }) : t('office.orders.filters')}
      </Button>
      <SideDrawer
        opened={isOpen}
        onClose={close}
        position="bottom"
        size="auto"
        title={t('office.orders.filters')}
      >
        {children}
        <Button fullWidth mt={16} onClick={close}>
          {showLabel}
        </Button>
      </SideDrawer>
    </>
  );
};
