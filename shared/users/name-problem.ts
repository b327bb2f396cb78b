import type { FieldError } from '#shared/domain-error.ts';

const NAME_MAX = 120;
/** Mails carry the name to an address that somebody typed: no web address may travel with it. */
const NOT_IN_NAMES = /[\p{Cc}<>:/@]|www\./iu;

/** What is wrong with a name that is there. */
export const nameProblem = (name: string): FieldError | undefined => {
  if (name.length > NAME_MAX)
    return { code: 'too_long', message: `A name has at most ${NAME_MAX} characters.` };
  return NOT_IN_NAMES.test(name)
    ? { code: 'invalid', message: 'A name has none of the signs < > : / @ in it.' }
    : undefined;
};
