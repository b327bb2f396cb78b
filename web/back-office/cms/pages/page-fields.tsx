import { Textarea, TextInput } from '@mantine/core';
import { PAGE_LENGTHS } from '#shared/content/page-rules.ts';
import { directionOf, type SiteLanguage } from '#shared/languages.ts';
import { BLANK, type PageForm } from '#web/back-office/cms/pages/use-page-form.ts';
import { useProblemText } from '#web/back-office/cms/problem-text.ts';
import { RichText } from '#web/back-office/components/rich-text/rich-text.tsx';
import type { Picture } from '#web/back-office/components/rich-text/rich-text-props.ts';
import { useTexts } from '#web/back-office/language/office-language.ts';

type Props = { form: PageForm; language: SiteLanguage; onPicture: () => Promise<Picture | undefined> };

/** What a page says in one language. */
export const PageFields = ({ form, language, onPicture }: Props) => {
  const { t } = useTexts();
  const problemText = useProblemText();
  const text = form.content.texts[language] ?? BLANK;
  const common = (field: 'title' | 'subtitle' | 'meta_title' | 'meta_description') => ({
    label: t(`office.cms.page.${field}`),
    value: text[field],
    error: problemText(form.problems[`texts.${language}.${field}`]),
    lang: language,
    dir: directionOf(language),
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) =>
      form.change(field, currentTarget.value),
  });
  const counted = (field: 'meta_title' | 'meta_description', hint: string): string =>
    `${hint} ${t('office.cms.count', { count: text[field].length, most: PAGE_LENGTHS[field] })}`;
  return (
    <>
      <TextInput {...common('title')} />
      <TextInput {...common('subtitle')} />
      <RichText
        key={`${language}-${form.revision}`}
        label={t('office.cms.page.html')}
        kind="page"
        language={language}
        value={text.html}
        onChange={(html) => form.change('html', html)}
        error={problemText(form.problems[`texts.${language}.html`])}
        onPicture={onPicture}
      />
      <TextInput
        {...common('meta_title')}
        description={counted('meta_title', t('office.cms.page.meta_title_hint'))}
      />
      <Textarea
        {...common('meta_description')}
        autosize
        minRows={2}
        description={counted('meta_description', t('office.cms.page.meta_description_hint'))}
      />
    </>
  );
};
