import { CloseButton, TextInput } from '@mantine/core';
import IconSearch from '@tabler/icons-react/icons/IconSearch';
import { useEffect, useState } from 'react';
import { useTexts } from '#web/back-office/language/office-language.ts';

/** How long typing rests before a text filters (back-office specification, section 9). */
const DEBOUNCE_MS = 700;

type Props = { label: string; value: string; onChange: (text: string) => void };

/** A text that filters once typing rests; Enter does not wait. */
export const TextFilter = ({ label, value, onChange }: Props) => {
  const { t } = useTexts();
  const [draft, setDraft] = useState<string>();
  const typed = draft ?? value;
  useEffect(() => {
    if (draft === undefined) return;
    const timer = setTimeout(() => {
      if (draft.trim() !== value) onChange(draft.trim());
      setDraft(undefined);
    }, DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [draft, value, onChange]);
  const apply = (text: string): void => {
    onChange(text.trim());
    setDraft(undefined);
  };
  return (
    <TextInput
      type="search"
      aria-label={label}
      placeholder={label}
      value={typed}
      leftSection={<IconSearch size={18} stroke={1.9} aria-hidden />}
      rightSection={
        typed !== '' && <CloseButton aria-label={t('office.table.clear')} onClick={() => apply('')} />
      }
      onChange={(event) => setDraft(event.currentTarget.value)}
      onKeyDown={(event) => {
        if (event.key === 'Enter') apply(event.currentTarget.value);
      }}
    />
  );
};
