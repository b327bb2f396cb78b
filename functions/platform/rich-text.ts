import sanitizeHtml from 'sanitize-html';
import { isPictureAddress, sizeOfPicture } from '#shared/content/picture-address.ts';
import { isSafeAddress } from '#shared/content/safe-address.ts';

const TABLE = ['table', 'caption', 'thead', 'tbody', 'tr', 'th', 'td'];
const HEADINGS = ['h2', 'h3', 'h4'];

const OPTIONS: sanitizeHtml.IOptions = {
  allowedTags: [
    ...['section', 'address', 'p', 'br', 'hr', 'blockquote', 'ul', 'ol', 'li', 'dl', 'dt', 'dd'],
    ...['strong', 'em', 'b', 'i', 'small', 'sub', 'sup', 'a', 'img', ...HEADINGS, ...TABLE],
  ],
  allowedAttributes: {
    '*': ['id', 'lang'],
    a: ['href', 'title'],
    img: ['src', 'alt', 'width', 'height'],
    th: ['scope', 'colspan', 'rowspan'],
    td: ['colspan', 'rowspan'],
  },
  allowedSchemes: ['https', 'mailto', 'tel'],
  allowedSchemesByTag: { img: ['https'] },
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  nonTextTags: ['script', 'style', 'textarea', 'option', 'noscript', 'template', 'iframe', 'svg', 'math'],
  parseStyleAttributes: false,
  // Only pictures that the office has uploaded: another site would learn who reads the page.
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !isPictureAddress(attribs.src ?? ''),
  transformTags: {
    a: (tagName, { href = '', ...attribs }) => {
      const isKept = isSafeAddress(href) || /^(mailto|tel):[^\s\p{Cc}]+$/iu.test(href);
      return { tagName, attribs: { ...attribs, ...(isKept && { href }) } };
    },
    // The size keeps the picture's place while it loads.
    img: (tagName, attribs) => {
      const size = sizeOfPicture(attribs.src ?? '');
      const own = size && { width: String(size.width), height: String(size.height) };
      return { tagName, attribs: { ...attribs, alt: attribs.alt ?? '', ...own } };
    },
    // An id may be the target of a link, and must not take the name of something that scripts look up.
    '*': (tagName, { id, ...attribs }) => ({
      tagName,
      attribs: { ...attribs, ...(id !== undefined && /^[a-z][a-z0-9-]*$/.test(id) && { id }) },
    }),
  },
};

/**
 * Rich text of which nothing but headings, paragraphs, lists, tables, links and pictures is left: what the office
 * enters is cleaned when it is saved and again when it is answered.
 */
export const cleanRichText = (html: string): string => sanitizeHtml(html, OPTIONS);

/** In a mail a link leads to a whole address, or to what a variable stands for; it may be drawn as a button. */
const isMailAddress = (href: string): boolean =>
  /^\[[A-Z][A-Z0-9_]*\][^\s\p{Cc}"'<>\\]*$/u.test(href) ||
  /^(mailto|tel):[^\s\p{Cc}]+$/iu.test(href) ||
  (href.startsWith('https://') && isSafeAddress(href));

const MAIL_OPTIONS: sanitizeHtml.IOptions = {
  ...OPTIONS,
  allowedTags: (OPTIONS.allowedTags as string[]).filter((tag) => tag !== 'img'),
  allowedAttributes: { ...OPTIONS.allowedAttributes, a: ['href', 'class'] },
  allowedClasses: { a: ['button'] },
  transformTags: {
    ...OPTIONS.transformTags,
    a: (tagName, { href = '', class: button }) => ({
      tagName,
      attribs: { ...(button === 'button' && { class: 'button' }), ...(isMailAddress(href) && { href }) },
    }),
  },
};

/** The same for a message or signature of a mail: links as they work there, and no pictures. */
export const cleanMailText = (html: string): string => sanitizeHtml(html, MAIL_OPTIONS);
