import { Button } from '@mantine/core';
import IconArrowUp from '@tabler/icons-react/icons/IconArrowUp';
import classes from '#web/back-office/components/records/records.module.css';
import { useTexts } from '#web/back-office/language/office-language.ts';

type Props = {
  waiting: number | undefined;
  onShow: () => void;
  /** `2 new orders` */
  words: (count: number) => string;
};

/** Says that records have come which would move what is being read; they show when asked for. */
export const LiveNote = ({ waiting, onShow, words }: Props) => {
  const { t } = useTexts();
  return (
    <div role="status" className={classes.live}>
      {waiting !== undefined && (
        <Button radius="xl" leftSection={<IconArrowUp size={18} stroke={2} aria-hidden />} onClick={onShow}>
          {waiting > 0 ? words(waiting) : t('office.live.changed')}
        </Button>
      )}
    </div>
  );
};
