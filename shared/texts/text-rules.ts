import type { FieldErrors } from '#shared/domain-error.ts';
import type { SiteLanguage } from '#shared/languages.ts';

/** What the screens fill in or draw themselves: `{{count}}`, and parts in pointed brackets such as `<terms>`. */
const MARKS = /\{\{[^{}]*\}\}|<\/?[a-z][a-z0-9]*>/g;
/** Whatever a browser might take for markup. */
const MARKUP = /<[a-z/!?]/i;
/** Control characters but the line break. */
const UNSEEN = /[^\P{Cc}\n]/u;

export const LONGEST_TEXT = 5000;

/** The placeholders of a text as they are written, as often as they stand in it, sorted. */
export const placeholdersOf = (text: string): string[] =>
  [...text.matchAll(MARKS)].map(([mark]) => mark).sort();

/** What `text` lacks of the placeholders of the shipped text, and what it has that is none of them. */
export const placeholderDifference = (
  text: string,
  shipped: string,
): { missing: readonly string[]; added: readonly string[] } => {
  const [own, due] = [placeholdersOf(text), placeholdersOf(shipped)];
  return {
    missing: [...new Set(due.filter((mark) => !own.includes(mark)))],
    added: [...new Set(own.filter((mark) => !due.includes(mark)))],
  };
};

export type Texts = { readonly [language in SiteLanguage]?: string };

type Problem =
  | 'message.empty'
  | 'message.long'
  | 'message.placeholders'
  | 'message.styled'
  | 'message.invalid';

const MESSAGES: Readonly<Record<Exclude<Problem, 'message.placeholders'>, string>> = {
  'message.empty': 'Please enter message.',
  'message.long': `A text has at most ${LONGEST_TEXT} characters.`,
  'message.styled': 'This is a simple text: please add no styling.',
  'message.invalid': 'This text has signs that cannot be shown.',
};

/**
 * What is wrong with a text that takes the place of a shipped one. Simple texts take no markup at all.
 * @param shipped what it takes the place of: its language's, or where that lacks one the English
 */
export const textProblem = (text: string, shipped: string): Problem | undefined => {
  if (text.trim() === '') return 'message.empty';
  if (text.length > LONGEST_TEXT) return 'message.long';
  if (UNSEEN.test(text)) return 'message.invalid';
  const { missing, added } = placeholderDifference(text, shipped);
  // A tag that the shipped text does not have is styling, not a placeholder too many.
  const strange = added.filter((mark) => mark.startsWith('{'));
  if (missing.length > 0 || strange.length > 0) return 'message.placeholders';
  return added.length > 0 || MARKUP.test(text.replace(MARKS, '')) ? 'message.styled' : undefined;
};

/** What a text is measured by. */
export const shippedFor = (shipped: Texts, language: SiteLanguage): string =>
  shipped[language] ?? shipped.en ?? '';

/** The problems of changed texts by `texts.{language}`; a language that never had the text may go without it. */
export const textProblems = (texts: Texts, shipped: Texts): FieldErrors => {
  const problems = (Object.entries(texts) as [SiteLanguage, string][]).flatMap(([language, text]) => {
    const due = shippedFor(shipped, language);
    const problem = text === '' && shipped[language] === undefined ? undefined : textProblem(text, due);
    if (!problem) return [];
    const { missing, added } = placeholderDifference(text, due);
    const message =
      problem === 'message.placeholders'
        ? `Keep the placeholders as they are. Missing: ${missing.join(', ') || '–'}. Added: ${added.join(', ') || '–'}.`
        : MESSAGES[problem];
    return [[`texts.${language}`, { code: problem, message }] as const];
  });
  return Object.fromEntries(problems);
};

/** Of all texts those that differ from the shipped ones: only these are kept. */
export const editedOnly = (texts: Texts, shipped: Texts): Texts =>
  Object.fromEntries(
    Object.entries(texts).filter(
      ([language, text]) => text !== '' && text !== shipped[language as SiteLanguage],
    ),
  );
