/** Where somebody logs in or pays, nothing is counted (public specification, section 2). */
const NEVER_COUNTED =
  /^\/(login|signup|user_settings|logout|forgot-password|reset-password|payment|book\/payment|admin|agencies|cms)(\/|$)/;

/** Whether the view of a page may be counted. `path` is the address below the language prefix. */
export const isCounted = (path: string): boolean => !NEVER_COUNTED.test(path);
