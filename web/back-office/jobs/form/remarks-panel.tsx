import { LongEntry } from '#web/back-office/jobs/form/fields.tsx';
import { Panel } from '#web/back-office/jobs/form/panel.tsx';
import { useTexts } from '#web/back-office/language/office-language.ts';

/** What the employees are told, and what the office notes for itself. */
export const RemarksPanel = () => {
  const { t } = useTexts();
  return (
    <Panel title={t('office.job_form.panel.remarks')}>
      <LongEntry name="remarks" />
      <LongEntry name="AdminRemarks" />
    </Panel>
  );
};
