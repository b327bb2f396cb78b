import { Button, Modal, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { eurosToCents } from '#shared/money.ts';
import dialog from '#web/back-office/components/confirm-dialog.module.css';
import { LeaveGuard, useLeaveGuard } from '#web/back-office/components/form/leave-guard.tsx';
import { AmountField } from '#web/back-office/components/form/number-field.tsx';
import extras from '#web/back-office/jobs/form/extras.module.css';
import classes from '#web/back-office/jobs/form/fields.module.css';
import { useFormState } from '#web/back-office/jobs/form/form-context.ts';
import { centsOf } from '#web/back-office/jobs/form/form-of-input.ts';
import { useEditExtras } from '#web/back-office/jobs/form/use-edit-extras.ts';
import type { ExtraRow } from '#web/back-office/jobs/form/use-job-terms.ts';
import { useTexts } from '#web/back-office/language/office-language.ts';

type RowProps = { extra?: ExtraRow; acts: ReturnType<typeof useEditExtras> };

/** A permanent extra with its own save; without one, the line for a new one. */
const ExtraRowForm = ({ extra, acts }: RowProps) => {
  const { t } = useTexts();
  const [name, setName] = useState(extra?.name ?? '');
  const [price, setPrice] = useState(extra?.price.toFixed(2) ?? '');
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({});
  const isUntouched =
    extra !== undefined && name === extra.name && centsOf(price) === eurosToCents(extra.price);
  useLeaveGuard(extra ? !isUntouched : name !== '' || price !== '');
  const save = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    // The form below is another one: React hands events on along its own tree.
    event.stopPropagation();
    const { problems: found, isDone } = await acts.save({ name, price }, extra);
    setProblems(found);
    if (isDone && !extra) {
      setName('');
      setPrice('');
    }
  };
  return (
    <form
      noValidate
      onSubmit={save}
      className={extras.extraRow}
      aria-label={extra?.name ?? t('office.job_form.extras.new')}
    >
      <TextInput
        label={t('office.job_form.extras.name')}
        value={name}
        error={problems.name}
        required
        autoComplete="off"
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <AmountField
        label={t('office.job_form.extras.price')}
        value={price}
        error={problems.price}
        required
        onType={setPrice}
      />
      <Button type="submit" variant="default" disabled={isUntouched}>
        {t(extra ? 'office.job_form.extras.save' : 'office.job_form.extras.add')}
      </Button>
      {extra && (
        <Button variant="subtle" color="red" onClick={() => acts.remove(extra)}>
          {t('office.job_form.extras.delete')}
        </Button>
      )}
    </form>
  );
};

/** The permanent extras of the agency: what is changed here holds for jobs to come. */
export const ExtrasDialog = ({ onClose }: { onClose: () => void }) => {
  const { t } = useTexts();
  const { terms, input } = useFormState();
  const acts = useEditExtras();
  const agency = terms.agencies.find(({ _id }) => String(_id) === input.agency)?.short ?? '';
  return (
    <LeaveGuard isOpen onClose={onClose}>
      {(closing) => (
        <Modal
          opened
          {...closing}
          title={t('office.job_form.extras.of', { agency })}
          size={620}
          closeButtonProps={{ 'aria-label': t('office.dialog.close') }}
          classNames={{ title: dialog.title ?? '' }}
        >
          <p className={classes.hint}>{t('office.job_form.extras.keep')}</p>
          {terms.extras.map((extra) => (
            <ExtraRowForm key={`${extra._id}-${extra.version}`} extra={extra} acts={acts} />
          ))}
          <ExtraRowForm acts={acts} />
        </Modal>
      )}
    </LeaveGuard>
  );
};
