import type { LanguageNote } from '#web/back-office/components/language-tabs.tsx';
import { useTexts } from '#web/back-office/language/office-language.ts';

/** What the tab of a language says: that something must be corrected, else that it has no text of its own. */
export const useLanguageNote = () => {
  const { t } = useTexts();
  return ({ isWrong, isLacking }: { isWrong: boolean; isLacking: boolean }): LanguageNote => {
    if (isWrong) return { word: t('office.cms.faulty'), isWrong };
    return isLacking ? { word: t('office.cms.lacks') } : undefined;
  };
};
