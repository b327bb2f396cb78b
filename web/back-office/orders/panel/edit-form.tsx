import { Button, Textarea, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { BusyButton } from '#web/back-office/components/busy-button.tsx';
import classes from '#web/back-office/components/records/panel.module.css';
import { euros } from '#web/back-office/language/formats.ts';
import { useTexts } from '#web/back-office/language/office-language.ts';
import {
  differingFields,
  type EditField,
  type EditInput,
  fieldsOf,
  inputOf,
  isCount,
} from '#web/back-office/orders/panel/edit-fields.ts';
import { type EditState, useEdit } from '#web/back-office/orders/panel/use-edit.ts';
import type { OrderDetails } from '#web/back-office/orders/panel/use-order.ts';

type Props = { order: OrderDetails; reread: () => Promise<void>; onClose: () => void };

const LONG: readonly EditField[] = ['extra_requests', 'admin_extra_request'];

const typeOf = (field: EditField): string => {
  if (field === 'date' || field === 'time') return field;
  if (field === 'email') return 'email';
  if (field === 'phone') return 'tel';
  return isCount(field) ? 'number' : 'text';
};

type FieldProps = {
  field: EditField;
  input: EditInput;
  error: string | undefined;
  onType: (text: string) => void;
};

const Field = ({ field, input, error, onType }: FieldProps) => {
  const { t } = useTexts();
  const common = {
    label: t(`office.field.${field}`),
    value: input[field],
    error,
    onChange: (event: { currentTarget: { value: string } }) => onType(event.currentTarget.value),
  };
  if (LONG.includes(field)) return <Textarea {...common} rows={3} className={classes.wide ?? ''} />;
  return <TextInput {...common} type={typeOf(field)} {...(isCount(field) && { min: 0, step: 1 })} />;
};

/** The new price, and what it means for the payment, before anything is saved. */
const Preview = ({ preview }: Pick<EditState, 'preview'>) => {
  const { t, language } = useTexts();
  if (!preview) return null;
  const price = euros(preview.calculated_amount, language);
  const held = euros(preview.authorized_amount, language);
  return (
    <div className={classes.preview} role="status">
      <b>{t('office.edit.new_price', { price })}</b>
      {t(`office.edit.meaning.${preview.repricing}`, { price, held })}
    </div>
  );
};

type StaleProps = { before: EditInput; after: EditInput; onTakeOver: () => void };

const Stale = ({ before, after, onTakeOver }: StaleProps) => {
  const { t } = useTexts();
  const nothing = t('office.details.nothing');
  const fields = differingFields(before, after);
  return (
    <div className={classes.stale} role="alert">
      <b>{t('office.edit.stale')}</b>
      {fields.length > 0 && <p>{t('office.edit.stale_list')}</p>}
      <ul>
        {fields.map((field) => (
          <li key={field}>
            {t(`office.field.${field}`)}:{' '}
            {t('office.details.change', { before: before[field] || nothing, after: after[field] || nothing })}
          </li>
        ))}
      </ul>
      <Button variant="default" onClick={onTakeOver}>
        {t('office.edit.take_over')}
      </Button>
    </div>
  );
};

const StepButton = ({ state: { isBusy, preview } }: { state: EditState }) => {
  const { t } = useTexts();
  return (
    <BusyButton
      type="submit"
      label={preview ? t('office.edit.save') : t('office.edit.check')}
      busyLabel={preview ? t('office.edit.saving') : t('office.edit.checking')}
      isBusy={isBusy}
    />
  );
};

/** Edits an order: what it costs then is shown before it is saved; a save that comes too late is refused. */
export const EditForm = ({ order, reread, onClose }: Props) => {
  const { t } = useTexts();
  // The order as it was read when the form opened: later news is what a stale save tells.
  const [base, setBase] = useState(order);
  const [input, setInput] = useState(() => inputOf(order));
  const state = useEdit({ base, input, reread, onSaved: onClose });
  const type = (field: EditField) => (text: string) => {
    setInput({ ...input, [field]: text });
    state.forget();
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void state.next();
  };
  /** One's own changes stay; everything else becomes what it is now. */
  const takeOver = (): void => {
    const mine = differingFields(inputOf(base), input).map((field) => [field, input[field]]);
    setInput({ ...inputOf(order), ...Object.fromEntries(mine) });
    setBase(order);
    state.forget();
  };
  return (
    <form onSubmit={submit} noValidate className={classes.inner} aria-label={t('office.act.edit')}>
      <div className={classes.form}>
        <div className={classes.fields}>
          {fieldsOf(base).map((field) => (
            <Field key={field} field={field} input={input} error={state.fields[field]} onType={type(field)} />
          ))}
        </div>
        {state.isStale && <Stale before={inputOf(base)} after={inputOf(order)} onTakeOver={takeOver} />}
      </div>
      <footer className={classes.foot}>
        <Preview preview={state.preview} />
        <Button variant="default" onClick={onClose} disabled={state.isBusy}>
          {t('office.edit.back')}
        </Button>
        {!state.isStale && <StepButton state={state} />}
      </footer>
    </form>
  );
};
