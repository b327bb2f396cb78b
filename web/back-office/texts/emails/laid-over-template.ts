import { SITE_LANGUAGES } from '#shared/languages.ts';
import { changedMeanwhile, laidOver, type Meanwhile } from '#web/back-office/components/form/laid-over.ts';
import type { EmailRow } from '#web/back-office/texts/emails/use-emails.ts';

type Fields = Readonly<Record<string, string | boolean>>;

/** A template as one list of fields: `title`, and `de.subject` of a language. */
export const fieldsOf = ({ title, active, signature, languages }: EmailRow): Fields => ({
  title,
  active,
  signature,
  ...Object.fromEntries(
    SITE_LANGUAGES.flatMap((language) =>
      Object.entries(languages[language] ?? {}).map(([name, value]) => [`${language}.${name}`, value]),
    ),
  ),
});

/** Lays a template as it was written over what somebody else has stored meanwhile, field by field in each language. */
export const laidOverTemplate = (before: EmailRow, draft: EmailRow, now: EmailRow): EmailRow => {
  const languages = SITE_LANGUAGES.flatMap((language) => {
    const [was, written, is] = [before, draft, now].map((one) => one.languages[language]);
    const text =
      was && written && is
        ? laidOver(was, written, is)
        : laidOver({ text: was }, { text: written }, { text: is }).text;
    return text ? [[language, text] as const] : [];
  });
  return {
    ...now,
    ...laidOver(
      { title: before.title, active: before.active, signature: before.signature },
      { title: draft.title, active: draft.active, signature: draft.signature },
      { title: now.title, active: now.active, signature: now.signature },
    ),
    languages: { ...now.languages, ...Object.fromEntries(languages) },
  };
};

/** What somebody else has changed of a template, and where it met what was written. */
export const changedInTemplate = (before: EmailRow, draft: EmailRow, now: EmailRow): Meanwhile[] =>
  changedMeanwhile(fieldsOf(before), fieldsOf(draft), fieldsOf(now));
