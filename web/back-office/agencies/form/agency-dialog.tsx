import type { ReactNode } from 'react';
import classes from '#web/back-office/agencies/agencies.module.css';
import { EntryStale } from '#web/back-office/agencies/form/entry-stale.tsx';
import { EntryDialog } from '#web/back-office/components/form/entry-dialog.tsx';
import type { EntryForm } from '#web/back-office/components/form/use-entry-form.ts';
import { useTexts } from '#web/back-office/language/office-language.ts';

type Props = { title: string; form: EntryForm; onClose: () => void; children: ReactNode };

/** The form of one job code or extra. */
export const AgencyDialog = ({ children, ...dialog }: Props) => {
  const { t } = useTexts();
  return (
    <EntryDialog
      {...dialog}
      size={620}
      stale={<EntryStale form={dialog.form} />}
      cancelLabel={t('office.agencies.cancel')}
      saveLabel={t('office.agencies.save')}
      savingLabel={t('office.agencies.saving')}
    >
      <div className={classes.fields}>{children}</div>
    </EntryDialog>
  );
};
