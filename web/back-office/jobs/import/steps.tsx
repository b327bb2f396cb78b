import { Button } from '@mantine/core';
import IconDownload from '@tabler/icons-react/icons/IconDownload';
import classes from '#web/back-office/jobs/import/import.module.css';
import { useTexts } from '#web/back-office/language/office-language.ts';

const STEPS = ['fill', 'choose', 'store'] as const;

/** The template, whose choices are those of the day. */
export const TemplateLink = () => {
  const { t } = useTexts();
  return (
    <Button
      component="a"
      href="/api/jobs/groupSheetTemplate"
      download={t('office.import.template_file')}
      variant="default"
      leftSection={<IconDownload size={18} stroke={1.9} aria-hidden />}
    >
      {t('office.import.template')}
    </Button>
  );
};

/** How a group gets from the airline into the jobs. */
export const Steps = () => {
  const { t } = useTexts();
  return (
    <section className={classes.panel} aria-labelledby="import-steps">
      <h2 id="import-steps">{t('office.import.steps')}</h2>
      <ol className={classes.steps}>
        {STEPS.map((step) => (
          <li key={step}>
            <p>{t(`office.import.step.${step}`)}</p>
            {step === 'fill' && <TemplateLink />}
          </li>
        ))}
      </ol>
    </section>
  );
};
