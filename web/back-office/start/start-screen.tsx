import { Skeleton } from '@mantine/core';
import { PageError } from '#web/back-office/components/page-error.tsx';
import classes from '#web/back-office/components/records/records.module.css';
import { ScreenHelp } from '#web/back-office/components/screen-help.tsx';
import { shortDay } from '#web/back-office/language/formats.ts';
import { useTexts } from '#web/back-office/language/office-language.ts';
import { Matters } from '#web/back-office/start/matters.tsx';
import own from '#web/back-office/start/start.module.css';
import { StartTiles } from '#web/back-office/start/start-tiles.tsx';
import { TurnoverPanel } from '#web/back-office/start/turnover-panel.tsx';
import { useStart } from '#web/back-office/start/use-start.ts';

const Today = () => {
  const { t } = useTexts();
  const { data, error, mutate } = useStart();
  if (error && !data)
    return <PageError error={error} title={t('office.start.error')} onRetry={() => mutate()} />;
  if (!data) return <Skeleton height={132} mb={16} aria-label={t('office.table.loading')} />;
  return (
    <>
      <StartTiles start={data} />
      <div className={own.pair}>
        <Matters title={t('office.start.expiring')} matters={data.expiring} />
        <Matters title={t('office.start.attention')} matters={data.attention} />
      </div>
    </>
  );
};

/** Today at a glance (docs/decisions.md; back-office specification, section 2): what waits, and how business goes. */
const StartScreen = () => {
  const { t, language } = useTexts();
  const today = useStart().data?.today;
  return (
    <>
      <title>{`${t('office.start.title')} – ${t('office.brand')}`}</title>
      <header className={classes.head}>
        <h1>{t('office.start.title')}</h1>
        <ScreenHelp text="office.start.help" />
        {today && <span className={own.quiet}>{shortDay(today, language)}</span>}
      </header>
      <Today />
      <TurnoverPanel />
    </>
  );
};
export default StartScreen;
