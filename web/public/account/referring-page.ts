import { ownPath } from '#web/public/account/own-path.ts';
import { splitLanguage } from '#web/public/language/language-prefix.ts';

const NOT_PUBLIC = /^\/(admin|agencies|cms|login|logout|user_settings)(\/|\?|#|$)/;

/** The public page that asked for the logout, without its language; home when it is none of this site. */
export const referringPage = (referrer: string | null): string => {
  const { path } = splitLanguage(ownPath(referrer ?? '/') ?? '/');
  return NOT_PUBLIC.test(path) ? '/' : path;
};
