import { Image } from '@tiptap/extension-image';
import { type AnyExtension, Extension } from '@tiptap/react';
import { StarterKit } from '@tiptap/starter-kit';
import { isSafeAddress } from '#shared/content/safe-address.ts';
import { isLinkAddress } from '#web/back-office/components/rich-text/link-address.ts';
import type { RichTextProps, TextKind } from '#web/back-office/components/rich-text/rich-text-props.ts';
import { BlockVariable, variableIn } from '#web/back-office/components/rich-text/variable-chips.ts';

/** Links are not followed while one writes, and none is made of what looks like one. */
const linkOf = (kind: TextKind) => ({
  openOnClick: false,
  autolink: false,
  HTMLAttributes: { target: null, rel: null, class: null },
  isAllowedUri: (address: string) => isLinkAddress(address, kind),
});

/** A heading's or paragraph's name, which links lead to, and its language. */
const Places = Extension.create({
  name: 'places',
  addGlobalAttributes: () => [
    { types: ['heading', 'paragraph'], attributes: { id: { default: null }, lang: { default: null } } },
  ],
});

/** Pictures from elsewhere, or with a text for an address, are dropped when they are pasted. */
const OwnImage = Image.extend({
  parseHTML: () => [
    { tag: 'img[src]', getAttrs: (element) => isSafeAddress(element.getAttribute('src') ?? '') && null },
  ],
  addAttributes: () => ({
    src: { default: null },
    alt: { default: '' },
    width: { default: null },
    height: { default: null },
  }),
});

const NO_STYLE = {
  code: false,
  codeBlock: false,
  strike: false,
  underline: false,
  trailingNode: false,
} as const;
const NO_FORM = {
  blockquote: false,
  bold: false,
  bulletList: false,
  hardBreak: false,
  heading: false,
  horizontalRule: false,
  italic: false,
  link: false,
  listItem: false,
  listKeymap: false,
  orderedList: false,
} as const;

/** What can be written in a text of this kind; what is pasted loses all else. */
export const extensionsOf = ({
  kind,
  variables = [],
  onPicture,
}: Pick<RichTextProps, 'kind' | 'variables' | 'onPicture'>): AnyExtension[] => {
  const chips = variables.length > 0 ? [variableIn(variables)] : [];
  if (kind === 'text') return [StarterKit.configure({ ...NO_STYLE, ...NO_FORM }), ...chips];
  return [
    StarterKit.configure({ ...NO_STYLE, heading: { levels: [2, 3, 4] }, link: linkOf(kind) }),
    Places,
    ...(onPicture ? [OwnImage] : []),
    ...chips,
    ...(variables.length > 0 ? [BlockVariable] : []),
  ];
};
