import { Tabs } from '@mantine/core';
import type { ReactNode } from 'react';
import { LANGUAGE_NAMES, SITE_LANGUAGES, type SiteLanguage } from '#shared/languages.ts';
import classes from '#web/back-office/cms/cms.module.css';
import { useTexts } from '#web/back-office/language/office-language.ts';

type Props = {
  open: SiteLanguage;
  onOpen: (language: SiteLanguage) => void;
  /** Languages that have no text of their own. */
  lacking: readonly SiteLanguage[];
  /** Languages in which something must be corrected. */
  faulty: readonly SiteLanguage[];
  children: ReactNode;
};

/** One tab per language of the site, with the fields of the open one. */
export const LanguageTabs = ({ open, onOpen, lacking, faulty, children }: Props) => {
  const { t } = useTexts();
  const note = (language: SiteLanguage): string | undefined => {
    if (faulty.includes(language)) return t('office.cms.faulty');
    return lacking.includes(language) ? t('office.cms.lacks') : undefined;
  };
  return (
    <Tabs value={open} onChange={(value) => value && onOpen(value as SiteLanguage)} keepMounted={false}>
      <Tabs.List aria-label={t('office.cms.language')} className={classes.languages ?? ''}>
        {SITE_LANGUAGES.map((language) => (
          <Tabs.Tab key={language} value={language} data-faulty={faulty.includes(language)}>
            <bdi lang={language}>{LANGUAGE_NAMES[language]}</bdi>
            {note(language) && <small>{note(language)}</small>}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {SITE_LANGUAGES.map((language) => (
        <Tabs.Panel key={language} value={language} className={classes.panel ?? ''}>
          {language === open && children}
        </Tabs.Panel>
      ))}
    </Tabs>
  );
};
