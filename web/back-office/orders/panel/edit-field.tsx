import { Select, Textarea, TextInput } from '@mantine/core';
import { CountField } from '#web/back-office/components/form/number-field.tsx';
import classes from '#web/back-office/components/records/panel.module.css';
import { useTexts } from '#web/back-office/language/office-language.ts';
import { type EditField, isCount, stopOf } from '#web/back-office/orders/panel/edit-fields.ts';
import { fieldWord } from '#web/back-office/orders/panel/edit-words.ts';
import type { Choice } from '#web/back-office/orders/panel/use-edit-choices.ts';

type Props = {
  field: EditField;
  value: string;
  choices: readonly (Choice & { readonly group?: string })[] | undefined;
  error: string | undefined;
  onType: (text: string) => void;
};

const LONG: readonly EditField[] = ['extra_requests', 'admin_extra_request'];

const typeOf = (field: EditField): string => {
  if (field === 'date' || field === 'time') return field;
  if (field === 'email') return 'email';
  if (field === 'phone') return 'tel';
  return 'text';
};

const grouped = (choices: NonNullable<Props['choices']>) => {
  if (choices.every(({ group }) => group === undefined))
    return choices.map(({ value, label }) => ({ value, label }));
  return [...Map.groupBy(choices, ({ group }) => group ?? '')].map(([group, items]) => ({
    group,
    items: items.map(({ value, label }) => ({ value, label })),
  }));
};

/** One field of an order, typed or chosen. */
export const Field = ({ field, value, choices, error, onType }: Props) => {
  const { t } = useTexts();
  const isWide = LONG.includes(field) || stopOf(field) === field;
  const common = { label: fieldWord(field, t), error, ...(isWide && { className: classes.wide ?? '' }) };
  if (choices) {
    return (
      <Select
        {...common}
        data={grouped(choices)}
        value={value || null}
        searchable
        allowDeselect={false}
        autoComplete="off"
        nothingFoundMessage={t('office.nothing_found')}
        onChange={(chosen) => onType(chosen ?? '')}
      />
    );
  }
  const typed = {
    ...common,
    value,
    onChange: (event: { currentTarget: { value: string } }) => onType(event.currentTarget.value),
  };
  if (LONG.includes(field)) return <Textarea {...typed} rows={3} />;
  if (isCount(field)) return <CountField {...common} value={value} onType={onType} />;
  return <TextInput {...typed} type={typeOf(field)} />;
};
