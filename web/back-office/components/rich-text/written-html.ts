import { escapeHtml } from '#shared/emails/html.ts';
import type { TextKind } from '#web/back-office/components/rich-text/rich-text-props.ts';
import { markVariables, unmarkVariables } from '#web/back-office/components/rich-text/variable-chips.ts';

/** What the editor begins with: variables become chips; of the kind `text` each line is a paragraph. */
export const shownHtml = (value: string, kind: TextKind, variables: readonly string[]): string => {
  const html =
    kind === 'text'
      ? value
          .split('\n')
          .map((line) => `<p>${escapeHtml(line)}</p>`)
          .join('')
      : value;
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  markVariables(body, variables);
  return body.innerHTML;
};

/** A point of a list that is one paragraph is written without it, as the pages have it. */
const unwrapPoints = (root: ParentNode): void => {
  for (const point of root.querySelectorAll('li')) {
    const [first, ...others] = [...point.children];
    if (first?.tagName === 'P' && others.every(({ tagName }) => tagName !== 'P')) {
      first.replaceWith(...first.childNodes);
    }
  }
};

/** Of a link only its address is kept, and in mails whether it is drawn as a button. */
const keepLinks = (root: ParentNode, kind: TextKind): void => {
  for (const link of root.querySelectorAll('a')) {
    const isButton = kind === 'mail' && link.classList.contains('button');
    const address = link.getAttribute('href') ?? '';
    for (const { name } of [...link.attributes]) link.removeAttribute(name);
    if (isButton) link.setAttribute('class', 'button');
    link.setAttribute('href', address);
  }
};

/** HTML of the editor as the server keeps it: its cleaning changes nothing of it. */
export const writtenHtml = (html: string, kind: TextKind): string => {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  if (body.textContent?.trim() === '' && !body.querySelector('img, hr, [data-variable]')) return '';
  unmarkVariables(body);
  unwrapPoints(body);
  keepLinks(body, kind);
  return body.innerHTML.replaceAll('&nbsp;', '\u00a0').replace(/<(br|hr|img)\b([^>]*)>/g, '<$1$2 />');
};
