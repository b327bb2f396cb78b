import { Button } from '@mantine/core';
import IconX from '@tabler/icons-react/icons/IconX';
import { EmptyState } from '#web/back-office/components/empty-state.tsx';
import { useTexts } from '#web/back-office/language/office-language.ts';

type Props = {
  /** Which days and filters find nothing. */
  text: string;
  /** Left out where nothing is filtered. */
  onClear?: (() => void) | undefined;
};

/** Says that a filter finds nothing, and offers to put it away. */
export const NoRecords = ({ text, onClear }: Props) => {
  const { t } = useTexts();
  const action = onClear && (
    <Button variant="default" leftSection={<IconX size={18} stroke={1.9} aria-hidden />} onClick={onClear}>
      {t('office.table.clear')}
    </Button>
  );
  return <EmptyState title={t('office.table.empty')} text={text} action={action} />;
};
