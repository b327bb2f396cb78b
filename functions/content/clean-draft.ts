import { cleanMailText } from '#functions/platform/rich-text.ts';
import type { TemplateDraft } from '#shared/emails/template-rules.ts';

/** A template as the form sends it, with nothing in its HTML but what a mail may have. */
export const cleanDraft = <T extends TemplateDraft>(draft: T): T => ({
  ...draft,
  signature: cleanMailText(draft.signature),
  languages: Object.fromEntries(
    Object.entries(draft.languages).map(([language, text]) => [
      language,
      text && { ...text, message: cleanMailText(text.message) },
    ]),
  ),
});
