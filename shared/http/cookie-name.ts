/**
 * The name under which a browser keeps a cookie of the site. With the prefix, it takes it from this host alone, over
 * HTTPS and for all paths, so that no other host of the domain can plant one (RFC 6265bis, 4.1.3.2). Browsers refuse the
 * prefix over plain HTTP, which only the stack on one's own machine speaks: there the name stands alone.
 * @param site where visitors open the site
 */
export const cookieName = (name: string, site: string): string =>
  site.startsWith('https:') ? `__Host-${name}` : name;
