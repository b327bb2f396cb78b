import { Button, Input } from '@mantine/core';
import IconPlus from '@tabler/icons-react/icons/IconPlus';
import { fieldId } from '#web/back-office/invoices/form/fields.tsx';
import { useFormState } from '#web/back-office/invoices/form/form-context.ts';
import classes from '#web/back-office/invoices/form/invoice-form.module.css';
import { newLine } from '#web/back-office/invoices/form/invoice-input.ts';
import { LineEntry } from '#web/back-office/invoices/form/line-entry.tsx';
import lines from '#web/back-office/invoices/form/lines.module.css';
import { Panel } from '#web/back-office/invoices/form/panel.tsx';
import { Sums } from '#web/back-office/invoices/form/sums.tsx';
import { useTexts } from '#web/back-office/language/office-language.ts';

/** As many as a form may carry. */
const MOST_LINES = 500;

/** What is invoiced, and what it adds up to. */
export const LinesPanel = () => {
  const { t } = useTexts();
  const { input, problems, isShown, touch, change } = useFormState();
  return (
    <Panel title={t('office.invoices.form.panel.lines')} note={t('office.invoices.form.net_in_euro')}>
      <ol className={`${lines.lines} ${classes.wide}`}>
        {input.lines.map((line, index) => (
          <LineEntry key={line.key} line={line} index={index} />
        ))}
      </ol>
      <div className={classes.wide}>
        <Button
          id={fieldId('lines')}
          variant="subtle"
          leftSection={<IconPlus size={18} stroke={1.9} aria-hidden />}
          disabled={input.lines.length >= MOST_LINES}
          onClick={() => {
            touch('lines');
            change({ lines: [...input.lines, newLine()] });
          }}
        >
          {t('office.invoices.form.line.add')}
        </Button>
        {isShown('lines') && problems.lines && <Input.Error>{problems.lines}</Input.Error>}
      </div>
      <Sums />
    </Panel>
  );
};
