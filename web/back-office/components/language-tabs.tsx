import { Tabs } from '@mantine/core';
import type { ReactNode } from 'react';
import { LANGUAGE_NAMES, SITE_LANGUAGES, type SiteLanguage } from '#shared/languages.ts';
import classes from '#web/back-office/components/language-tabs.module.css';

/** What a tab says of its text, at most one thing: the gravest. */
export type LanguageNote = { readonly word: string; readonly isWrong?: boolean } | undefined;

type Props = {
  label: string;
  current: SiteLanguage;
  onChange: (language: SiteLanguage) => void;
  noteOf: (language: SiteLanguage) => LanguageNote;
  /** How the fields stand, where it matters. */
  panelClass?: string | undefined;
  /** The fields of the open one. */
  children: ReactNode;
};

/** One tab per language of the site; arrows lead from one to the next. */
export const LanguageTabs = ({ label, current, onChange, noteOf, panelClass, children }: Props) => (
  <Tabs value={current} onChange={(value) => value && onChange(value as SiteLanguage)} keepMounted={false}>
    <Tabs.List aria-label={label} className={classes.tabs ?? ''}>
      {SITE_LANGUAGES.map((language) => {
        const note = noteOf(language);
        return (
          <Tabs.Tab key={language} value={language} data-wrong={note?.isWrong}>
            <bdi lang={language}>{LANGUAGE_NAMES[language]}</bdi>
            {note && <small>{note.word}</small>}
          </Tabs.Tab>
        );
      })}
    </Tabs.List>
    {SITE_LANGUAGES.map((language) => (
      <Tabs.Panel key={language} value={language} className={panelClass ?? ''}>
        {language === current && children}
      </Tabs.Panel>
    ))}
  </Tabs>
);
