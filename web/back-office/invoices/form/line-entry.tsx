import { Button } from '@mantine/core';
import IconPlus from '@tabler/icons-react/icons/IconPlus';
import { useFormState } from '#web/back-office/invoices/form/form-context.ts';
import {
  type LineInput,
  newSubline,
  type SublineInput,
} from '#web/back-office/invoices/form/invoice-input.ts';
import { LineFields } from '#web/back-office/invoices/form/line-fields.tsx';
import classes from '#web/back-office/invoices/form/lines.module.css';
import { useTexts } from '#web/back-office/language/office-language.ts';

/** As many as a line may carry. */
const MOST_SUBLINES = 50;

const patched = <T extends SublineInput>(all: readonly T[], key: string, patch: Partial<T>): T[] =>
  all.map((one) => (one.key === key ? { ...one, ...patch } : one));

/** A line of the invoice with its sublines. */
export const LineEntry = ({ line, index }: { line: LineInput; index: number }) => {
  const { t } = useTexts();
  const { input, touch, change } = useFormState();
  const number = index + 1;
  const set = (patch: Partial<LineInput>): void => change({ lines: patched(input.lines, line.key, patch) });
  const { sublines } = line;
  return (
    <li className={classes.line}>
      <LineFields
        line={line}
        path={`lines.${index}`}
        name={t('office.invoices.form.line.name', { number })}
        mark={String(number)}
        onChange={set}
        onRemove={() => {
          touch('lines');
          change({ lines: input.lines.filter(({ key }) => key !== line.key) });
        }}
      />
      {sublines.length > 0 && (
        <ol className={classes.sublines}>
          {sublines.map((sub, at) => (
            <li key={sub.key}>
              <LineFields
                isSub
                line={sub}
                path={`lines.${index}.sublines.${at}`}
                name={t('office.invoices.form.line.subline', { number, subline: at + 1 })}
                onChange={(patch) => set({ sublines: patched(sublines, sub.key, patch) })}
                onRemove={() => set({ sublines: sublines.filter(({ key }) => key !== sub.key) })}
              />
            </li>
          ))}
        </ol>
      )}
      <Button
        className={classes.add ?? ''}
        variant="subtle"
        leftSection={<IconPlus size={18} stroke={1.9} aria-hidden />}
        aria-label={t('office.invoices.form.line.add_subline_to', { number })}
        disabled={sublines.length >= MOST_SUBLINES}
        onClick={() => set({ sublines: [...sublines, newSubline()] })}
      >
        {t('office.invoices.form.line.add_subline')}
      </Button>
    </li>
  );
};
