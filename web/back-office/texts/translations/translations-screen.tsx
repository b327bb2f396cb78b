import { Button } from '@mantine/core';
import IconRefresh from '@tabler/icons-react/icons/IconRefresh';
import { useMemo } from 'react';
import useSWR from 'swr';
import { FilterDrawer } from '#web/back-office/components/records/filter-drawer.tsx';
import { NoRecords } from '#web/back-office/components/records/no-records.tsx';
import { PagedTable } from '#web/back-office/components/records/paged-table.tsx';
import classes from '#web/back-office/components/records/records.module.css';
import { useOpenRecord } from '#web/back-office/components/records/use-open-record.ts';
import { ScreenHelp } from '#web/back-office/components/screen-help.tsx';
import { useTexts } from '#web/back-office/language/office-language.ts';
import { listOf } from '#web/back-office/texts/list-of.ts';
import own from '#web/back-office/texts/texts.module.css';
import {
  KeyButton,
  TextIn,
  translationColumns,
} from '#web/back-office/texts/translations/translation-columns.tsx';
import { TranslationEdit } from '#web/back-office/texts/translations/translation-edit.tsx';
import { TranslationFilters } from '#web/back-office/texts/translations/translation-filters.tsx';
import {
  PANEL,
  readTranslation,
  shownIn,
  type TranslationTable,
  useTranslations,
  useTranslationTable,
} from '#web/back-office/texts/translations/use-translations.ts';

type Found = ReturnType<typeof useTranslations>;
type Props = { table: TranslationTable; found: Found; onOpen: (key: string) => void };

/** The part of a key that its screen or feature gives it. */
const partOf = (key: string): string =>
  key
    .split('.')
    .slice(0, key.startsWith('office.') ? 2 : 1)
    .join('.');

const TranslationList = ({ table, found, onOpen }: Props) => {
  const { t } = useTexts();
  const { compare } = table.filter;
  const columns = useMemo(
    () => translationColumns(t, shownIn({ filter: { key: '', text: '', compare } }), onOpen),
    [t, compare, onOpen],
  );
  return (
    <PagedTable
      state={table}
      records={listOf(found)}
      errorTitle={t('office.translations.error')}
      none={<NoRecords text={t('office.translations.none')} onClear={table.clear} />}
      label={t('office.translations.title')}
      columns={columns}
      rowId={({ key }) => key}
      groupKey={({ key }) => partOf(key)}
      groupHead={({ key, rows }) => t('office.translations.group', { part: key, count: rows.length })}
      card={(row) => (
        <article className={own.card} aria-label={row.key}>
          <KeyButton row={row} onOpen={onOpen} />
          {shownIn(table).map((language) => (
            <TextIn key={language} row={row} language={language} />
          ))}
        </article>
      )}
      shown={(first, last, count) => t('office.texts.shown', { first, last, count })}
    />
  );
};

const ClearButtons = ({ table }: { table: TranslationTable }) => {
  const { t } = useTexts();
  return (
    <span className={classes.end}>
      <Button
        variant="default"
        leftSection={<IconRefresh size={18} stroke={1.9} aria-hidden />}
        onClick={table.clearTable}
      >
        {t('office.texts.clear')}
      </Button>
      <Button variant="default" onClick={table.clearTemporarily}>
        {t('office.table.clear_temporarily')}
      </Button>
    </span>
  );
};

/** Every text of the site, searched, compared and edited. */
const TranslationsScreen = () => {
  const { t } = useTexts();
  const table = useTranslationTable();
  const found = useTranslations(table);
  const { id, open, close } = useOpenRecord(PANEL, /^[\w.-]{1,200}$/);
  const row = useSWR(id && ['translation', id], () => readTranslation(id ?? ''), {
    revalidateOnFocus: false,
    revalidateOnReconnect: false,
  }).data;
  const { filter } = table;
  return (
    <>
      <title>{`${t('office.translations.title')} – ${t('office.brand')}`}</title>
      <header className={classes.head}>
        <h1>{t('office.translations.title')}</h1>
        <ScreenHelp text="office.translations.help" />
        <FilterDrawer
          count={[filter.key, filter.text, filter.compare].filter(Boolean).length}
          showLabel={t('office.translations.title')}
        >
          <TranslationFilters table={table} />
        </FilterDrawer>
        <ClearButtons table={table} />
      </header>
      <div className={classes.bar}>
        <TranslationFilters table={table} />
      </div>
      <TranslationList table={table} found={found} onOpen={open} />
      {row && (
        <TranslationEdit
          key={`${row.key} ${row.version}`}
          row={row}
          isOpen={row.key === id}
          onClose={close}
          reread={found.mutate}
        />
      )}
    </>
  );
};
export default TranslationsScreen;
