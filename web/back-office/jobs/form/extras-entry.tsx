import { Button, Menu } from '@mantine/core';
import IconPlus from '@tabler/icons-react/icons/IconPlus';
import { useState } from 'react';
import { ExtraEntry } from '#web/back-office/jobs/form/extra-entry.tsx';
import classes from '#web/back-office/jobs/form/extras.module.css';
import { ExtrasDialog } from '#web/back-office/jobs/form/extras-dialog.tsx';
import fields from '#web/back-office/jobs/form/fields.module.css';
import { useFormState } from '#web/back-office/jobs/form/form-context.ts';
import type { ExtraLine } from '#web/back-office/jobs/form/job-input.ts';
import type { ExtraRow } from '#web/back-office/jobs/form/use-job-terms.ts';
import { euros } from '#web/back-office/language/formats.ts';
import { useTexts } from '#web/back-office/language/office-language.ts';

/** As many as a form may carry. */
const MOST_EXTRAS = 10;

const newLine = (extra?: ExtraRow): ExtraLine => ({
  key: crypto.randomUUID(),
  _id: extra?._id,
  name: extra?.name ?? '',
  price: extra ? String(extra.price) : '',
  amount: '1',
  permanent: extra !== undefined,
});

/** Extras of the job: the agency's permanent ones, and those that are typed for this job alone. */
export const ExtrasEntry = () => {
  const { t, language } = useTexts();
  const { input, terms, change } = useFormState();
  const [isManaging, setManaging] = useState(false);
  const { extras } = input;
  const add = (extra?: ExtraRow): void => change({ extras: [...extras, newLine(extra)] });
  const left = terms.extras.filter(({ _id }) => !extras.some((line) => line._id === _id));
  return (
    <div className={fields.wide}>
      <h4 className={classes.label}>{t('office.job_form.extras.title')}</h4>
      {extras.length > 0 && (
        <ol className={classes.extras}>
          {extras.map((line, index) => (
            <ExtraEntry key={line.key} line={line} index={index} />
          ))}
        </ol>
      )}
      <Menu position="bottom-start" shadow="md" width={320} returnFocus={false}>
        <Menu.Target>
          <Button
            variant="subtle"
            leftSection={<IconPlus size={18} stroke={1.9} aria-hidden />}
            disabled={extras.length >= MOST_EXTRAS}
          >
            {t('office.job_form.extras.add')}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {left.map((extra) => (
            <Menu.Item key={extra._id} rightSection={euros(extra.price, language)} onClick={() => add(extra)}>
              {extra.name}
            </Menu.Item>
          ))}
          {left.length > 0 && <Menu.Divider />}
          <Menu.Item onClick={() => add()}>{t('office.job_form.extras.new')}</Menu.Item>
          {input.agency !== '' && (
            <Menu.Item onClick={() => setManaging(true)}>{t('office.job_form.extras.manage')}</Menu.Item>
          )}
        </Menu.Dropdown>
      </Menu>
      {isManaging && <ExtrasDialog onClose={() => setManaging(false)} />}
    </div>
  );
};
