import useSWR from 'swr';
import type { TranslationsApi } from '#shared/content/translations-api.ts';
import type { ReceivedOf } from '#shared/http/contract.ts';
import { DEFAULT_LANGUAGE, isSiteLanguage, type SiteLanguage } from '#shared/languages.ts';
import { type TextTable, useTextTable } from '#web/back-office/texts/use-text-table.ts';
import { apiClient } from '#web/common/call-api.ts';

export const callTranslations = apiClient<TranslationsApi>();

export type TranslationRow = ReceivedOf<TranslationsApi['POST /api/translations/list']>['rows'][number];

/** The parameter of the address that opens a text. */
export const PANEL = 'edit';
const PANELS = [PANEL] as const;
const FIELDS = ['key', 'text', 'compare'] as const;
/** Beside the text in the default language. */
export const MOST_COMPARED = 2;

export type TranslationTable = TextTable<(typeof FIELDS)[number]>;

/** Search, compared languages, page and order of the translations; they live in the address. */
export const useTranslationTable = (): TranslationTable =>
  useTextTable({ tableName: 'translations', panels: PANELS, fields: FIELDS, firstSort: '_id' });

/** The languages that stand beside the default one. */
export const comparedIn = ({ filter }: Pick<TranslationTable, 'filter'>): SiteLanguage[] =>
  filter.compare
    .split(',')
    .filter(isSiteLanguage)
    .filter((language) => language !== DEFAULT_LANGUAGE)
    .slice(0, MOST_COMPARED);

/** The languages of the table's columns, the default one first. */
export const shownIn = (table: Pick<TranslationTable, 'filter'>): readonly SiteLanguage[] => [
  DEFAULT_LANGUAGE,
  ...comparedIn(table),
];

const ORDERS = ['_id', '-_id', 'key', '-key'] as const;

/** The texts of a search, and how many it finds. */
export const useTranslations = (table: TranslationTable) => {
  const { filter, pagination, order } = table;
  const body = {
    offset: pagination.pageIndex * pagination.pageSize,
    limit: pagination.pageSize,
    order: ORDERS.find((known) => known === order) ?? '_id',
    where: { ...(filter.key && { key: filter.key }), ...(filter.text && { text: filter.text }) },
  };
  return useSWR(
    ['translations', body] as const,
    ([, asked]) => callTranslations('POST /api/translations/list', { body: asked }),
    { keepPreviousData: true, revalidateOnFocus: false },
  );
};

/** One text as it is stored now. */
export const readTranslation = async (key: string): Promise<TranslationRow | undefined> => {
  const { rows } = await callTranslations('POST /api/translations/list', {
    body: { limit: 500, where: { key } },
  });
  return rows.find((row) => row.key === key);
};
