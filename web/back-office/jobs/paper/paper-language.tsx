import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import useSWRImmutable from 'swr/immutable';
import { textsIn } from '#web/back-office/language/language-provider.tsx';
import { type OfficeLanguage, useTexts } from '#web/back-office/language/office-language.ts';

type Props = { language: OfficeLanguage; children: ReactNode };

/** Puts what is inside in another language than the office reads; shows it once the texts are there. */
export const PaperLanguage = ({ language, children }: Props) => {
  const { language: office } = useTexts();
  const { data } = useSWRImmutable(language === office ? null : ['texts', language], () => textsIn(language));
  if (language === office) return <div lang={language}>{children}</div>;
  return (
    data && (
      <I18nextProvider i18n={data}>
        <div lang={language}>{children}</div>
      </I18nextProvider>
    )
  );
};
