import { Button } from '@mantine/core';
import IconX from '@tabler/icons-react/icons/IconX';
import { useTexts } from '#web/back-office/language/office-language.ts';

type Props = { state: { readonly isPreset: boolean; readonly clear: () => void } };

/** Puts the filters of a log away, while there are any. */
export const ClearButton = ({ state }: Props) => {
  const { t } = useTexts();
  if (state.isPreset) return null;
  return (
    <Button
      variant="subtle"
      px={6}
      leftSection={<IconX size={18} stroke={1.9} aria-hidden />}
      onClick={state.clear}
    >
      {t('office.table.clear')}
    </Button>
  );
};
