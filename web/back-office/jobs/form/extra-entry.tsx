import { ActionIcon, Checkbox, TextInput } from '@mantine/core';
import IconX from '@tabler/icons-react/icons/IconX';
import { AmountField, CountField } from '#web/back-office/components/form/number-field.tsx';
import classes from '#web/back-office/jobs/form/extras.module.css';
import { fieldId } from '#web/back-office/jobs/form/fields.tsx';
import { useFormState } from '#web/back-office/jobs/form/form-context.ts';
import type { ExtraLine } from '#web/back-office/jobs/form/job-input.ts';
import { euros } from '#web/back-office/language/formats.ts';
import { useTexts } from '#web/back-office/language/office-language.ts';

type Props = { line: ExtraLine; index: number };
type Typed = 'name' | 'price' | 'amount';

const useLine = ({ line, index }: Props) => {
  const { t } = useTexts();
  const { input, problems, change } = useFormState();
  const patch = (changes: Partial<ExtraLine>): void =>
    change({ extras: input.extras.map((one) => (one.key === line.key ? { ...one, ...changes } : one)) });
  return {
    patch,
    remove: (): void => change({ extras: input.extras.filter(({ key }) => key !== line.key) }),
    field: (name: Typed) => ({
      id: fieldId(`extras.${index}.${name}`),
      label: t(`office.job_form.extras.${name}`),
      value: line[name],
      // Of a permanent extra that was deleted meanwhile nothing else is there to say so.
      error: problems[`extras.${index}.${name}`] ?? (name === 'amount' && problems[`extras.${index}._id`]),
      required: true,
    }),
  };
};

/** One extra of the job; name and price of a permanent one are the agency's. */
export const ExtraEntry = (props: Props) => {
  const { t, language } = useTexts();
  const { line } = props;
  const { field, patch, remove } = useLine(props);
  return (
    <li>
      {line._id !== undefined ? (
        <span className={classes.fixed}>
          <b>{line.name}</b>
          <small>{euros(Number(line.price), language)}</small>
        </span>
      ) : (
        <>
          {/* Whoever has just added it goes on with its name. */}
          <TextInput
            {...field('name')}
            onChange={(event) => patch({ name: event.currentTarget.value })}
            autoFocus={line.name === ''}
            autoComplete="off"
            className={classes.extraName ?? ''}
          />
          <AmountField {...field('price')} onType={(price) => patch({ price })} />
        </>
      )}
      <CountField {...field('amount')} onType={(amount) => patch({ amount })} />
      <ActionIcon
        variant="subtle"
        size={36}
        className={classes.remove ?? ''}
        aria-label={t('office.job_form.extras.remove', {
          name: line.name || t('office.job_form.extras.unnamed'),
        })}
        onClick={remove}
      >
        <IconX size={18} stroke={1.9} aria-hidden />
      </ActionIcon>
      {line._id === undefined && (
        <Checkbox
          className={classes.permanent ?? ''}
          label={t('office.job_form.extras.permanent')}
          checked={line.permanent}
          onChange={(event) => patch({ permanent: event.currentTarget.checked })}
        />
      )}
    </li>
  );
};
