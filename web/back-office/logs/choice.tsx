import { Select } from '@mantine/core';
import { useTexts } from '#web/back-office/language/office-language.ts';
import own from '#web/back-office/logs/logs.module.css';

type Props<T extends string> = {
  label: string;
  value: T | '';
  options: readonly T[];
  wordOf: (option: T) => string;
  onChoose: (option: T | '') => void;
};

/** One of some words, or none: then nothing is left out. */
export const Choice = <T extends string>({ label, value, options, wordOf, onChoose }: Props<T>) => {
  const { t } = useTexts();
  return (
    <Select
      searchable
      clearable
      className={own.choice ?? ''}
      aria-label={label}
      placeholder={label}
      nothingFoundMessage={t('office.nothing_found')}
      clearButtonProps={{ 'aria-label': t('office.table.clear') }}
      data={options.map((option) => ({ value: option, label: wordOf(option) }))}
      value={value || null}
      onChange={(chosen) => onChoose(options.find((option) => option === chosen) ?? '')}
    />
  );
};
