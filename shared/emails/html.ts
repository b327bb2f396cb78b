const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text as it may stand in HTML; whatever a visitor entered passes through here. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);

/** The same of a text of several lines. */
export const escapeLines = (text: string): string => escapeHtml(text).replace(/\r\n|\r|\n/g, '<br>');
