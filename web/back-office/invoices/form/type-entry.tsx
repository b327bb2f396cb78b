import { Select } from '@mantine/core';
import { useTexts } from '#web/back-office/language/office-language.ts';

type Props = {
  id: string;
  label: string;
  value: string;
  onBlur: () => void;
  onChange: (type: string) => void;
};

/** Whose service a line is, where it says so. */
export const TypeEntry = ({ id, label, value, onBlur, onChange }: Props) => {
  const { t } = useTexts();
  return (
    <Select
      id={id}
      label={label}
      value={value || null}
      data={(['assistant', 'porter'] as const).map((type) => ({
        value: type,
        label: t(`office.service.${type}`),
      }))}
      onBlur={onBlur}
      onChange={(type) => onChange(type ?? '')}
    />
  );
};
