import { EmptyState } from '#web/back-office/components/empty-state.tsx';
import { useTexts } from '#web/back-office/language/office-language.ts';
import { useCurrentUser } from '#web/back-office/session/current-user.tsx';
import classes from '#web/back-office/shell/shell.module.css';

/** Where staff begin whose own screen is not there yet. */
export const StartScreen = () => {
  const { t } = useTexts();
  const { name } = useCurrentUser();
  return (
    <>
      <title>{`${t('office.start.title')} – ${t('office.brand')}`}</title>
      <h1 className={classes.heading}>{t('office.start.title')}</h1>
      <EmptyState title={t('office.start.welcome', { name })} text={t('office.start.text')} />
    </>
  );
};
