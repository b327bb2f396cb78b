import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { useTexts } from '#web/public/language/texts.ts';
import { type HeadTag, headTags } from '#web/public/page/head.ts';

/** Marks the tags that belong to the page shown, in rendered documents too. */
const MARK = 'data-page';

const elementOf = ({ tag, attributes }: HeadTag): HTMLElement => {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries({ ...attributes, [MARK]: '' }))
    element.setAttribute(name, value);
  return element;
};

/** Gives the document the title and the tags of the page shown; those of the one before go. */
export const useHead = ({
  title,
  description,
}: {
  title: string;
  description?: string | undefined;
}): void => {
  const { language } = useTexts();
  const path = useLocation().pathname.replace(/(.)\/+$/, '$1');
  useEffect(() => {
    const site = window.location.origin;
    document.title = title;
    for (const old of document.head.querySelectorAll(`[${MARK}]`)) old.remove();
    document.head.append(...headTags({ title, description, path, language, site }).map(elementOf));
  }, [title, description, path, language]);
};
