/** A part of a page under its heading; `html` is sanitised by the server. */
export type PageSection = { readonly id: string; readonly title: string; readonly html: string };

const HEADING = /<h2\b([^>]*)>([\s\S]*?)<\/h2>/gi;

const NAMED: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ', shy: '' };

const decode = (text: string): string =>
  text.replace(/&(#x?[\da-f]+|\w+);/gi, (whole, name: string) => {
    if (!name.startsWith('#')) return NAMED[name] ?? whole;
    const isHex = name[1]?.toLowerCase() === 'x';
    const code = Number.parseInt(name.slice(isHex ? 2 : 1), isHex ? 16 : 10);
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });

const plain = (html: string): string => decode(html.replace(/<[^>]*>/g, '')).trim();

/**
 * Takes a page apart at its second-level headings, so that a long one can have a table of contents.
 * @returns what stands before the first heading, and the sections with the ids of their headings to link to
 */
export const pageSections = (html: string): { intro: string; sections: readonly PageSection[] } => {
  const headings = Array.from(html.matchAll(HEADING));
  const sections = headings.map((heading, index) => ({
    id: /\bid="([^"]+)"/.exec(heading[1] ?? '')?.[1] ?? `part-${index + 1}`,
    title: plain(heading[2] ?? ''),
    html: html.slice(heading.index + heading[0].length, headings[index + 1]?.index ?? html.length).trim(),
  }));
  return { intro: html.slice(0, headings[0]?.index ?? html.length).trim(), sections };
};
