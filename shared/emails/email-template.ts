import * as z from 'zod/mini';

/** One language of a template; `message` is HTML, both texts carry variables such as `[ORDER_NUMBER]`. */
const templateText = z.object({
  active: z.boolean(),
  subject: z.string(),
  sender: z.string(),
  sender_email: z.string(),
  message: z.string(),
});

/** A mail's text as it is stored. Source: back-office specification, section 3, "Email template". */
export const emailTemplate = z.object({
  _id: z.string(),
  title: z.string(),
  category: z.string(),
  active: z.boolean(),
  /** HTML below every message, the same in all languages. */
  signature: z.string(),
  /** The variables, without brackets, that subject and message of every language name. */
  variables: z.array(z.string()),
  languages: z.object({
    en: templateText,
    de: templateText,
    ru: z.optional(templateText),
    zh: z.optional(templateText),
    ja: z.optional(templateText),
    es: z.optional(templateText),
    ar: z.optional(templateText),
  }),
});
export type EmailTemplate = z.infer<typeof emailTemplate>;

/** The same with the version by which two editors of it are told apart. */
export const storedTemplate = z.extend(emailTemplate, { version: z.int() });
export type StoredTemplate = z.infer<typeof storedTemplate>;

/** The bracketed capital variables of a text, without brackets, each once, sorted. */
export const variablesIn = (text: string): string[] =>
  [...new Set(Array.from(text.matchAll(/\[([A-Z][A-Z0-9_]*)\]/g), ([, name]) => name ?? ''))].sort();
