import { type KeyboardEvent, type ReactNode, useId } from 'react';
import { LANGUAGE_NAMES, SITE_LANGUAGES, type SiteLanguage } from '#shared/languages.ts';
import { useTexts } from '#web/back-office/language/office-language.ts';
import classes from '#web/back-office/texts/texts.module.css';

/** What a tab says of its text, at most one thing: the gravest. */
export type TabMark = 'wrong' | 'changed' | 'missing' | undefined;

type Props = {
  current: SiteLanguage;
  onChange: (language: SiteLanguage) => void;
  markOf: (language: SiteLanguage) => TabMark;
  children: ReactNode;
};

/** One tab per language; arrows lead from one to the next. */
export const LanguageTabs = ({ current, onChange, markOf, children }: Props) => {
  const { t } = useTexts();
  const id = useId();
  const step = (event: KeyboardEvent<HTMLElement>): void => {
    const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    const count = SITE_LANGUAGES.length;
    const next = SITE_LANGUAGES[(SITE_LANGUAGES.indexOf(current) + by + count) % count] ?? current;
    onChange(next);
    document.getElementById(`${id}${next}`)?.focus();
  };
  return (
    <>
      <div role="tablist" aria-label={t('office.texts.tabs')} className={classes.tabs} onKeyDown={step}>
        {SITE_LANGUAGES.map((language) => {
          const mark = markOf(language);
          const name = mark
            ? `${LANGUAGE_NAMES[language]}, ${t(`office.texts.tab_${mark}`)}`
            : LANGUAGE_NAMES[language];
          return (
            <button
              key={language}
              id={`${id}${language}`}
              type="button"
              role="tab"
              aria-label={`${language}: ${name}`}
              title={name}
              aria-selected={language === current}
              aria-controls={`${id}panel`}
              tabIndex={language === current ? 0 : -1}
              onClick={() => onChange(language)}
            >
              {language}
              {mark && <i data-mark={mark} aria-hidden />}
            </button>
          );
        })}
      </div>
      <div role="tabpanel" id={`${id}panel`} aria-labelledby={`${id}${current}`} className={classes.panel}>
        {children}
      </div>
    </>
  );
};
