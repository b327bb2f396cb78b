import classes from '#web/back-office/jobs/form/fields.module.css';
import { TextEntry } from '#web/back-office/jobs/form/fields.tsx';
import { Panel } from '#web/back-office/jobs/form/panel.tsx';
import { useTexts } from '#web/back-office/language/office-language.ts';

/** The agency's own names for what it has ordered. */
export const TourPanel = () => {
  const { t } = useTexts();
  return (
    <Panel title={t('office.job_form.panel.tour')}>
      <div className={classes.thirds}>
        <TextEntry name="tourname" />
        <TextEntry name="tourcode" />
        <TextEntry name="tournumber" />
      </div>
    </Panel>
  );
};
