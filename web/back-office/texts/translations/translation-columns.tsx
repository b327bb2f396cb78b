import { createColumnHelper } from '@tanstack/react-table';
import { directionOf, LANGUAGE_NAMES, type SiteLanguage } from '#shared/languages.ts';
import type {
  RecordColumns,
  recordFeatures,
} from '#web/back-office/components/record-table/record-features.ts';
import { type Translate, useTexts } from '#web/back-office/language/office-language.ts';
import { Chipped } from '#web/back-office/texts/chipped.tsx';
import classes from '#web/back-office/texts/texts.module.css';
import type { TranslationRow } from '#web/back-office/texts/translations/use-translations.ts';

const column = createColumnHelper<typeof recordFeatures, TranslationRow>();

/** The text in a language, or that it lacks it. */
export const TextIn = ({ row, language }: { row: TranslationRow; language: SiteLanguage }) => {
  const { t } = useTexts();
  const text = row.texts[language];
  if (text === undefined) return <span className={classes.lacks}>{t('office.translations.lacks')}</span>;
  return (
    <span lang={language} dir={directionOf(language)} className={classes.text}>
      <Chipped text={text} />
    </span>
  );
};

export const KeyButton = ({ row, onOpen }: { row: TranslationRow; onOpen: (key: string) => void }) => {
  const { t } = useTexts();
  return (
    <>
      <button type="button" className={classes.key} onClick={() => onOpen(row.key)}>
        {row.key}
      </button>
      {row.edited.length > 0 && (
        <small
          className={classes.second}
        >{`${t('office.translations.edited')}: ${row.edited.join(', ')}`}</small>
      )}
    </>
  );
};

/** Id, key, and the text in some languages. */
export const translationColumns = (
  t: Translate,
  languages: readonly SiteLanguage[],
  onOpen: (key: string) => void,
): RecordColumns<TranslationRow> =>
  column.columns([
    column.accessor(({ _id }) => _id, { id: '_id', header: t('office.translations.column.id') }),
    column.accessor(({ key }) => key, {
      id: 'key',
      header: t('office.translations.column.key'),
      cell: ({ row }) => <KeyButton row={row.original} onOpen={onOpen} />,
      meta: { isRowHeader: true },
    }),
    ...languages.map((language) =>
      column.display({
        id: language,
        header: LANGUAGE_NAMES[language],
        cell: ({ row }) => <TextIn row={row.original} language={language} />,
      }),
    ),
  ]);
