const SOMEWHERE = 'https://site.invalid';

/**
 * An address within this site as a browser would read it, or undefined: browsers take `//`, `/\` and a `/` that only
 * tabs or dots part from the next for another host, also behind a language, which is taken off.
 */
export const ownPath = (wanted: string): string | undefined => {
  if (!wanted.startsWith('/') || !URL.canParse(wanted, SOMEWHERE)) return undefined;
  const { origin, pathname, search, hash } = new URL(wanted, SOMEWHERE);
  return origin === SOMEWHERE && !pathname.includes('//') ? `${pathname}${search}${hash}` : undefined;
};
