import { Button } from '@mantine/core';
import { DEFAULT_LANGUAGE, LANGUAGE_NAMES, type SiteLanguage } from '#shared/languages.ts';
import { placeholderDifference, placeholdersOf, shippedFor } from '#shared/texts/text-rules.ts';
import { RichText } from '#web/back-office/components/rich-text/rich-text.tsx';
import { type Translate, useTexts } from '#web/back-office/language/office-language.ts';
import { Chipped } from '#web/back-office/texts/chipped.tsx';
import classes from '#web/back-office/texts/texts.module.css';
import type { TranslationForm } from '#web/back-office/texts/translations/use-translation-form.ts';

type Props = { form: TranslationForm; language: SiteLanguage };

const KNOWN = [
  'message.empty',
  'message.long',
  'message.styled',
  'message.invalid',
  'message.placeholders',
] as const;

/** What is wrong with a text, with the names of the placeholders that it concerns. */
const errorOf = ({ form, language }: Props, t: Translate): string | undefined => {
  const code = KNOWN.find((known) => known === form.problemOf(language));
  if (!code) return undefined;
  const words = t(`office.texts.error.${code}`);
  if (code !== 'message.placeholders') return words;
  const { missing, added } = placeholderDifference(
    form.textOf(language),
    shippedFor(form.base.shipped, language),
  );
  return [
    words,
    missing.length > 0 && t('office.texts.missing', { names: missing.join(', ') }),
    added.length > 0 && t('office.texts.added', { names: added.join(', ') }),
  ]
    .filter(Boolean)
    .join(' ');
};

/** One language of a text. */
export const TranslationText = ({ form, language }: Props) => {
  const { t } = useTexts();
  const { base, start } = form;
  const english = base.texts[DEFAULT_LANGUAGE];
  const shipped = base.shipped[language];
  return (
    <>
      {language !== DEFAULT_LANGUAGE && english !== undefined && (
        <p className={classes.source} lang={DEFAULT_LANGUAGE}>
          <small>{t('office.texts.reference', { language: LANGUAGE_NAMES.en })}</small>
          <Chipped text={english} />
        </p>
      )}
      <RichText
        key={`${base.key} ${language} ${start}`}
        label={LANGUAGE_NAMES[language]}
        kind="text"
        language={language}
        value={form.textOf(language)}
        variables={[...new Set(placeholdersOf(shippedFor(base.shipped, language)))]}
        error={errorOf({ form, language }, t)}
        isDisabled={form.isBusy}
        onChange={(text) => form.type(language, text)}
      />
      {form.isStale && (
        <p className={classes.source} lang={language} dir="auto">
          <small>{t('office.texts.stored_now')}</small>
          <Chipped text={base.texts[language] ?? '–'} />
        </p>
      )}
      {form.textOf(language) !== (shipped ?? '') && (
        <Button variant="default" w="fit-content" disabled={form.isBusy} onClick={() => form.reset(language)}>
          {t('office.texts.reset')}
        </Button>
      )}
    </>
  );
};
