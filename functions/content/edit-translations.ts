import { auditOfSubject, auditWrite } from '#functions/platform/data/audit.ts';
import { announceEdit } from '#functions/platform/data/catalogue-version.ts';
import {
  changeTranslation,
  editedTranslations,
  getTranslation,
  type Translation,
} from '#functions/platform/data/translation.ts';
import { save } from '#functions/platform/data/write.ts';
import type { Request } from '#functions/platform/http/api-group.ts';
import { auditChanges } from '#shared/audit/audit-entry.ts';
import type { TranslationRow, TranslationsApi } from '#shared/content/translations-api.ts';
import { DomainError, invalidInput } from '#shared/domain-error.ts';
import { SITE_LANGUAGES, type SiteLanguage } from '#shared/languages.ts';
import { actorOf } from '#shared/orders/order-history.ts';
import { refused } from '#shared/refused.ts';
import { shippedTexts } from '#shared/texts/shipped-texts.ts';
import { editedOnly, type Texts, textProblems } from '#shared/texts/text-rules.ts';

type Call<K extends keyof TranslationsApi> = Request<K, TranslationsApi[K]>;
type List = Call<'POST /api/translations/list'>;

const DEFAULT_LIMIT = 50;

const ofAllLanguages = (textOf: (language: SiteLanguage) => string | undefined): Texts =>
  Object.fromEntries(
    SITE_LANGUAGES.flatMap((language) => {
      const text = textOf(language);
      return text === undefined ? [] : [[language, text]];
    }),
  );

/** Every key of this release: the English ones, then the plural forms that other languages have beside them. */
const KEYS = [...new Set(SITE_LANGUAGES.flatMap((language) => Object.keys(shippedTexts(language))))];
const NUMBERS = new Map(KEYS.map((key, index) => [key, index + 1]));
const SHIPPED = new Map(KEYS.map((key) => [key, ofAllLanguages((language) => shippedTexts(language)[key])]));

const rowOf = (key: string, edited: Translation | undefined): TranslationRow => {
  const shipped = SHIPPED.get(key) ?? {};
  const own = edited?.texts ?? {};
  return {
    _id: NUMBERS.get(key) ?? 0,
    key,
    texts: { ...shipped, ...own },
    shipped,
    edited: SITE_LANGUAGES.filter((language) => own[language] !== undefined),
    version: edited?.version ?? 0,
  };
};

const has = (text: string | undefined, part: string): boolean =>
  text?.toLowerCase().includes(part.toLowerCase()) ?? false;

const isAskedFor =
  ({ key = '', text = '', languages }: List['body']['where']) =>
  (row: TranslationRow): boolean =>
    has(row.key, key) &&
    (text === '' || (languages ?? SITE_LANGUAGES).some((language) => has(row.texts[language], text)));

const ORDERS = {
  _id: (a: TranslationRow, b: TranslationRow) => a._id - b._id,
  key: (a: TranslationRow, b: TranslationRow) => (a.key < b.key ? -1 : 1),
};

/** All texts of the site that a search finds, as they read now. */
export const listTranslations = async ({ body }: List) => {
  const { where, order = '_id', offset = 0, limit = DEFAULT_LIMIT } = body;
  const edited = new Map((await editedTranslations()).map((one) => [one.key, one]));
  const found = KEYS.map((key) => rowOf(key, edited.get(key))).filter(isAskedFor(where));
  const sorted = found.toSorted(ORDERS[order === '_id' || order === '-_id' ? '_id' : 'key']);
  const rows = order.startsWith('-') ? sorted.toReversed() : sorted;
  return { rows: rows.slice(offset, offset + limit), count: found.length };
};

/**
 * Changes a text in the languages that are sent; what reads as it was shipped is not kept as an edit. Sites, warm
 * functions and published pages follow at once.
 * @throws DomainError `not_found`, `invalid_input` by `texts.{language}`, `changed_meanwhile` when somebody else was first
 */
export const updateTranslation = async ({
  body,
  caller,
  now,
}: Call<'POST /api/translations/updateTranslation'>) => {
  const { key, texts, version } = body.translation;
  const shipped = SHIPPED.get(key);
  if (!shipped) throw new DomainError('not_found', 'There is no such text.');
  const problems = textProblems(texts, shipped);
  if (Object.keys(problems).length > 0) throw invalidInput(problems);
  const before = await getTranslation(key);
  if (before.version !== version) throw refused('text.changed');
  const after = { key, texts: editedOnly({ ...shipped, ...before.texts, ...texts }, shipped), version };
  const changes = auditChanges({ ...shipped, ...before.texts }, { ...shipped, ...after.texts });
  if (changes.length === 0) return { row: rowOf(key, before) };
  const told = {
    by: actorOf(caller.user),
    kind: 'translation',
    subject: key,
    title: key,
    act: 'changed',
  } as const;
  await save(changeTranslation(before, after), auditWrite({ ...told, changes }, now), announceEdit());
  return { row: rowOf(key, { ...after, version: version + 1 }) };
};

/** What a text was before, the latest change first. */
export const readTranslationHistory = async ({ params }: Call<'GET /api/translations/history/{key}'>) => ({
  rows: await auditOfSubject('translation', params.key),
});
