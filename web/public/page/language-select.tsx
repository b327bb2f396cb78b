import IconWorld from '@tabler/icons-react/icons/IconWorld';
import { LANGUAGE_NAMES } from '#shared/languages.ts';
import { Icon } from '#web/public/controls/icon.tsx';
import { isOffered, OFFERED_LANGUAGES } from '#web/public/language/language-prefix.ts';
import { switchLanguage } from '#web/public/language/site-language.ts';
import { useTexts } from '#web/public/language/texts.ts';

export const LanguageSelect = () => {
  const { t, language } = useTexts();
  return (
    <span className="bar-item language">
      <Icon of={IconWorld} />
      <span aria-hidden="true">{language.toUpperCase()}</span>
      <select
        aria-label={t('nav.language')}
        value={language}
        onChange={({ target }) => {
          if (isOffered(target.value)) switchLanguage(target.value);
        }}
      >
        {OFFERED_LANGUAGES.map((code) => (
          <option key={code} value={code} lang={code}>
            {LANGUAGE_NAMES[code]}
          </option>
        ))}
      </select>
    </span>
  );
};
