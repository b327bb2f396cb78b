import { Button } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { BusyButton } from '#web/back-office/components/busy-button.tsx';
import { useLeaveGuard } from '#web/back-office/components/form/leave-guard.tsx';
import classes from '#web/back-office/components/records/panel.module.css';
import { useTexts } from '#web/back-office/language/office-language.ts';
import { Field } from '#web/back-office/orders/panel/edit-field.tsx';
import { differingFields, type EditField, inputOf } from '#web/back-office/orders/panel/edit-fields.ts';
import { Preview, Stale } from '#web/back-office/orders/panel/edit-notes.tsx';
import { sectionsOf } from '#web/back-office/orders/panel/edit-sections.ts';
import { type EditState, useEdit } from '#web/back-office/orders/panel/use-edit.ts';
import { useEditChoices } from '#web/back-office/orders/panel/use-edit-choices.ts';
import type { OrderDetails } from '#web/back-office/orders/panel/use-order.ts';

type Props = { order: OrderDetails; reread: () => Promise<void>; onClose: () => void };

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
  const choices = useEditChoices(order, input);
  const leave = useLeaveGuard(differingFields(inputOf(base), input).length > 0);
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
        {base.status === 'active' && <p className={classes.note}>{t('office.edit.of_jobs')}</p>}
        {sectionsOf(base, input, choices).map(({ title, fields }) => (
          <fieldset key={title} className={classes.part}>
            <legend>{t(title)}</legend>
            <div className={classes.fields}>
              {fields.map((field) => (
                <Field
                  key={field}
                  field={field}
                  value={input[field]}
                  choices={choices.choices[field]}
                  error={state.fields[field]}
                  onType={type(field)}
                />
              ))}
            </div>
          </fieldset>
        ))}
        {state.isStale && (
          <Stale before={inputOf(base)} after={inputOf(order)} words={choices.words} onTakeOver={takeOver} />
        )}
      </div>
      <footer className={classes.foot}>
        <Preview preview={state.preview} oldPrice={base.price?.total} />
        <Button variant="default" onClick={() => leave(onClose)} disabled={state.isBusy}>
          {t('office.edit.back')}
        </Button>
        {!state.isStale && <StepButton state={state} />}
      </footer>
    </form>
  );
};
