import IconWorld from '@tabler/icons-react/icons/IconWorld';
import { Icon } from '#web/public/controls/icon.tsx';
import { isOffered, OFFERED_LANGUAGES } from '#web/public/language/language-prefix.ts';
import { switchLanguage } from '#web/public/language/site-language.ts';
import { useTexts } from '#web/public/language/texts.ts';

/** Each language is named in itself, so that whoever needs it finds it. */
const OWN_NAMES = { en: 'English', de: 'Deutsch' } as const;

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
            {OWN_NAMES[code]}
          </option>
        ))}
      </select>
    </span>
  );
};
