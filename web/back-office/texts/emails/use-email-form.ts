import { useState } from 'react';
import { type TemplateText, templateProblems, variableDifference } from '#shared/emails/template-rules.ts';
import type { SiteLanguage } from '#shared/languages.ts';
import { useAlerts } from '#web/back-office/components/alerts.tsx';
import type { Meanwhile } from '#web/back-office/components/form/laid-over.ts';
import { type Translate, useTexts } from '#web/back-office/language/office-language.ts';
import { changedInTemplate, laidOverTemplate } from '#web/back-office/texts/emails/laid-over-template.ts';
import { callEmails, type EmailRow, readEmail } from '#web/back-office/texts/emails/use-emails.ts';
import { ApiError } from '#web/common/call-api.ts';

const CODES = [
  'title.empty',
  'title.line',
  'status.empty',
  'signature.empty',
  'subject.empty',
  'subject.line',
  'sender.empty',
  'sender.line',
  'sender_email.invalid',
  'message.empty',
  'message.variables',
] as const;

const bracketed = (names: readonly string[]): string => names.map((name) => `[${name}]`).join(', ');

/** Which variables are missing or added, in words. */
const variableWords = (before: TemplateText, after: TemplateText, t: Translate): string => {
  const { missing, added } = variableDifference(before, after);
  return [
    missing.length > 0 && t('office.texts.missing', { names: bracketed(missing) }),
    added.length > 0 && t('office.texts.added', { names: bracketed(added) }),
  ]
    .filter(Boolean)
    .join(' ');
};

type Props = { row: EmailRow; reread: () => Promise<unknown>; onSaved: () => void };

/** A template as it is being written, what is wrong with it, and saving it. */
export const useEmailForm = ({ row, reread, onSaved }: Props) => {
  const { t } = useTexts();
  const { success, danger } = useAlerts();
  const [base, setBase] = useState(row);
  const [draft, setDraft] = useState(row);
  /** What somebody else has changed meanwhile; undefined while nobody has. */
  const [meanwhile, setMeanwhile] = useState<readonly Meanwhile[]>();
  const [isBusy, setBusy] = useState(false);
  /** Editors begin anew with it. */
  const [start, setStart] = useState(0);
  const problems = templateProblems(draft, base);
  const isChanged = JSON.stringify(draft) !== JSON.stringify({ ...base, version: draft.version });
  const textOf = (language: SiteLanguage): TemplateText =>
    draft.languages[language] ?? { ...draft.languages.en, active: false };
  const measureOf = (language: SiteLanguage): TemplateText => base.languages[language] ?? base.languages.en;

  const begin = (next: EmailRow): void => {
    setBase(next);
    setDraft(next);
    setMeanwhile(undefined);
    setStart((last) => last + 1);
  };
  const refuse = async (error: unknown): Promise<void> => {
    danger(t('office.emails.not_updated'), { error });
    if (!(error instanceof ApiError && error.code === 'changed_meanwhile')) return;
    const now = await readEmail(base._id).catch(() => undefined);
    if (!now) return;
    setMeanwhile(changedInTemplate(base, draft, now));
    // What was written stays, over what is stored by now.
    setDraft(laidOverTemplate(base, draft, now));
    setBase(now);
    setStart((last) => last + 1);
  };
  const languages = Object.fromEntries(
    Object.entries(draft.languages).flatMap(([language, text]) => (text ? [[language, text]] : [])),
  );
  const body = { ...draft, languages, version: base.version };
  const save = async (isClosing: boolean): Promise<void> => {
    if (isBusy || Object.keys(problems).length > 0) return;
    setBusy(true);
    try {
      const { row: saved } = await callEmails('POST /api/emails/updateEmail', { body: { email: body } });
      begin(saved);
      success(t('office.emails.updated'));
      await reread().catch(() => undefined);
      if (isClosing) onSaved();
    } catch (error) {
      await refuse(error);
    }
    setBusy(false);
  };
  const errorAt = (field: string): string | undefined => {
    const code = CODES.find((known) => known === problems[field]?.code);
    return code && t(`office.emails.error.${code}`);
  };
  return {
    base,
    draft,
    body,
    start,
    isChanged,
    meanwhile,
    isBusy,
    canSave: isChanged && Object.keys(problems).length === 0,
    textOf,
    measureOf,
    errorAt,
    hasProblem: (language: SiteLanguage): boolean =>
      Object.keys(problems).some((field) => field.startsWith(`languages.${language}.`)),
    hasChanged: (language: SiteLanguage): boolean =>
      JSON.stringify(draft.languages[language]) !== JSON.stringify(base.languages[language]),
    messageError: (language: SiteLanguage): string | undefined => {
      const field = `languages.${language}.message`;
      const words = errorAt(field);
      if (problems[field]?.code !== 'message.variables') return words;
      return [words, variableWords(measureOf(language), textOf(language), t)].join(' ');
    },
    set: (changes: Partial<EmailRow>): void => setDraft((last) => ({ ...last, ...changes })),
    setText: (language: SiteLanguage, changes: Partial<TemplateText>): void =>
      setDraft((last) => ({
        ...last,
        languages: {
          ...last.languages,
          [language]: { ...(last.languages[language] ?? last.languages.en), ...changes },
        },
      })),
    discard: (): void => begin(base),
    save,
  };
};
export type EmailForm = ReturnType<typeof useEmailForm>;
