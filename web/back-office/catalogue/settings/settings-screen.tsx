import { useState } from 'react';
import classes from '#web/back-office/catalogue/catalogue.module.css';
import { HistoryDialog } from '#web/back-office/catalogue/history-dialog.tsx';
import { SettingsForm } from '#web/back-office/catalogue/settings/settings-form.tsx';
import {
  callSettings,
  type SettingRow,
  useSettingRows,
} from '#web/back-office/catalogue/settings/use-setting-form.ts';
import { PageError } from '#web/back-office/components/page-error.tsx';
import { PanelLoading } from '#web/back-office/components/records/panel-loading.tsx';
import { ScreenHelp } from '#web/back-office/components/screen-help.tsx';
import { useTexts } from '#web/back-office/language/office-language.ts';

/** What the office may set up by itself (back-office specification, section 2). */
const SettingsScreen = () => {
  const { t, language } = useTexts();
  const { data: rows, error, mutate } = useSettingRows();
  const [asked, setAsked] = useState<SettingRow>();
  return (
    <>
      <title>{`${t('office.settings.title')} – ${t('office.brand')}`}</title>
      <header className={classes.head}>
        <h1>{t('office.settings.title')}</h1>
        <ScreenHelp text="office.settings.help" />
      </header>
      {!rows && error !== undefined && <PageError error={error} onRetry={() => void mutate()} />}
      {!rows && error === undefined && <PanelLoading label={t('office.settings.loading')} />}
      {rows && <SettingsForm rows={rows} reread={() => mutate()} onHistory={setAsked} />}
      <HistoryDialog
        title={asked?.readable_title[language] ?? ''}
        name={asked && `settings/history/${asked.key}`}
        load={() => callSettings('GET /api/settings/{key}/history', { params: { key: asked?.key ?? '' } })}
        fieldName={() => t('office.settings.column.value')}
        onClose={() => setAsked(undefined)}
      />
    </>
  );
};
export default SettingsScreen;
