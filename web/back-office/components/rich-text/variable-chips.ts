import { InputRule, Node } from '@tiptap/react';

const ATTRIBUTE = 'data-variable';

const escaped = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');

/** Finds any of these variables; `undefined` where there are none. */
const patternOf = (variables: readonly string[]): RegExp | undefined =>
  variables.length === 0
    ? undefined
    : new RegExp(
        `(${variables
          .toSorted((a, b) => b.length - a.length)
          .map(escaped)
          .join('|')})`,
        'g',
      );

/** A variable without the signs around it: `NAME_SIGN`, `count`. */
export const variableName = (variable: string): string => variable.replace(/^[[{<]+|[\]}>]+$/g, '');

const chip = (tag: 'span' | 'div', variable: string): HTMLElement => {
  const element = document.createElement(tag);
  element.setAttribute(ATTRIBUTE, variable);
  return element;
};

const markIn = (text: Text, pattern: RegExp, isTop: boolean): void => {
  const written = text.data;
  const parts = written.split(pattern);
  if (parts.length < 2) return;
  // Alone between paragraphs it stands for several of them, such as a table.
  if (isTop && parts.length === 3 && `${parts[0]}${parts[2]}`.trim() === '') {
    text.replaceWith(chip('div', parts[1] ?? ''));
    return;
  }
  text.replaceWith(...parts.map((part, index) => (index % 2 === 1 ? chip('span', part) : part)));
};

/** Puts chips in place of the variables that stand in the text of a document. */
export const markVariables = (root: HTMLElement, variables: readonly string[]): void => {
  const pattern = patternOf(variables);
  if (!pattern) return;
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) markIn(text, pattern, text.parentNode === root);
};

/** Writes the variables again in place of their chips. */
export const unmarkVariables = (root: ParentNode): void => {
  for (const element of root.querySelectorAll(`[${ATTRIBUTE}]`)) {
    element.replaceWith(element.getAttribute(ATTRIBUTE) ?? '');
  }
};

const variableNode = (name: string, tag: 'span' | 'div', group: 'inline' | 'block') =>
  Node.create({
    name,
    group,
    inline: group === 'inline',
    atom: true,
    selectable: true,
    marks: '_',
    addAttributes: () => ({
      variable: {
        default: '',
        parseHTML: (element: HTMLElement) => element.getAttribute(ATTRIBUTE),
        renderHTML: ({ variable }: { variable?: string }) => ({ [ATTRIBUTE]: variable ?? '' }),
      },
    }),
    parseHTML: () => [{ tag: `${tag}[${ATTRIBUTE}]`, priority: 100 }],
    renderHTML: ({ HTMLAttributes }) => [
      tag,
      { ...HTMLAttributes, dir: 'ltr' },
      variableName(String(HTMLAttributes[ATTRIBUTE])),
    ],
    renderText: ({ node }) => String(node.attrs.variable),
  });

/** One of these variables in a line of text; typed in full, it becomes a chip. */
export const variableIn = (variables: readonly string[]) =>
  variableNode('variable', 'span', 'inline').extend({
    addInputRules() {
      return variables.map(
        (variable) =>
          new InputRule({
            find: new RegExp(`${escaped(variable)}$`),
            handler: ({ chain, range }) => {
              chain().insertContentAt(range, { type: 'variable', attrs: { variable } }).run();
            },
          }),
      );
    },
  });

/** A variable that stands for whole paragraphs. */
export const BlockVariable = variableNode('blockVariable', 'div', 'block');
