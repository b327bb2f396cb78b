export type RefusalValues = Readonly<Record<string, string | number>>;

/** A text with its values; `nameOf` may call one by the words of a screen. */
export const filledRefusal = (
  text: string,
  values: RefusalValues,
  nameOf: (name: string, value: string) => string = (_, value) => value,
): string => text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => nameOf(name, String(values[name] ?? '')));
