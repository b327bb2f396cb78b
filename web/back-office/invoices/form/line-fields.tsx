import { ActionIcon, TextInput } from '@mantine/core';
import IconX from '@tabler/icons-react/icons/IconX';
import { type ReactNode, useState } from 'react';
import { centsToEuros } from '#shared/money.ts';
import { AmountField, CountField } from '#web/back-office/components/form/number-field.tsx';
import { fieldId } from '#web/back-office/invoices/form/fields.tsx';
import { useFormState } from '#web/back-office/invoices/form/form-context.ts';
import type { LineField, SublineInput } from '#web/back-office/invoices/form/invoice-input.ts';
import { lineSum } from '#web/back-office/invoices/form/line-sum.ts';
import classes from '#web/back-office/invoices/form/lines.module.css';
import { TypeEntry } from '#web/back-office/invoices/form/type-entry.tsx';
import { euros } from '#web/back-office/language/formats.ts';
import { useTexts } from '#web/back-office/language/office-language.ts';

type Props = {
  line: SublineInput;
  /** Where it stands in the form: `lines.0.sublines.1`. */
  path: string;
  /** What it is called, for who does not see it. */
  name: string;
  mark?: string;
  isSub?: boolean;
  onChange: (patch: Partial<SublineInput>) => void;
  onRemove: () => void;
};

const useLineField = ({ line, path, onChange }: Props) => {
  const { t } = useTexts();
  const { problems, isShown, touch } = useFormState();
  return (name: LineField, isRequired = false) => ({
    id: fieldId(`${path}.${name}`),
    label: t(`office.invoices.form.line.${name}`),
    value: line[name],
    error: isShown(`${line.key}.${name}`) ? problems[`${path}.${name}`] : undefined,
    required: isRequired,
    withAsterisk: isRequired,
    onBlur: () => touch(`${line.key}.${name}`),
    onChange: (event: { currentTarget: { value: string } }) =>
      onChange({ [name]: event.currentTarget.value }),
  });
};

/** What else a line says: of services when and which job, of free invoices the order. */
const Facts = (props: Props) => {
  const { form } = useFormState();
  const field = useLineField(props);
  const { line, onChange } = props;
  return (
    <div className={classes.facts}>
      <TextInput {...field('description')} className={classes.description ?? ''} autoComplete="off" />
      {form.use_case === 'sec24' ? (
        <>
          <TypeEntry {...field('type')} onChange={(type) => onChange({ type })} value={line.type} />
          <TextInput {...field('date')} type="date" />
          <TextInput {...field('time')} type="time" />
          <TextInput {...field('job_id')} autoComplete="off" />
          <TextInput {...field('reference')} autoComplete="off" />
        </>
      ) : (
        <TextInput {...field('order')} autoComplete="off" />
      )}
    </div>
  );
};

const FACTS = ['description', 'order', 'date', 'time', 'job_id', 'reference', 'type'] as const;

/** Sublines mostly say nothing else: what they may say is folded up. */
const Folded = ({ line, children }: { line: SublineInput; children: ReactNode }) => {
  const { t } = useTexts();
  const [isOpen, setOpen] = useState(() => FACTS.some((name) => line[name] !== ''));
  return (
    <details
      className={classes.folded}
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>{t('office.invoices.form.line.more')}</summary>
      {children}
    </details>
  );
};

/** One line or subline: what it is, how many, the net price of one, and what it comes to. */
export const LineFields = (props: Props) => {
  const { line, name, mark, isSub = false, onChange, onRemove } = props;
  const { t, language } = useTexts();
  const field = useLineField(props);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring a legend and a frame
    <div role="group" aria-label={name}>
      <div className={classes.row}>
        {mark && <b aria-hidden>{mark}</b>}
        <TextInput {...field('title', true)} className={classes.title ?? ''} autoComplete="off" />
        <CountField {...field('amount', true)} onType={(amount) => onChange({ amount })} />
        <AmountField {...field('netto', true)} onType={(netto) => onChange({ netto })} />
        <output className={classes.sum}>
          <small>{t('office.invoices.form.line.sum')}</small>
          {euros(centsToEuros(lineSum(line)), language)}
        </output>
        <ActionIcon
          variant="subtle"
          size={36}
          className={classes.remove ?? ''}
          aria-label={t('office.invoices.form.line.remove', { name })}
          onClick={onRemove}
        >
          <IconX size={18} stroke={1.9} aria-hidden />
        </ActionIcon>
      </div>
      {isSub ? (
        <Folded line={line}>
          <Facts {...props} />
        </Folded>
      ) : (
        <Facts {...props} />
      )}
    </div>
  );
};
