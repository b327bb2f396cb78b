import { Button } from '@mantine/core';
import IconArrowUp from '@tabler/icons-react/icons/IconArrowUp';
import { useTexts } from '#web/back-office/language/office-language.ts';
import classes from '#web/back-office/orders/orders.module.css';

type Props = { waiting: number | undefined; onShow: () => void };

/** Says that orders have come which would move what is being read; they show when asked for. */
export const LiveNote = ({ waiting, onShow }: Props) => {
  const { t } = useTexts();
  return (
    <div role="status" className={classes.live}>
      {waiting !== undefined && (
        <Button radius="xl" leftSection={<IconArrowUp size={18} stroke={2} aria-hidden />} onClick={onShow}>
          {waiting > 0 ? t('office.live.new', { count: waiting }) : t('office.live.changed')}
        </Button>
      )}
    </div>
  );
};
