import { Autocomplete, Checkbox, NativeSelect, Select, TextInput } from '@mantine/core';
import classes from '#web/back-office/catalogue/setup/setup.module.css';
import { type FieldName, type Filter, typeOf } from '#web/back-office/catalogue/setup/setup-kind.ts';
import { usePlaces } from '#web/back-office/catalogue/setup/use-places.ts';
import type { Entry, SetupForm } from '#web/back-office/catalogue/setup/use-setup-form.ts';
import { useChoices, useShown } from '#web/back-office/catalogue/setup/use-shown.ts';
import { AmountField, CountField } from '#web/back-office/components/form/number-field.tsx';
import { takeTyped } from '#web/back-office/components/form/take-typed.ts';
import { useTexts } from '#web/back-office/language/office-language.ts';

type Props = Pick<Entry, 'kind' | 'row'> & { name: FieldName; form: SetupForm };

const ORDER: ('label' | 'input' | 'error' | 'description')[] = ['label', 'input', 'error', 'description'];

const useCommon = ({ name, kind, form }: Props) => {
  const { t } = useTexts();
  const hint = kind.hints[name];
  return {
    description: hint && t(hint),
    label: t(`office.setup.field.${name}`),
    error: form.errors[name],
    disabled: form.isBusy,
    inputWrapperOrder: ORDER,
  };
};

/** One of the locations of the chosen airport, found by typing. */
const PlaceField = (props: Props) => {
  const { name, form } = props;
  const { t } = useTexts();
  const { choices } = usePlaces(form.value('airport'));
  const isNeeded = name !== 'ways_of';
  return (
    <Select
      {...useCommon(props)}
      data={choices}
      value={form.value(name) || null}
      searchable
      openOnFocus={false}
      selectFirstOptionOnChange
      onKeyDown={takeTyped(choices, form.value(name))}
      allowDeselect={false}
      clearable={!isNeeded}
      clearButtonProps={{ 'aria-label': t('office.setup.clear') }}
      nothingFoundMessage={t('office.nothing_found')}
      autoComplete="off"
      required={isNeeded}
      withAsterisk={isNeeded}
      onChange={(value) => form.type(name, value ?? '')}
    />
  );
};

/** A heading in English; one of other locations that is chosen brings its names in the other languages. */
const HeadingField = (props: Props) => {
  const { name, form } = props;
  const { headings } = usePlaces(form.value('airport'));
  return (
    <Autocomplete
      {...useCommon(props)}
      data={[...headings.keys()]}
      value={form.value(name)}
      maxLength={80}
      autoComplete="off"
      required
      withAsterisk
      onChange={(value) => form.type(name, value)}
      onOptionSubmit={(value) => {
        for (const [field, text] of headings.get(value) ?? []) form.type(field, text);
      }}
    />
  );
};

const ChoiceField = (props: Props & { name: Filter }) => {
  const { name, form } = props;
  const choicesOf = useChoices();
  return (
    <NativeSelect
      {...useCommon(props)}
      data={choicesOf(name)}
      value={form.value(name)}
      onChange={(event) => {
        form.type(name, event.currentTarget.value);
        // Locations belong to an airport.
        if (name === 'airport') for (const place of ['from_id', 'to_id', 'ways_of']) form.type(place, '');
      }}
    />
  );
};

const TypedField = (props: Props) => {
  const { name, form, kind, row } = props;
  const shown = useShown();
  const type = typeOf(name);
  const isFixed = row !== undefined && (kind.fixed?.includes(name) ?? false);
  const isNeeded = type !== 'more';
  const common = {
    ...useCommon(props),
    maxLength: 80,
    autoComplete: 'off',
    required: isNeeded,
    withAsterisk: isNeeded && !isFixed,
  };
  const typed = { value: form.value(name), onType: (text: string) => form.type(name, text) };
  if (type === 'price') return <AmountField {...common} {...typed} rightSection="€" />;
  if (type === 'number') return <CountField {...common} {...typed} />;
  return (
    <TextInput
      {...common}
      {...(name.endsWith('.ar') && { dir: 'rtl' })}
      readOnly={isFixed}
      className={isFixed ? (classes.fixed ?? '') : ''}
      value={isFixed ? shown(name, row.values) : form.value(name)}
      onChange={(event) => form.type(name, event.currentTarget.value)}
    />
  );
};

const isChoice = (name: FieldName): name is Filter => typeOf(name) === 'choice';

/** One field of a row; what tells a row apart is shown, and not changed any more. */
export const SetupField = (props: Props) => {
  const { name, kind, row, form } = props;
  const { inputWrapperOrder: _, ...common } = useCommon(props);
  const type = typeOf(name);
  if (row && kind.fixed?.includes(name)) return <TypedField {...props} />;
  if (type === 'flag') {
    return (
      <Checkbox
        {...common}
        checked={form.value(name) === 'true'}
        onChange={(event) => form.type(name, String(event.currentTarget.checked))}
      />
    );
  }
  if (type === 'place') return <PlaceField {...props} />;
  if (type === 'heading') return <HeadingField {...props} />;
  if (isChoice(name)) return <ChoiceField {...props} name={name} />;
  return <TypedField {...props} />;
};
