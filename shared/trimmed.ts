/** A text without white space around it; undefined when nothing is left, for what nobody entered is not stored. */
export const trimmed = (text: string | null | undefined): string | undefined => text?.trim() || undefined;
