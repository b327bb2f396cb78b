import { ActionIcon } from '@mantine/core';
import IconPencil from '@tabler/icons-react/icons/IconPencil';
import IconTrash from '@tabler/icons-react/icons/IconTrash';
import { useTexts } from '#web/back-office/language/office-language.ts';

type Props = { name: string; onEdit: () => void; onRemove: () => void };

/** Editing and removing a row. */
export const RowActs = ({ name, onEdit, onRemove }: Props) => {
  const { t } = useTexts();
  return (
    <>
      <ActionIcon
        variant="subtle"
        size={36}
        aria-label={t('office.agencies.edit_named', { name })}
        onClick={onEdit}
      >
        <IconPencil size={19} stroke={1.9} aria-hidden />
      </ActionIcon>
      <ActionIcon
        variant="subtle"
        size={36}
        color="red"
        aria-label={t('office.agencies.remove_named', { name })}
        onClick={onRemove}
      >
        <IconTrash size={19} stroke={1.9} aria-hidden />
      </ActionIcon>
    </>
  );
};
