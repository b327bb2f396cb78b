import { Button } from '@mantine/core';
import IconArrowLeft from '@tabler/icons-react/icons/IconArrowLeft';
import { Link } from 'react-router';
import { ScreenHelp } from '#web/back-office/components/screen-help.tsx';
import { DropZone } from '#web/back-office/jobs/import/drop-zone.tsx';
import classes from '#web/back-office/jobs/import/import.module.css';
import { Preview } from '#web/back-office/jobs/import/preview.tsx';
import { Steps } from '#web/back-office/jobs/import/steps.tsx';
import { Stored } from '#web/back-office/jobs/import/stored.tsx';
import { useImport } from '#web/back-office/jobs/import/use-import.ts';
import { useTexts } from '#web/back-office/language/office-language.ts';

/** Takes in an airline's group from its spreadsheet (back-office specification, section 5, "Spreadsheet import"). */
const ImportScreen = () => {
  const { t } = useTexts();
  const { state, isStoring, choose, store, restart } = useImport();
  const isStart = state.step === 'choose' || state.step === 'reading';
  return (
    <>
      <title>{`${t('office.import.title')} – ${t('office.brand')}`}</title>
      <header className={classes.head}>
        <div>
          <span className={classes.heading}>
            <h1>{t('office.import.title')}</h1>
            <ScreenHelp text="office.import.help" />
          </span>
          {isStart && <p>{t('office.import.lead')}</p>}
        </div>
        <Button
          component={Link}
          to="/admin/jobs"
          variant="default"
          leftSection={<IconArrowLeft size={18} stroke={1.9} aria-hidden />}
        >
          {t('office.import.back')}
        </Button>
      </header>
      {isStart && (
        <div className={classes.start}>
          <Steps />
          <DropZone state={state} onFile={choose} />
        </div>
      )}
      {state.step === 'preview' && (
        <Preview
          read={state.read}
          name={state.name}
          isStoring={isStoring}
          onStore={(again) => store(state, again)}
          onRestart={restart}
        />
      )}
      {state.step === 'stored' && <Stored stored={state} onRestart={restart} />}
    </>
  );
};
export default ImportScreen;
