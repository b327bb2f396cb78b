import { Checkbox, TextInput } from '@mantine/core';
import { variablesIn } from '#shared/emails/email-template.ts';
import { DEFAULT_LANGUAGE, directionOf, type SiteLanguage, writesOtherLetters } from '#shared/languages.ts';
import { RichText } from '#web/back-office/components/rich-text/rich-text.tsx';
import { useTexts } from '#web/back-office/language/office-language.ts';
import type { EmailForm } from '#web/back-office/texts/emails/use-email-form.ts';
import classes from '#web/back-office/texts/texts.module.css';

type Props = { form: EmailForm; language: SiteLanguage };
const LINES = ['subject', 'sender', 'sender_email'] as const;

const directionFor = (name: (typeof LINES)[number], language: SiteLanguage): 'ltr' | 'rtl' =>
  name === 'sender_email' ? 'ltr' : directionOf(language);

/** One language of a template. */
export const EmailText = ({ form, language }: Props) => {
  const { t } = useTexts();
  const text = form.textOf(language);
  const { subject, message } = form.measureOf(language);
  return (
    <>
      <Checkbox
        label={t('office.emails.language_active')}
        description={t('office.emails.language_active_hint')}
        checked={text.active}
        disabled={form.isBusy || language === DEFAULT_LANGUAGE}
        onChange={(event) => form.setText(language, { active: event.currentTarget.checked })}
      />
      {writesOtherLetters(language) && <p className={classes.warn}>{t('office.emails.latin')}</p>}
      {LINES.map((name) => (
        <TextInput
          key={name}
          label={t(`office.emails.field.${name}`)}
          lang={language}
          dir={directionFor(name, language)}
          required
          disabled={form.isBusy}
          value={text[name]}
          error={form.errorAt(`languages.${language}.${name}`)}
          onChange={(event) => form.setText(language, { [name]: event.currentTarget.value })}
        />
      ))}
      <RichText
        key={`${form.base._id} ${language} ${form.start}`}
        label={t('office.emails.field.message')}
        kind="mail"
        language={language}
        value={text.message}
        variables={variablesIn(`${subject} ${message}`).map((name) => `[${name}]`)}
        error={form.messageError(language)}
        isDisabled={form.isBusy}
        onChange={(changed) => form.setText(language, { message: changed })}
      />
    </>
  );
};
