import { useState } from 'react';
import { SITE_LANGUAGES, type SiteLanguage } from '#shared/languages.ts';
import { type Texts, textProblems } from '#shared/texts/text-rules.ts';
import { useAlerts } from '#web/back-office/components/alerts.tsx';
import { useTexts } from '#web/back-office/language/office-language.ts';
import {
  callTranslations,
  readTranslation,
  type TranslationRow,
} from '#web/back-office/texts/translations/use-translations.ts';
import { ApiError } from '#web/common/call-api.ts';

type Props = {
  /** The text as it was when it was opened. */
  row: TranslationRow;
  /** Reads the table anew. */
  reread: () => Promise<unknown>;
};

const NOTHING: Texts = {};

/** What is typed for a text, by language, what is wrong with it, and saving it. */
export const useTranslationForm = ({ row, reread }: Props) => {
  const { t } = useTexts();
  const { success, danger } = useAlerts();
  const [base, setBase] = useState(row);
  const [typed, setTyped] = useState(NOTHING);
  const [isStale, setStale] = useState(false);
  const [isBusy, setBusy] = useState(false);
  /** Editors begin anew with it. */
  const [start, setStart] = useState(0);

  const textOf = (language: SiteLanguage): string => typed[language] ?? base.texts[language] ?? '';
  const changed = SITE_LANGUAGES.filter(
    (language) => typed[language] !== undefined && typed[language] !== (base.texts[language] ?? ''),
  );
  const sent: Texts = Object.fromEntries(changed.map((language) => [language, textOf(language)]));
  const problems = textProblems(sent, base.shipped);

  const begin = (next: TranslationRow): void => {
    setBase(next);
    setTyped(NOTHING);
    setStale(false);
    setStart((last) => last + 1);
  };
  const refuse = async (error: unknown): Promise<void> => {
    danger(t('office.translations.not_updated'), { error });
    if (!(error instanceof ApiError && error.code === 'changed_meanwhile')) return;
    const now = await readTranslation(base.key).catch(() => undefined);
    if (!now) return;
    setBase(now);
    setStale(true);
  };
  const update = async (): Promise<void> => {
    if (isBusy || changed.length === 0 || Object.keys(problems).length > 0) return;
    setBusy(true);
    try {
      const { row: saved } = await callTranslations('POST /api/translations/updateTranslation', {
        body: { translation: { key: base.key, texts: sent, version: base.version } },
      });
      begin(saved);
      success(t('office.translations.updated'));
      await reread().catch(() => undefined);
    } catch (error) {
      await refuse(error);
    }
    setBusy(false);
  };
  return {
    base,
    start,
    textOf,
    changed,
    problemOf: (language: SiteLanguage) => problems[`texts.${language}`]?.code,
    canUpdate: changed.length > 0 && Object.keys(problems).length === 0,
    isStale,
    isBusy,
    type: (language: SiteLanguage, text: string): void => setTyped((last) => ({ ...last, [language]: text })),
    /** The editor of this language begins with the shipped text. */
    reset: (language: SiteLanguage): void => {
      setTyped((last) => ({ ...last, [language]: base.shipped[language] ?? '' }));
      setStart((last) => last + 1);
    },
    discard: (): void => begin(base),
    update,
  };
};
export type TranslationForm = ReturnType<typeof useTranslationForm>;
