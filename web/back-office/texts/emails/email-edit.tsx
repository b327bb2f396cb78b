import { Button, NativeSelect, TextInput } from '@mantine/core';
import { useState } from 'react';
import { DEFAULT_LANGUAGE, isSiteLanguage, LANGUAGE_NAMES, type SiteLanguage } from '#shared/languages.ts';
import type { OfficeKey } from '#shared/texts/office-en.ts';
import { BusyButton } from '#web/back-office/components/busy-button.tsx';
import { StaleNote } from '#web/back-office/components/form/stale-note.tsx';
import { LanguageTabs } from '#web/back-office/components/language-tabs.tsx';
import { RichText } from '#web/back-office/components/rich-text/rich-text.tsx';
import { type Translate, useTexts } from '#web/back-office/language/office-language.ts';
import { EditDrawer } from '#web/back-office/texts/edit-drawer.tsx';
import { categoryWord } from '#web/back-office/texts/emails/email-columns.tsx';
import { EmailText } from '#web/back-office/texts/emails/email-text.tsx';
import { EmailTrial } from '#web/back-office/texts/emails/email-trial.tsx';
import { fieldsOf } from '#web/back-office/texts/emails/laid-over-template.ts';
import { type EmailForm, useEmailForm } from '#web/back-office/texts/emails/use-email-form.ts';
import { callEmails, type EmailRow } from '#web/back-office/texts/emails/use-emails.ts';
import { History } from '#web/back-office/texts/history.tsx';
import classes from '#web/back-office/texts/texts.module.css';
import { type TabMark, useTabNote } from '#web/back-office/texts/use-tab-note.ts';

const markOf = (form: EmailForm, language: SiteLanguage): TabMark => {
  if (form.hasProblem(language)) return 'wrong';
  if (form.hasChanged(language)) return 'changed';
  return form.draft.languages[language] ? undefined : 'missing';
};

/** What holds for all languages. */
const Common = ({ form }: { form: EmailForm }) => {
  const { t } = useTexts();
  const { draft, isBusy } = form;
  return (
    <>
      <TextInput
        label={t('office.emails.field.title')}
        required
        disabled={isBusy}
        value={draft.title}
        error={form.errorAt('title')}
        onChange={(event) => form.set({ title: event.currentTarget.value })}
      />
      <NativeSelect
        label={t('office.emails.field.status')}
        required
        disabled={isBusy}
        value={draft.active ? 'active' : 'inactive'}
        data={(['active', 'inactive'] as const).map((status) => ({
          value: status,
          label: t(`office.emails.status.${status}`),
        }))}
        onChange={(event) => form.set({ active: event.currentTarget.value === 'active' })}
      />
    </>
  );
};

/** The words of a text without its tags. */
const plain = (html: string): string =>
  new DOMParser().parseFromString(html.replaceAll('</', ' </'), 'text/html').body.textContent ?? '';

/** What a field is called on the form, and what is stored in it now. */
const storedOf = (field: string, base: EmailRow, t: Translate): { label: string; now: string } => {
  const value = fieldsOf(base)[field] ?? '';
  const [first = '', name = first] = field.split('.');
  const words =
    typeof value === 'string' ? plain(value) : t(`office.emails.status.${value ? 'active' : 'inactive'}`);
  const label = t(`office.emails.field.${name === 'active' ? 'status' : name}` as OfficeKey);
  return { label: isSiteLanguage(first) ? `${LANGUAGE_NAMES[first]}: ${label}` : label, now: words };
};

/** What somebody else has changed of the template while it was being written. */
const Stale = ({ form: { meanwhile, base } }: { form: EmailForm }) => {
  const { t } = useTexts();
  return (
    meanwhile && (
      <StaleNote
        text={t('office.emails.stale')}
        stored={meanwhile.map(({ field, isTyped }) => ({ ...storedOf(field, base, t), isTyped }))}
      />
    )
  );
};

const Foot = ({ form }: { form: EmailForm }) => {
  const { t } = useTexts();
  const { isBusy, isChanged, canSave, save } = form;
  return (
    <footer className={classes.foot}>
      <Button variant="default" disabled={isBusy || !isChanged} onClick={form.discard}>
        {t('office.texts.discard')}
      </Button>
      <Button variant="default" disabled={isBusy || !canSave} onClick={() => void save(false)}>
        {t('office.texts.update')}
      </Button>
      <BusyButton
        label={t('office.emails.save')}
        busyLabel={t('office.emails.saving')}
        isBusy={isBusy}
        disabled={!canSave}
        onClick={() => void save(true)}
      />
    </footer>
  );
};

type Props = { row: EmailRow; isOpen: boolean; onClose: () => void; reread: () => Promise<unknown> };

/** A template in all its languages: Update keeps the form open, Save closes it. */
export const EmailEdit = ({ row, isOpen, onClose, reread }: Props) => {
  const { t } = useTexts();
  const [language, setLanguage] = useState<SiteLanguage>(DEFAULT_LANGUAGE);
  const form = useEmailForm({ row, reread, onSaved: onClose });
  const { base } = form;
  const noteOf = useTabNote();
  return (
    <EditDrawer
      isOpen={isOpen}
      isChanged={form.isChanged}
      onClose={onClose}
      title={
        <>
          <small>{categoryWord(base.category, t)}</small>
          <br />
          {base.title}
        </>
      }
    >
      <div className={classes.form}>
        <Stale form={form} />
        <Common form={form} />
        <LanguageTabs
          label={t('office.texts.tabs')}
          current={language}
          onChange={setLanguage}
          noteOf={(one) => noteOf(markOf(form, one))}
          panelClass={classes.panel}
        >
          <EmailText form={form} language={language} />
        </LanguageTabs>
        <EmailTrial form={form} language={language} />
        <RichText
          key={`signature ${form.start}`}
          label={t('office.emails.field.signature')}
          kind="mail"
          language="de"
          value={form.draft.signature}
          error={form.errorAt('signature')}
          isDisabled={form.isBusy}
          onChange={(signature) => form.set({ signature })}
        />
        <History
          name={`${base._id} ${base.version}`}
          load={() => callEmails('GET /api/emails/history/{id}', { params: { id: base._id } })}
          wordOf={(field) => field}
        />
      </div>
      <Foot form={form} />
    </EditDrawer>
  );
};
