import type { LanguageNote } from '#web/back-office/components/language-tabs.tsx';
import { useTexts } from '#web/back-office/language/office-language.ts';

/** How the text of a language stands, the gravest first. */
export type TabMark = 'wrong' | 'changed' | 'missing' | undefined;

/** What its tab says of that. */
export const useTabNote = () => {
  const { t } = useTexts();
  return (mark: TabMark): LanguageNote =>
    mark && { word: t(`office.texts.tab_${mark}`), isWrong: mark === 'wrong' };
};
