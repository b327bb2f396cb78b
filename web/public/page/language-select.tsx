import IconWorld from '@tabler/icons-react/icons/IconWorld';
import { isSiteLanguage, LANGUAGE_NAMES, SITE_LANGUAGES } from '#shared/languages.ts';
import { Icon } from '#web/public/controls/icon.tsx';
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
          if (isSiteLanguage(target.value)) switchLanguage(target.value);
        }}
      >
        {SITE_LANGUAGES.map((code) => (
          <option key={code} value={code} lang={code}>
            {LANGUAGE_NAMES[code]}
          </option>
        ))}
      </select>
    </span>
  );
};
