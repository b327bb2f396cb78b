import type { SiteLanguage } from '#shared/languages.ts';

/** A picture of ours as it stands in a page. */
export type Picture = { readonly src: string; readonly alt: string };

/**
 * What a text may hold: `text` nothing but words and lines, `mail` bold, italic, headings, lists, links and buttons,
 * `page` the same without buttons, and pictures where `onPicture` brings them.
 */
export type TextKind = 'text' | 'mail' | 'page';

export type RichTextProps = {
  /** Read out as the name of the field; shown above it unless `isLabelHidden`. */
  label: string;
  isLabelHidden?: boolean;
  kind: TextKind;
  /** The language that is written here: it gives the direction. */
  language: SiteLanguage;
  /** What the editor begins with: HTML, or plain text with line breaks of the kind `text`. Another begins with another `key`. */
  value: string;
  /** What is written now, as the server keeps it. */
  onChange: (value: string) => void;
  /** Variables as they are written (`[NAME_SIGN]`, `{{count}}`): shown as chips, and offered below the field. */
  variables?: readonly string[];
  /** What is wrong with the text. */
  error?: string | undefined;
  isDisabled?: boolean;
  /** Lets the office choose a picture; without it there are none. */
  onPicture?: () => Promise<Picture | undefined>;
};
