import { Button } from '@mantine/core';
import { useState } from 'react';
import { DEFAULT_LANGUAGE, isSiteLanguage, LANGUAGE_NAMES, type SiteLanguage } from '#shared/languages.ts';
import { BusyButton } from '#web/back-office/components/busy-button.tsx';
import { LanguageTabs } from '#web/back-office/components/language-tabs.tsx';
import { useTexts } from '#web/back-office/language/office-language.ts';
import { EditDrawer } from '#web/back-office/texts/edit-drawer.tsx';
import { History } from '#web/back-office/texts/history.tsx';
import classes from '#web/back-office/texts/texts.module.css';
import { TranslationText } from '#web/back-office/texts/translations/translation-text.tsx';
import {
  type TranslationForm,
  useTranslationForm,
} from '#web/back-office/texts/translations/use-translation-form.ts';
import {
  callTranslations,
  type TranslationRow,
} from '#web/back-office/texts/translations/use-translations.ts';
import { type TabMark, useTabNote } from '#web/back-office/texts/use-tab-note.ts';

const markOf = (form: TranslationForm, language: SiteLanguage): TabMark => {
  if (form.problemOf(language)) return 'wrong';
  if (form.changed.includes(language)) return 'changed';
  return form.textOf(language) === '' ? 'missing' : undefined;
};

const Foot = ({ form }: { form: TranslationForm }) => {
  const { t } = useTexts();
  const { changed, isBusy } = form;
  return (
    <footer className={classes.foot}>
      <span role="status">
        {changed.length > 0
          ? t('office.texts.changed', { languages: changed.join(', ') })
          : t('office.texts.unchanged')}
      </span>
      <Button variant="default" disabled={isBusy || changed.length === 0} onClick={form.discard}>
        {t('office.texts.discard')}
      </Button>
      <BusyButton
        label={t('office.texts.update')}
        busyLabel={t('office.texts.updating')}
        isBusy={isBusy}
        disabled={!form.canUpdate}
        onClick={form.update}
      />
    </footer>
  );
};

type Props = { row: TranslationRow; isOpen: boolean; onClose: () => void; reread: () => Promise<unknown> };

/** A text of the site in all its languages (back-office specification, section 2, "Translations screen"). */
export const TranslationEdit = ({ row, isOpen, onClose, reread }: Props) => {
  const { t } = useTexts();
  const [language, setLanguage] = useState<SiteLanguage>(DEFAULT_LANGUAGE);
  const form = useTranslationForm({ row, reread });
  const { base } = form;
  const noteOf = useTabNote();
  return (
    <EditDrawer
      isOpen={isOpen}
      isChanged={form.changed.length > 0}
      onClose={onClose}
      title={
        <>
          <small>{t('office.translations.number', { id: base._id })}</small>
          <br />
          {base.key}
        </>
      }
    >
      <div className={classes.form}>
        <LanguageTabs
          label={t('office.texts.tabs')}
          current={language}
          onChange={setLanguage}
          noteOf={(one) => noteOf(markOf(form, one))}
          panelClass={classes.panel}
        >
          {form.isStale && (
            <div className={classes.stale} role="alert">
              <b>{t('office.texts.stale')}</b>
              <p>{t('office.texts.stale_text')}</p>
            </div>
          )}
          <TranslationText form={form} language={language} />
        </LanguageTabs>
        <p className={classes.warn}>
          <b>{t('office.translations.simple')}</b> {t('office.translations.simple_text')}
        </p>
        <History
          name={`${base.key} ${base.version}`}
          load={() => callTranslations('GET /api/translations/history/{key}', { params: { key: base.key } })}
          wordOf={(field) => (isSiteLanguage(field) ? LANGUAGE_NAMES[field] : field)}
        />
      </div>
      <Foot form={form} />
    </EditDrawer>
  );
};
