import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import IconAdjustmentsHorizontal from '@tabler/icons-react/icons/IconAdjustmentsHorizontal';
import { SideDrawer } from '#web/back-office/components/side-drawer.tsx';
import { useTexts } from '#web/back-office/language/office-language.ts';
import { filterWords } from '#web/back-office/orders/filter-words.ts';
import { OrderFilters } from '#web/back-office/orders/order-filters.tsx';
import classes from '#web/back-office/orders/orders.module.css';
import type { OrderFilterState } from '#web/back-office/orders/use-order-filter.ts';

/** The filters behind a button, for phones. */
export const FilterDrawer = ({ state }: { state: OrderFilterState }) => {
  const { t } = useTexts();
  const [isOpen, { open, close }] = useDisclosure(false);
  const count = filterWords(state.filter, t).length;
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
        <OrderFilters state={state} />
        <Button fullWidth mt={16} onClick={close}>
          {t('office.orders.show')}
        </Button>
      </SideDrawer>
    </>
  );
};
