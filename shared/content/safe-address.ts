/**
 * Whether an address may stand in a page as a link or picture: a path of this site, a place on the page, or a
 * whole address over https. A second slash or a backslash would lead to another site.
 */
export const isSafeAddress = (text: string): boolean =>
  /^(\/(?![/\\])|#|https:\/\/)[^\s\p{Cc}"'<>\\]*$/u.test(text);
