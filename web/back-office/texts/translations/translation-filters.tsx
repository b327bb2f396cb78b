import { CloseButton, Select } from '@mantine/core';
import { DEFAULT_LANGUAGE, isSiteLanguage, LANGUAGE_NAMES, SITE_LANGUAGES } from '#shared/languages.ts';
import { TextFilter } from '#web/back-office/components/record-table/text-filter.tsx';
import classes from '#web/back-office/components/records/records.module.css';
import { useTexts } from '#web/back-office/language/office-language.ts';
import own from '#web/back-office/texts/texts.module.css';
import {
  comparedIn,
  MOST_COMPARED,
  type TranslationTable,
} from '#web/back-office/texts/translations/use-translations.ts';

type Props = { table: TranslationTable };

const Compared = ({ table }: Props) => {
  const { t } = useTexts();
  const compared = comparedIn(table);
  const set = (languages: readonly string[]): void => table.setFilter({ compare: languages.join(',') });
  const others = SITE_LANGUAGES.filter((one) => one !== DEFAULT_LANGUAGE && !compared.includes(one));
  return (
    <>
      {compared.map((language) => (
        <span key={language} className={own.compare}>
          <bdi lang={language}>{LANGUAGE_NAMES[language]}</bdi>
          <CloseButton
            aria-label={t('office.translations.remove', { language: LANGUAGE_NAMES[language] })}
            onClick={() => set(compared.filter((one) => one !== language))}
          />
        </span>
      ))}
      {compared.length < MOST_COMPARED ? (
        <Select
          w={190}
          aria-label={t('office.translations.compare')}
          placeholder={t('office.translations.compare')}
          data={others.map((language) => ({ value: language, label: LANGUAGE_NAMES[language] }))}
          value={null}
          onChange={(language) => {
            if (language && isSiteLanguage(language)) set([...compared, language]);
          }}
        />
      ) : (
        <span className={own.hint}>{t('office.translations.most')}</span>
      )}
    </>
  );
};

/** Search by key and by content, and the languages that are compared. */
export const TranslationFilters = ({ table }: Props) => {
  const { t } = useTexts();
  const { filter, setFilter } = table;
  return (
    <div className={classes.filters}>
      <TextFilter
        label={t('office.translations.search_key')}
        value={filter.key}
        onChange={(key) => setFilter({ key })}
      />
      <TextFilter
        label={t('office.translations.search_text')}
        value={filter.text}
        onChange={(text) => setFilter({ text })}
      />
      <Compared table={table} />
    </div>
  );
};
